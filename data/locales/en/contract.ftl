# What the people of a table agree on before they join.
contract-pace = Pace
contract-pace-live = live
contract-pace-brisk = fast
contract-pace-daily = daily
contract-pace-relaxed = relaxed
contract-pace-none = no clock
contract-pace-live-help = about 3 minutes for a move, with 15 in reserve
contract-pace-brisk-help = a few moves a day; nights and holidays do not count
contract-pace-daily-help = about a day for a move; nights and holidays do not count
contract-pace-relaxed-help = about three days for a move; nights and holidays do not count
contract-pace-none-help = take all the time you like; reminders come now and then
contract-pace-alone = alone with robots there is no clock
contract-absence = Out of time
contract-absence-others = the others may end the game
contract-absence-out = that player is out
contract-absence-substitute = somebody else may take the seat
contract-absence-substitute-help = After up to three reminders. A robot plays meanwhile; the owner can come back until then.
contract-absence-others-help = After up to three reminders. The missing player is not asked.
contract-absence-out-help = After up to three reminders, the seat is given up as the rules say.
contract-absence-robot = a robot plays until they are back
contract-absence-robot-once = a robot plays that one move
contract-absence-robot-help = After up to three reminders. Any move by the owner takes the seat back.
contract-absence-robot-once-help = After up to three reminders. The next decision is the owner’s again.
contract-undo = Undo
contract-undo-free = free within a turn
contract-undo-request = free within a turn; later, the others must agree
contract-undo-none = no, moves are final
contract-undo-free-help = Until a card, a die or the next player comes into it.
contract-undo-request-help = After that you can ask the others at the table.
contract-undo-none-help = Choose this where every move has to count.
contract-admission = Who may join
contract-admission-everybody = everybody here
contract-admission-invited = invited people
contract-admission-role = members with a role
contract-admission-members = members with { $role }, and invited people
contract-admission-everybody-help = Seats that are kept for somebody stay kept.
contract-admission-invited-help = Invite them in the menu below.
contract-admission-role-help = Choose the role in the menu below. Invited people may join too.
contract-watching = Who may watch
contract-watching-everybody = everybody here
contract-watching-table = only the people at this table
contract-watching-everybody-help = The game is played in a thread that all can open.
contract-watching-table-help = The game is played in a private thread. This lobby stays open to all.
contract-beginning = Start
contract-beginning-host = when the host starts it
contract-beginning-full = automatic, once everybody is here
contract-beginning-host-help = The host presses Start.
contract-beginning-full-help = With the last seat, or when all invited people have answered.
contract-hints = Hints
contract-hints-alone = only alone against robots
contract-hints-always = for everybody
contract-hints-never = none
contract-hints-alone-help = With other people at the table nobody gets any.
contract-hints-always-help = The log tells who asked for one.
contract-hints-never-help = Nobody gets help.
contract-giving-up = Giving up
contract-giving-up-rules = as the game’s rules say
contract-giving-up-robot = a robot takes over
contract-giving-up-rules-help = The rules page of the game says what becomes of the seat.
contract-giving-up-robot-help = Its owner can ask for the seat again at any time.
contract-length = usually { $actions } moves, { $days ->
        [one] within a day
       *[other] within { $days } days
    }
contract-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
contract-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }

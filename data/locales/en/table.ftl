# The message of a table, My view, and what belongs to them.
table-waiting = 👉 { $who } · { $since }
    .spoken = Waiting for { $who } · { $since }
table-your-turn = 👉 Your turn · { $since }
table-finished = The game is over
table-won = { $who } wins!
table-cancelled = This game was called off
table-frozen = ⏸️ { $game }: this table is on hold
table-cancel-question = 🛑 { $asker } wants to call this game off, without a result. Still to agree: { $who }
table-answered = ▶️ Your request was answered while you were away: everything stays as it is.
table-cancel-refused = { $who } wants to play on, so the game continues.
table-cancel-refuse = Keep playing
table-began = ▶️ Everybody is here, so the game has begun.
table-my-screen = My view
table-confirm = ✔ Confirm
table-confirm-question = Confirm, or go back.
table-back = Back
table-chosen = ✓ { $label }
    .spoken = Chosen: { $label }
# A first step beside whole moves.
table-goes-on = { $label } → …
    .spoken = { $label }, more to choose
# Without the backslash, a line that begins with “4.” would become a list.
table-rank =
    { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $rank }\.
    }
    .spoken = { $rank }\.
table-rules = Rules
table-restored = ↩️ I had to restore a backup from { $moment }. Moves made after that are lost; please continue from here.
table-position-lost = This position is gone, because I had to restore a backup. A newer message shows the table.
table-continues-below = This table continues below.
log-left-out =
    { $count ->
        [one] … one earlier line is left out
       *[other] … { $count } earlier lines are left out
    }
screen-done = ✅ Done.
table-suggestion = -# Suggestion: { $moves }
screen-next = 👉 Next: { $who }
screen-next-you = 👉 You are next.
screen-at-table = ▶️ The game goes on at the table.
undo-last = ↩ Undo
undo-turn = ⏮ Undo my turn
undo-again = ↪ Redo
undo-done = ↩️ Undone. Choose again.
table-moved = 🚚 This table continues here.
undo-told = ↩️ { $who } undid a move.
undo-ask = ↩ Ask to undo…
undo-ask-which = Which of your moves do you want to undo? Everything after it is undone too, and the others may have to agree.
choose-move = Choose a move
undo-ask-move = { $number }. { $what }
undo-asked = ↩️ The others have been asked. I’ll tell you when they have decided.
undo-question = ↩️ { $who } wants to undo a move made { $moment } and everything after it. In favour: { $agreed } of { $of }. Still to answer: { $missing }
undo-question-acted = Somebody else has moved since then and would have to move again. You need not give a reason for refusing.
undo-question-learned = Since then a die, a card or a secret was revealed, and nobody can forget it. You need not give a reason for refusing.
undo-agree = Allow undo
undo-refuse = Refuse
screen-refresh = ↻ Refresh
board-elsewhere = This table is in { $place }. Only you see this view.
more = More
leave-which = Which game do you want to leave?
leave-question = How do you want to leave?
leave-help = If you give up, the others play on.
leave-ends = If you give up, the game ends and { $who } wins.
# $count: of $who, who have to agree.
leave-cancel-help =
    { $count ->
        [0] Called off, the game ends without a result.
        [one] The game is called off only if { $who } agrees.
       *[other] The game is called off only if everybody agrees: { $who }
    }
leave-robot = Let a robot play for me
leave-robot-help = With a robot, you can come back at any time.
leave-resign = Give up
leave-cancel = Call the game off
resign-question = Do you want to give up this game?
resign-hands-on = A robot takes over your seat. You can come back at any time under **My view**.
resign-yes = Yes, I give up
resign-done = You have given up. Thank you for playing!
cancel-question = Do you want to call this game off?
cancel-lobby = The table closes, and nobody can join it any more.
# $count: of $who, who have to agree.
cancel-game =
    { $count ->
        [0] The game ends at once, without a result.
        [one] The game ends without a result if { $who } agrees.
       *[other] The game ends without a result if everybody agrees: { $who }
    }
# $count: of $who.
cancel-unasked = Away for too long, and not asked: { $who }
cancel-yes = Yes, call it off
cancel-ask =
    { $count ->
        [one] Ask { $who }
       *[other] Ask the others
    }
cancel-asked = ✅ You want to call this game off. Still to agree: { $who }
decision-no = No
decision-kept = Nothing has changed.
guide-picture = A position of the game, as an example.
card-picture = Picture of { $name }
guide-page = Page { $page } of { $pages }
guide-lengths = ⏱️ How long games take
guide-back = ◀ Back
guide-on = Next ▶
games-none = You are not at a table.
games-heading =
    { $count ->
        [one] Your table
       *[other] Your { $count } tables
    }
games-more = … and { $count } more.
games-lobby =
    { $seats ->
        [one] Waiting for players: one seat taken
       *[other] Waiting for players: { $seats } seats taken
    }
games-lost = 📍 Its channel no longer exists. Use { $command-board } in another channel to continue there.
games-frozen = ⏸️ On hold: the saved game cannot be read. The people who run this bot know about it.
games-your-turn = 👉 **Your turn**, asked { $since }
games-waiting = Waiting for { $names }, asked { $since }
settings-privacy = My data
settings-heading = ## Your settings
settings-rest =
    ## More settings
    The host of a table chooses its language and colours.
settings-more = Language, colours, more
settings-main = Back
settings-language = Your language
settings-theme = Your board colours
settings-no-language = Language: same as my Discord
settings-no-theme = Colours: same as the table
settings-reading = What your pictures say to a screen reader
settings-no-reading = Screen reader: the whole position
reading-short = Screen reader: short, position behind a button
settings-confirms = Confirming your moves
settings-no-confirms = Confirm moves: only unusual ones
confirms-always = Confirm moves: always
confirms-final = Confirm moves: only those that cannot be undone
confirms-never = Confirm moves: never
settings-only_choices = Forced moves
settings-no-only_choices = Forced moves: ask me
only_choices-made = Forced moves: play them for me
only_choices-offer = Play forced moves for me
only_choices-taken = From now on I play your forced moves for you. You can change that with { $command-settings }.
table-confirm-chosen = This is what you have chosen.
settings-results = Your results in the statistics
settings-no-results = Results: others see them
results-hidden = Results: hidden from others
board-picture = Board
board-picture-more = More
screen-words = In words
theme-dark = Dark board
theme-light = Light board
theme-contrast = High-contrast board
language-en = English
language-de = Deutsch
# $count: of $who.
table-hand-behind-screen = 🃏 { $who }: your hand is under **{ $button }**.
hand-answered = Answered.
hand-robot =
    { $mode ->
        [once] 🤖 A robot makes this one decision for you.
        [waits] ⌛ Your time is up. The game waits: a late move still counts.
        [timed-out] ⌛ Your time is up: a robot plays for you until you are back.
       *[other] 🤖 A robot plays for you.
    }
hand-closed = ℹ️ I cannot send you direct messages, and try again in a day. Until then your hand is here, at the table.

# The ranking of a finished game, in words.
ranking-row = { $rank }. { $player }: { $total } ({ $sources })
ranking-row-bare = { $rank }. { $player }: { $total }
ranking-source = { $source } { $points }
response-restarted = I have just been restarted. If something is missing, please try again.
player-number = Player { $number }
thread-next =
    { $count ->
       *[other] { $game } · { $who } to move
    }
games-play =
    { $count ->
        [one] Play
       *[other] Play them one by one
    }
rules-which-game = Rules for which game?
screen-as-of = As of { $moment }

# What stands between the items of every list; long ones hold commas themselves.
list = { $first }, { $next }
list-long = { $first }; { $next }

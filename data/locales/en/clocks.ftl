# Clocks, reminders, and tables that sleep.
clock-deadline = ⏳ { $deadline }
    .spoken = Time ends { $deadline }
clock-deadline-of = { $who } { $deadline }
clock-out-of-time = ⌛ { $names }’s time has run out. Everybody else can now end the game without waiting for an answer, with { $command-leave }.
clock-given-up = ⌛ { $names }’s time has run out. As agreed at the start, the game goes on without that seat.
clock-all-silent = ⌛ Time has run out for { $names }, and nobody else was left to play. So the game ends without a result.
clock-asleep = 💤 This table has gone to sleep because nothing happened here for a while. Nothing is lost and all clocks rest. Press the button, or just make your move, to go on.
clock-paused = ⏸️ The moderator { $name } has paused this table. Nothing is lost and all clocks rest. It goes on when a moderator wakes it with { $command-moderate }.
clock-lobby-asleep = 💤 Nobody has joined for two weeks, so this table is closed for now.
clock-substitute = ⌛ { $names }’s time has run out. As agreed at the start, somebody else may take that seat now. Until then its owner can come back with any move.
clock-wake = Wake up
clock-wake-lobby = Open again
call-turn = 🎲 Your turn: { $table }
call-result = 🏁 Game over: { $table }
call-news = 📣 News at your table: { $table }
reminder-turn = ⏰ { $who }, it is your turn in **{ $game }**.
reminder-turn-until = ⏰ { $who }, it is your turn in **{ $game }**. Your time runs until { $deadline }.
reminder-dm = ⏰ It is your turn: { $table }
reminder-dm-until = ⏰ It is your turn: { $table }. Your time runs until { $deadline }.
reminder-snooze-60 = Remind me in 1 hour
reminder-snooze-240 = In 4 hours
reminder-snooze-1440 = Tomorrow
reminder-snoozed = All right, I will remind you { $moment }.
habits-zone = 🕰️ Your time zone: **{ $zone }**, where it is { $time }. Change it with { $command-settings }.
habits-zone-guessed = 🕰️ Your time zone, as a guess: **{ $zone }**, where it is { $time }. If that is wrong, choose yours below.
habits-zone-right = That is right
habits-zone-never = Don’t ask again
habits-zone-question = 🕰️ So that I wake nobody: do you live in the time zone **{ $zone }**, where it is { $time } now?
habits-zone-likely = By the hours at which you play, you may live in **{ $zone }**, where it is { $time } now.
habits-zone-other = Another time zone
habits-zone-which = 🕰️ What time is it where you are? If your time is not here, name your city with { $command-settings }.
habits-zone-what-time = What time is it for you?
habits-holiday = 🏖️ Away from { $first } to { $last }: your clocks rest.
habits-no-holidays = I am back: no holidays after today
habits-quiet-from = When your quiet hours begin
habits-quiet-until = When your quiet hours end
habits-call = Where you want to be called
habits-no-quiet-from = Quiet hours begin as usual: { $time }
habits-no-quiet-until = Quiet hours end as usual: { $time }
habits-no-call = Calls: as the game does it, mostly at the table
habits-quiet-from-at = Quiet hours begin at { $time }
habits-quiet-until-at = Quiet hours end at { $time }
habits-call-table = Calls: at the table
habits-call-dm = Calls: by direct message
habits-call-both = Calls: at the table and by direct message
habits-call-daily = Calls: once a day, everything in one direct message
habits-summary-at = When your daily message comes
habits-no-summary-at = Daily message as usual: at { $time }
habits-summary-at-at = Daily message at { $time }
habits-heads-up = Whether you hear that you are next
habits-no-heads-up = Heads-up: none
habits-heads-up-on = Heads-up: a direct message when I am next
clock-robot = ⌛ { $names }’s time has run out. As agreed at the start, a robot plays that seat until its owner makes a move again.
clock-robot-once = ⌛ { $names }’s time has run out. As agreed at the start, a robot takes this one decision.
turns-heading =
    { $count ->
        [one] One table is waiting for you: **{ $game }** in { $place }
       *[other] { $count } tables are waiting for you. Go on here: **{ $game }** in { $place }
    }
turns-next = Next table
turns-done = ✅ All done: no table is waiting for you.
turns-done-until = ✅ All done: no table is waiting for you. The next one may be your turn any time, and one clock runs out { $moment }.
summary-heading =
    { $count ->
        [one] 📬 One table is waiting for you
       *[other] 📬 { $count } tables are waiting for you, the most urgent first
    }
summary-more = … and { $count } more: { $command-games } leads through all of them.
summary-play = Play now
summary-settings = -# You get this message once a day, and only when a table is waiting. You can change that with { $command-settings }.
summary-refused = 📪 { $who }, it is your turn here. Your daily message could not be delivered, because you take no direct messages from me. Allow them, or choose another way to be called with { $command-settings }.
heads-up = 👀 You are next: { $table }. { $who } is deciding now.

# Clocks, reminders, and tables that sleep.
clock-deadline = ⏳ { $deadline }
    .spoken = Time runs out { $deadline }
clock-deadline-of = { $who } { $deadline }
# $count: of $names.
clock-out-of-time = ⌛ Time is up for { $names }. The game waits: a late move still counts.
# $count: of $names.
clock-given-up = ⌛ Time is up for { $names }: as agreed, the game goes on without them.
# $count: of $names.
clock-all-silent = ⌛ Time is up for { $names }. Nobody is left to play, so the game ends without a result.
clock-asleep = 💤 Nothing happened here for a while, so this table is asleep and all clocks are stopped. To continue, press the button or just make your move.
clock-paused = ⏸️ The moderator { $name } has paused this table, and all clocks are stopped. A moderator can resume it with { $command-moderate }.
clock-lobby-asleep = 💤 Nobody has joined for two weeks, so this table is closed.
# $count: of $names.
clock-substitute = ⌛ Time is up for { $names }. Any move of their own brings them back.
clock-wake = Wake up
clock-wake-lobby = Open again
call-turn = 🎲 Your turn: { $table }
call-result = 🏁 Game over: { $table }
call-news = 📣 News at your table: { $table }
reminder-turn = ⏰ { $who }, it is your turn.
reminder-turn-until = ⏰ { $who }, it is your turn, until { $deadline }.
reminder-dm = ⏰ Your turn: { $table }
reminder-dm-until = ⏰ Your turn until { $deadline }: { $table }
reminder-snooze = ⏰ Remind me later
reminder-snooze-60 = In 1 hour
reminder-snooze-240 = In 4 hours
reminder-snooze-1440 = Tomorrow
reminder-snoozed = I will remind you on { $moment }.
habits-zone = 🕰️ **{ $time }** in { $zone }
habits-zone-right = Yes
habits-zone-never = Don’t ask again
habits-zone-question = 🕰️ Is it **{ $time }** where you are? ({ $zone })
habits-zone-other = Another time zone
habits-zone-which = 🕰️ Your time is not here? Name your city with { $command-settings }.
habits-zone-what-time = What time is it for you?
habits-holiday = 🏖️ Away from { $first } to { $last }: your clocks are stopped.
habits-holiday-none = 🏖️ Going on holiday? Type **/{ command-settings } { command-settings-away }**.
habits-no-holidays = No holiday after today
habits-quiet-from = When your quiet hours begin
habits-quiet-until = When your quiet hours end
habits-call = Where to notify you
habits-no-quiet-from = Quiet from { $time }, as usual
habits-no-quiet-until = Quiet until { $time }, as usual
habits-no-call = Notifications: at the table, secret cards by direct message
habits-quiet-from-at = Quiet from { $time }
habits-quiet-until-at = Quiet until { $time }
habits-call-table = Notifications: at the table
habits-call-dm = Notifications: by direct message
habits-call-both = Notifications: at the table and by direct message
habits-call-daily = Notifications: once a day, all in one direct message
habits-summary-at = When your daily message comes
habits-no-summary-at = Daily message at { $time }, as usual
habits-summary-at-at = Daily message at { $time }
habits-heads-up = Advance notice
habits-no-heads-up = Advance notice: off
habits-heads-up-on = Advance notice: a direct message when you are next
# $count: of $names.
clock-robot = ⌛ Time is up for { $names }: a robot plays until they are back.
# $count: of $names.
clock-robot-once = ⌛ Time is up for { $names }: a robot makes this one decision.
turns-heading =
    { $count ->
        [one] One table is waiting for you: **{ $game }** in { $place }
       *[other] { $count } tables are waiting for you. Continue here: **{ $game }** in { $place }
    }
turns-next = Next table
turns-done = ✅ All done: no table is waiting for you.
turns-done-until = ✅ All done: no table is waiting for you. Your next deadline is { $moment }.
summary-heading =
    { $count ->
        [one] 📬 One table is waiting for you
       *[other] 📬 { $count } tables are waiting for you, the most urgent first
    }
summary-more = … and { $count } more: { $command-games } leads through all of them.
summary-play = Play now
summary-settings = -# You get this message once a day, and only when a table is waiting. You can change that with { $command-settings }.
summary-refused =
    { $count ->
       *[other] 📪 { $who }, it is your turn here. You do not accept my direct messages, so your daily message did not arrive. Allow them, or choose other notifications with { $command-settings }.
    }
heads-up = 👀 You are next: { $table }. { $who } is deciding now.

# For those who look after a server: states of tables, what moderators may do, settings.
state-lobby =
    { $count ->
        [one] 🪑 Waiting for players: one seat taken · opened { $since }
       *[other] 🪑 Waiting for players: { $count } seats taken · opened { $since }
    }
state-running = ▶️ Waiting for { $who } · { $since }
state-asleep = 💤 Asleep, because nothing happened · { $since }
state-paused = ⏸️ Paused by { $name } · { $since }
state-frozen = 🧊 On hold, because its saved game cannot be read · { $since }
state-lost = 📍 Its place in Discord is gone · { $since }
state-finished = 🏁 Over · { $since }
state-cancelled = ✖️ Called off · { $since }
moderation-which = Which table is it about?
moderation-choose = Choose a table
moderation-more =
    { $count ->
        [one] … and one more. Run the command in its thread to get to it.
       *[other] … and { $count } more. Run the command in a table’s thread to get to it.
    }
moderation-heading = 🛡️ Moderate this table
moderation-help = The people at the table are told what you do, and your name stands in its log.
moderation-seat = Free a seat
moderation-free = { $name }: a robot plays until they are back
moderation-put-out = { $name }: out of the game for good
moderation-send-away = { $name }: leave this table
moderation-pause = Pause
moderation-wake = Let it go on
moderation-end = End the table
moderation-sure-end = Do you want to end this table? It ends without a result, and nobody can go on there.
moderation-sure-put-out = Do you want to take **{ $name }** out of this game? The others go on without that seat, as the rules say, or the game is over. That cannot be undone.
moderation-yes-end = Yes, end it
moderation-yes-put-out = Yes, take { $name } out
moderation-back = Back
config-heading = ⚙️ Tables of this server
config-help = What you settle here applies to new tables; those that are open go on as they began.
config-channels = Channels
config-no-channels = any in which I may write
config-choose-channels = Channels for tables (none: any)
config-games = Games
config-no-games = all
config-choose-games = Games that are offered
config-language = Language of new tables
config-no-language = Language: that of whoever opens a table
config-pace = Pace of new tables
config-no-pace = Pace: daily, as usual
config-most = Open tables a person
config-no-most = Open tables a person: any number
config-most-tables =
    { $count ->
        [one] Open tables a person: one
       *[other] Open tables a person: { $count }
    }
config-choose-turn = Names of threads
config-no-turn = Threads: named after the game and its people
config-turn = Threads: named after whose turn it is
config-turn-help = Open tables too. Discord allows two changes in ten minutes, and notes each in the thread.
config-tables = All tables
config-check = What I am allowed to do
config-back = Back to the settings
config-tables-heading =
    { $count ->
        [0] No open table in this server
        [one] One open table in this server
       *[other] { $count } open tables in this server
    }

# For those who look after a server: states of tables, what moderators may do, settings.
state-lobby =
    { $count ->
        [one] 🪑 Waiting for players: one seat taken · opened { $since }
       *[other] 🪑 Waiting for players: { $count } seats taken · opened { $since }
    }
state-running = ▶️ Waiting for { $who } · { $since }
state-asleep = 💤 Asleep: nothing has happened · { $since }
state-paused = ⏸️ Paused by { $name } · { $since }
state-frozen = 🧊 On hold, because its saved game cannot be read · { $since }
state-lost = 📍 Its channel no longer exists · { $since }
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
moderation-help = The people at the table are told what you do, and its log shows your name.
moderation-seat = Free a seat
moderation-free = { $name }: a robot plays until they are back
moderation-put-out = Remove { $name } from the game for good
moderation-send-away = Remove { $name } from this table
moderation-pause = Pause
moderation-wake = Resume
moderation-end = Call the game off
moderation-sure-end = Do you want to call this game off? It ends without a result, and nobody can play on.
moderation-sure-put-out = Do you want to remove **{ $name }** from this game? The others play on, or the game ends, as its rules say. This cannot be undone.
moderation-yes-end = Yes, call it off
moderation-yes-put-out = Yes, take { $name } out
moderation-back = Back
config-heading = ⚙️ Tables of this server
config-help = This applies to new tables; open ones keep their settings.
config-channels = Channels
config-no-channels = any in which I may write
config-choose-channels = Channels for tables (none: any)
config-games = Games
config-no-games = all
config-choose-games = Games that are offered (none: all)
config-language = Language of new tables
config-no-language = Language: that of the person who opens a table
config-pace = Pace of new tables
config-no-pace = Pace: daily, as usual
config-most = Open tables per person
config-no-most = Open tables per person: no limit
config-most-tables =
    { $count ->
        [one] Open tables per person: one
       *[other] Open tables per person: { $count }
    }
config-choose-turn = Names of threads
config-no-turn = Threads: named after game and players
config-turn = Threads: named after whose turn it is
config-turn-help = This applies to open tables too. Discord allows two changes in ten minutes, and notes each in the thread.
config-tables = All tables
config-check = My permissions here
config-back = Back
config-tables-heading =
    { $count ->
        [0] No open tables on this server
        [one] One open table on this server
       *[other] { $count } open tables on this server
    }

# Why something did not happen, and what to do about it. One clear sentence or two.
error-unexpected =
    Something went wrong on my side, but your game is safe. Please try again in a moment. (Reference: { $reference })
error-unknown-button = This button no longer works. Use { $command-games } to find your tables.
error-no-such-table = This table does not exist. Use { $command-games } to find yours.
error-no-table-here = There is no table here. Use { $command-games } to find yours, or { $command-play } to open one.
error-not-seated = You are not at this table. You can watch, or open a table of your own with { $command-play }.
# $asker: seated, a guest who may sit down, or other.
error-not-host =
    { $asker ->
        [seated] { $host } sets the options and starts. You will be called.
        [guest] { $host } sets the options and starts. Join first to play.
       *[other] { $host }, the host of this table, sets the options and starts.
    }
error-not-theirs = Only { $names } can do that.
error-not-asked = It is { $names }’s turn.
error-stale-press = That question has already been answered.
error-database-busy = I cannot save anything right now, so nothing has changed. Please try again in a moment.
error-database-full = My disk is full, so nothing has changed. The people who run this bot have to make room first.
error-database-unavailable = My database does not answer. Check the table in a moment, and try again if your move is missing.
error-went-back = Moves have been undone since then.
error-nothing-to-take-back = There is nothing to undo. You can undo your own moves until a card, a die or another player comes in between.
error-final-moves = Moves are final at this table, so nothing can be undone.
error-not-over = This game is still going on.
error-cannot-replay = This game was played with an older version of me and can no longer be replayed.
error-cannot-go-back = This game began with an older version of me, so nothing can be undone here. Please play on.
error-wrong-place = This button belongs to a table in another channel. Use { $command-games } to find yours.
error-not-moderator = You need the permission Manage Messages in this channel for that. Ask somebody who has it.
error-nothing-to-moderate = There is no open table in the channels that you moderate.
error-paused = The moderator { $name } has paused this table. A moderator can resume it with { $command-moderate }.
error-already-awake = This table is already awake.
error-not-running =
    { $status ->
        [lobby] The game has not begun. { $command-board } in its channel brings the lobby back.
        [finished] This game is over. Open a new one with { $command-play }!
       *[cancelled] This game was called off. Open a new one with { $command-play }!
    }
error-already-started = This table is closed: its game has begun or was called off.
# $starts: you, alone (by itself), or waits (for the host).
error-already-seated =
    { $starts ->
        [you] You are already at this table. Wait for others, or start below.
        [waits] You are already at this table. { $host } starts, and you will be called.
       *[alone] You are already at this table.
    }
error-table-full = All { $most } seats are taken. Open another table with { $command-play }!
error-seats-kept = The free seats are kept for people who were invited. Ask the host, or open another table with { $command-play }!
error-not-invited = { $host } opened this table for invited people. Ask for an invitation, or open a table of your own with { $command-play }!
error-needs-role = This table is for members with a certain role; the lobby says which. Open one of your own with { $command-play }!
error-no-invitation = No seat is kept for you here.
error-too-many-invited =
    { $room ->
        [0] There is no seat left to keep.
        [one] There is only one seat left to keep. Invite fewer people.
       *[other] There are only { $room } seats left to keep. Invite fewer people.
    }
error-not-here = You have invited a bot, or somebody who is not on this server. Invite people who are here.
error-nobody-named = “{ $text }” does not invite anybody. Mention people on this server like this: @Ada @Bo
error-too-few-seats = This game needs at least { $least } players. Wait until somebody else joins.
error-no-such-order = This planned move is already gone.
error-too-many-orders = You already have { $most } planned moves at this table. Delete one first.
error-no-such-seat = Nobody plays in that seat.
error-seat-not-offered = This seat is no longer free: its player is back, or somebody else was faster.
error-knows-other-hand = You have played in another seat of this game and know its secrets, so you cannot take this one.
error-needs-person = At least one person has to stay at the table.
error-no-hints = There are no hints at this table; the host decided that before the game.
error-robot-plays = A robot plays for you here. First press **{ stand-in-back }**, under **My view**.
error-bad-choice = “{ $choice }” cannot be chosen here. Possible: { $allowed }
error-reported-lately = You have just reported something. Please wait a minute before the next report.
error-forgotten-lately = Your data was deleted less than an hour ago. Wait a little before you delete what has come since.
error-only-within-turn = At this table you can undo only within your turn, until a card, a die or the next player comes in between. The host can change that before a game begins.
error-asked-already = Somebody is already asking to undo a move. Answer that first, then you can ask.
error-asked-before =
    { $hours ->
        [one] You asked that a short time ago, without success. You can ask again after the next move, or in an hour.
       *[other] You asked that a short time ago, without success. You can ask again after the next move, or in { $hours } hours.
    }
error-not-touched = Only those who have moved since then are asked.
error-shown-lately = Somebody has just shown something here. Please wait a minute.
error-bad-date = “{ $date }” does not work here. Enter a future day in this form: 2026-12-24
error-long-holidays = You can take { $most } days of holiday a year. Choose a shorter holiday.
error-wrong-channel =
    { $others ->
        [0] On this server, tables are opened in <#{ $channel }>.
        [one] On this server, tables are opened in <#{ $channel }> and in one other channel.
       *[other] On this server, tables are opened in <#{ $channel }> and in { $others } other channels.
    }
error-table-is-private = This table is private: only its players see the game. Use { $command-games } to find your own tables.
error-cannot-be-private = I cannot open private threads here, so everybody could watch. Please ask an admin to give me these permissions: { $permissions }
error-no-threads-here = A private table needs an ordinary text channel. Open it there, not in a thread or in an announcement, voice or stage channel.
error-game-not-offered = This game is not offered on this server. Choose another one with { $command-play }.
error-too-many-tables =
    { $most ->
        [one] You can have only one open table of your own on this server. Finish it first, or join somebody else’s table.
       *[other] You can have only { $most } open tables of your own on this server. Finish one first, or join somebody else’s table.
    }
error-too-many-lobbies = { $most } of your tables are waiting for players. Start or call off one of them first: { $command-games } lists them.
error-outdated-command = Discord still shows you an old version of this command. Reload Discord (on a phone: close and reopen it), then try again.
error-not-manager = You need the permission Manage Server for that. Ask somebody who has it.
error-no-game = There is no game called “{ $game }”.
error-no-card = No card or tile is called “{ $name }”. Start typing after { $command-rules } and choose from the list.
error-out-of-game = You have given up this game. The others decide whether it continues.
error-busy = Others were faster several times in a row. Please try again.
error-table-frozen = This table is on hold: the saved game cannot be read. Nothing is lost, and the people who run this bot know about it.
error-needs-server = That works only on a server where I am a member. In our direct messages, { $command-play } opens a game against robots.
error-cannot-write =
    { $permissions ->
        [bot] I cannot open a table here. Open it on a server that has invited me.
       *[other] I cannot open a table here yet. Please ask an admin to give me these permissions: { $permissions }
    }
# Refusals of the rules
error-option-unknown = There is no option “{ $option }”. Possible: { $known }
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }
error-seats-count = This game is for { $least } to { $most } players, not for { $seats }.
error-notation-malformed = “{ $notation }” is not a move in this game. Start typing after { $command-move } and choose from the list.
error-action-illegal = “{ $notation }” is not possible here. Choose one of the moves below.
error-not-your-turn = It is not your turn yet.
error-game-over = This game is over.
error-cannot-resign = You are already out of this game.
error-snapshot-unreadable = Another version of me saved this game, and I cannot read it. It is kept safe.
error-no-shortcut = You have no saved arrangement that fits. Try a random one.

# What the bot lacks in a channel

check-complete = ✅ I have every permission that tables need in this channel.
check-unknown = Discord does not tell me what I may do in this channel. Try again in a moment.
check-view-channel = **{ permission-view-channel }**: I do not see this channel, so no table can be opened here.
check-send-messages = **{ permission-send-messages }**: I cannot post a table here.
check-embed-links = **{ permission-embed-links }**: messages with boards cannot be shown.
check-attach-files = **{ permission-attach-files }**: boards and hands have no pictures, so no table can be opened here.
check-read-message-history = **{ permission-read-message-history }**: I cannot find the messages of a table again.
check-create-public-threads = **{ permission-create-public-threads }**: tables get no thread of their own and stay in the channel.
check-create-private-threads = **{ permission-create-private-threads }**: I cannot open private tables here.
check-send-messages-in-threads = **{ permission-send-messages-in-threads }**: I cannot post a board in the thread of a table.
check-help = The people who manage this channel can allow it under Edit Channel → Permissions.

# Permissions, by the names that Discord gives them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-manage-threads = Manage Threads

# Why a message is not shown

# $pressed: a button, or else a command was used.
not-shown-counts =
    { $pressed ->
        [1] ✅ That counts, but I cannot show the table now.
       *[0] ✅ Nothing is lost, but I cannot show the table now.
    }
not-shown-passes = It will appear by itself.
not-shown-now = That did not work just now. Try again in a moment.
not-shown-permissions = I may not write in { $place }. Please ask an admin to give me these permissions: { $permissions }
not-shown-gone = Its channel was deleted, or I cannot see it. Give me { permission-view-channel } there (in a private thread, mention me), then use { $command-board }. In another channel, { $command-board } continues the table there.
not-shown-forbidden = Discord does not let me: “{ $reason }”.
not-shown-closed = I cannot send you direct messages. Allow them for a server that we share, then use { $command-board }.
not-shown-content = Discord refuses it, even without pictures and names. The people who run this bot know about it.
not-shown-operator = Discord restricts me at the moment. The people who run this bot know about it.

# Why something did not happen, and what to do about it. One clear sentence or two.
error-unexpected =
    Something went wrong on my side, and nothing of your game was lost. Please try again in a moment. (Reference: { $reference })
error-unknown-button = This button no longer works. Use { $command-games } to find your tables.
error-no-such-table = This table does not exist. Use { $command-games } to find yours.
error-no-table-here = There is no table here. Use { $command-games } to find yours, or { $command-play } to open one.
error-not-seated = You are not at this table. You can watch, or open a table of your own with { $command-play }.
error-not-host = Only the host of this table, { $host }, can do that.
error-not-asked = It is not your turn yet. The table is waiting for { $names }.
error-stale-press = That question has been answered already.
error-database-busy = The bot cannot save anything at the moment, so nothing has changed. Try again in a moment.
error-database-full = The bot’s disk is full, so nothing has changed. Whoever runs the bot has to make room; then try again.
error-database-unavailable = The bot’s database does not answer. Look at the table in a while, and try again if nothing has changed.
error-went-back = The table has gone back to an earlier position since then.
error-nothing-to-take-back = There is nothing of yours to take back now. You can take back what you did yourself until a card, a die or another player has come into it.
error-final-moves = At this table you agreed that moves are final, so nothing can be taken back.
error-not-over = This game is still going on.
error-cannot-replay = This game was played by earlier rules of the bot, which this version no longer knows, so its course cannot be shown.
error-cannot-go-back = This game began under earlier rules of the bot, so nothing can be taken back here. It goes on from where it is.
error-wrong-place = This button belongs to a table in another place. Use { $command-games } to find yours.
error-not-moderator = Only moderators of this channel can do that: it takes the permission Manage Messages.
error-nothing-to-moderate = There is no open table in a channel whose messages you may manage.
error-paused = The moderator { $name } has paused this table. It goes on from here as soon as a moderator wakes it with { $command-moderate }.
error-already-awake = This table is awake already.
error-not-running =
    { $status ->
        [lobby] The game has not begun. The host starts it with the Start button; { $command-board } in its channel brings the lobby back.
        [finished] This game is over. Open a new one with { $command-play }!
       *[cancelled] This game was called off. Open a new one with { $command-play }!
    }
error-already-started = This table is closed: its game has begun or was called off.
error-already-seated = You are already at this table.
error-table-full = All { $most } seats are taken. Open another table with { $command-play }!
error-seats-kept = The free seats are kept for people who were invited. Ask the host, or open another table with { $command-play }!
error-not-invited = { $host } opened this table for invited people. Ask for an invitation, or open a table of your own with { $command-play }!
error-needs-role = This table is for members with a certain role; the lobby says which. Open one of your own with { $command-play }!
error-no-invitation = No seat is kept for you here, so there is nothing to decline.
error-too-many-invited =
    { $room ->
        [0] There is no seat left to keep.
        [one] There is only one seat left to keep. Invite fewer people.
       *[other] There are only { $room } seats left to keep. Invite fewer people.
    }
error-not-here = Somebody you have invited is a bot, or not in this server. Invite people who are here.
error-nobody-named = “{ $text }” does not invite anybody. Mention people of this server like this: @Ada @Bo
error-too-few-seats =
    { $least ->
       *[other] This game needs at least { $least } players. Wait until somebody else joins.
    }
error-no-such-order = This standing order is gone already.
error-too-many-orders = You have { $most } standing orders at this table, and there is no room for more. Take one back first.
error-no-such-seat = Nobody plays in that seat.
error-seat-not-offered = This seat is not free any more: its owner is back, or somebody else was faster.
error-knows-other-hand = You have held another seat of this game and know what was there, so you cannot take this one.
error-needs-person = Somebody has to play: robots alone would be left at this table.
error-no-hints = There are no hints at this table; its host chose so before the game.
error-robot-plays = A robot plays for you here. Take your seat back first, under “My screen”.
error-bad-choice = “{ $choice }” cannot be chosen here. Possible: { $allowed }
error-reported-lately = You have just reported something. Please wait a minute before the next report.
error-forgotten-lately = You were forgotten less than an hour ago. What has come since can be forgotten after that.
error-only-within-turn = At this table things are taken back only within a turn, until a card, a die or the next player comes. The host can settle that otherwise before a game begins.
error-asked-already = Somebody is asking to take something back already. Answer that first, then ask yourself.
error-asked-before =
    { $hours ->
        [one] You have just asked that, and it came to nothing. You can ask again after the next move, or in an hour.
       *[other] You have just asked that, and it came to nothing. You can ask again after the next move, or in { $hours } hours.
    }
error-not-touched = This question is for others at the table: it does not touch what you did.
error-shown-lately = Somebody has just shown something here. Please wait a minute before you show the next.
error-bad-date = “{ $date }” does not work here. Enter a day that is still to come like this: 2026-12-24
error-long-holidays = Your clocks can rest for { $most } days a year. Choose a shorter holiday.
error-wrong-channel =
    { $others ->
        [0] Tables of this server are opened in <#{ $channel }>.
        [one] Tables of this server are opened in <#{ $channel }> and in one other channel.
       *[other] Tables of this server are opened in <#{ $channel }> and in { $others } other channels.
    }
error-table-is-private = This table is private: only its own people see the game. Use { $command-games } to find your own tables.
error-cannot-be-private = I cannot open private threads here, so everybody could watch. Please ask an admin to give me these permissions: { $permissions }
error-no-threads-here = A private table needs an ordinary text channel: there is none inside a thread, nor in announcement, voice or stage channels. Open it in a text channel.
error-game-not-offered = This game is not offered in this server. Choose another one with { $command-play }.
error-too-many-tables =
    { $most ->
        [one] In this server everybody may have one open table that they opened. Finish that one first, or join a table of somebody else.
       *[other] In this server everybody may have { $most } open tables that they opened. Finish one of yours first, or join a table of somebody else.
    }
error-too-many-lobbies = { $most } of your tables are waiting for players. Start or call off one of them first: { $command-games } lists them.
error-outdated-command = Discord still shows you this command as it was before an update of mine. Reload Discord (on a phone: close and reopen it), then try again.
error-not-manager = Only somebody with the permission Manage Server can do that.
error-no-game = There is no game called “{ $game }”.
error-no-card = No card or tile is called “{ $name }”. Start typing after { $command-rules } and choose from the list.
error-out-of-game = You have given up this game. Whether it goes on is up to the others.
error-busy = Others were faster several times in a row. Please try again.
error-table-frozen = This table is on hold because its saved game cannot be read. Nothing is lost, and whoever runs this bot has been told. You can go on here once that is fixed.
error-needs-server = That works only on a server that I am in. Alone with me, in our direct messages, { $command-play } opens a game against robots.
error-cannot-write =
    { $permissions ->
        [bot] I cannot open a table here. Open it in a server that has invited me.
       *[other] I am not allowed to keep a table here. Please ask an admin to give me these permissions: { $permissions }
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
error-snapshot-unreadable = Another version of me stored this game, and I cannot read it. It is kept safe.
error-no-shortcut = You have no earlier arrangement that fits here. Try a random one.

# What the bot lacks in a channel

check-complete = ✅ I have every permission that tables need in this channel.
check-unknown = Discord does not tell me what I may do in this channel. Try again in a moment.
check-heading =
    { $count ->
        [one] One permission is missing here
       *[other] { $count } permissions are missing here
    }
check-view-channel = **{ permission-view-channel }**: I do not see this channel, so no table can be opened here.
check-send-messages = **{ permission-send-messages }**: I cannot post a table here.
check-embed-links = **{ permission-embed-links }**: messages with boards cannot be shown.
check-attach-files = **{ permission-attach-files }**: boards and hands have no pictures, so no table can be opened here.
check-read-message-history = **{ permission-read-message-history }**: I cannot find the messages of a table again.
check-create-public-threads = **{ permission-create-public-threads }**: tables get no thread of their own and stay in the channel.
check-create-private-threads = **{ permission-create-private-threads }**: no table can keep others from watching.
check-send-messages-in-threads = **{ permission-send-messages-in-threads }**: I cannot post a board in the thread of a table.
check-help = Whoever manages this channel can allow it under Edit Channel → Permissions. Then run this command again.

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

not-shown-passes = This cannot be shown right now. I keep trying: it appears by itself, and nothing is lost.
not-shown-now = That did not work just now. Try again in a moment.
not-shown-gone = I cannot reach the place of this table: it was deleted, or I may not see it. Give me { permission-view-channel } there (in a private thread, mention me), then use { $command-board }. In another channel, { $command-board } takes the table there.
not-shown-forbidden = Discord does not let me show this here: “{ $reason }”. Nothing is lost.
not-shown-closed = I cannot send you direct messages. Allow them for a server that we share, then use { $command-board }.
not-shown-content = Discord refuses to show this here, even without pictures and names. Nothing is lost, and whoever runs this bot has been told.
not-shown-operator = Discord restricts me at the moment, so this cannot be shown. Nothing is lost, and whoever runs this bot has been told.

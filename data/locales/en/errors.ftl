# Why something did not happen, and what to do about it. One clear sentence or two.
error-unexpected =
    Something went wrong on my side, and nothing of your game was lost. Please try again in a moment. (Reference: { $reference })
error-unknown-button = I do not know this button any more. Use /games to find your tables.
error-no-such-table = This table does not exist. Use /games to find yours.
error-no-table-here = There is no table here. Use /games to find yours, or /play to open one.
error-not-seated = You do not sit at this table. You can watch, or open a table of your own with /play.
error-not-host = Only the host of this table, { $host }, can do that.
error-not-asked = It is not your turn yet. The table is waiting for { $names }.
error-stale-press = That question has been answered already. This is how the table stands now.
error-not-running =
    { $status ->
        [lobby] The game has not begun. The host starts it with the Start button.
        [finished] This game is over. Open a new one with /play!
       *[cancelled] This game was called off. Open a new one with /play!
    }
error-already-started = This table is closed: its game has begun or was called off.
error-already-seated = You sit at this table already.
error-table-full = All { $most } seats are taken. Open another table with /play!
error-too-few-seats =
    { $least ->
       *[other] This game needs at least { $least } players. Wait until somebody else joins.
    }
error-bad-choice = “{ $choice }” cannot be chosen here. Possible: { $allowed }
error-no-game = There is no game called “{ $game }”.
error-no-card = No card or tile is called “{ $name }”. Start typing after /card and choose from the list.
error-busy = Others were faster several times in a row. Please try again.
error-needs-server = Nobody can join a table in a direct message. Use /play in a channel of a server that I am in.
error-cannot-write =
    { $permissions ->
        [bot] I have no place in this channel. Open the table in a server that has invited me.
       *[other] I may not keep a table in this channel. Please ask an admin to allow me: { $permissions }
    }
# Refusals of the rules
error-option-unknown = There is no option “{ $option }”. Possible: { $known }
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }
error-seats-count = This game is for { $least } to { $most } players, not for { $seats }.
error-notation-malformed = “{ $notation }” is no move of this game. Start typing after /move and choose from the list.
error-action-illegal = “{ $notation }” is not possible here. Choose one of the moves below.
error-not-your-turn = It is not your turn yet.
error-game-over = This game is over.
error-cannot-resign = You are out of this game already.
error-snapshot-unreadable = This game was stored by another version of mine that I cannot read. It is kept safely.
error-no-shortcut = You have no earlier arrangement that could be laid here. Try a random one.

# The lobby: a table that waits for its players.
play-which-game = Which game?
game-facts =
    { $people } people · { $minutes } min · { $weight ->
        [1] easy to learn
        [2] some rules
       *[other] many rules
    }
cover-picture = What { $game } looks like
lobby-host = host
lobby-missing = Waiting for players: { $taken } of { $most }
lobby-seats = Seats: { $taken } of { $most }
lobby-rules = Rules
lobby-rules-own = your own
lobby-join = Join
lobby-leave = Leave
lobby-change-options = Options
lobby-start = Start
lobby-for-host = 🔑 Only for { $host }, the host:
lobby-waits = ⏳ Waiting for { $host } to start:
lobby-start-with-robots =
    { $count ->
        [one] { $level ->
            [easy] Play with an easy robot
            [hard] Play with a hard robot
           *[other] Play with a medium robot
        }
       *[other] { $level ->
            [easy] Play with easy robots
            [hard] Play with hard robots
           *[other] Play with medium robots
        }
    }
lobby-misses-seat = 🪑 One player is still missing, and nobody has joined for a day. { $host }, do you want to start with a robot?
lobby-all-here = ✅ { $host }, everybody is here.
lobby-declined = { $host }, somebody you invited said no. That seat is free again.
lobby-left = ✅ You have left. Your seat is free again.
lobby-cancelled = This game was called off.
# $count: of $who.
lobby-cancelled-call = { $who }, the game of **{ $game }** was called off.
lobby-closed = 💤 Nobody has joined for two weeks, so this table is closed. Open it again? Its options stay, and so do the seats of everybody who was here.
lobby-waiting = This game has not begun yet.
watching-let-all = Let everybody watch
watching-all = Everybody can watch this table from now on.
watching-no-thread = 🔒 Your game { $game } in { $channel } has begun, but Discord does not let me open its private thread. Usually I lack the permission **Create Private Threads** there, or the server has too many open threads. Please ask an admin; I keep trying. Or let everybody watch, and it continues where all can see it.
lobby-started-privately = 🔒 The game has begun, in a private thread that only the people at this table see.
lobby-started = The game has begun.
to-board = To the board
to-lobby = To the lobby
invited-seat = { $who } is invited: **Join** or **No thanks**?
invited-direct = ✉️ { $host } invites you to a game of **{ $game }**, in { $place }. A seat is kept for you there.
invited-decline = No thanks
invited-declined = Your seat is free again.
# $count: of $who.
invited-missing =
    { $count ->
        [one] { $who } has not joined yet.
       *[other] { $who } have not joined yet.
    }
invited-start = Start without them
invited-wait = Wait
invited-add = Invite somebody
invited-role = Invite a role
invited-release = Release kept seats
lobby-panel = ### Options
lobby-panel-main = Basics
lobby-panel-rules = House rules
lobby-panel-play = During play
lobby-panel-table = Table
lobby-choose-theme = Colours of the board
lobby-choose-language = Language of the table

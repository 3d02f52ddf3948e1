# Planned moves: what a person wants played without being asked.
orders-button = Plan ahead
orders-button-help = Played for you when your turn comes
orders-heading = Planned moves
orders-help = Moves you plan here are played for you when your turn comes, if they are possible then. Only you know of them until the game is over.
orders-none = You have no planned moves at this table.
orders-go = Plan a move
orders-now = Always answer like this…
orders-again = Always answer as before
orders-drop = Delete a planned move
orders-all = All my planned moves
orders-keep = Save this plan
orders-back = One step back
orders-given = ✅ Your move is planned.
orders-dropped = ✅ The planned move is deleted.
orders-moved-on = The game has moved on. These are your planned moves now.
orders-expected = What do you expect { $who } to do?
orders-unknown = Nobody sees what { $who } chooses.
orders-whatever = whatever { $who } does
orders-question = What choice do you expect then? These are some possibilities.
orders-answer = What do you answer? { $question }
orders-now-nothing = From now on this is played whenever you have this choice and it is possible, until you delete it. It is also played now.
orders-go-nothing = I cannot foresee any question after that.
orders-full = A planned move cannot be longer.
orders-part = { $who }: { $what }
orders-part-question = when asked “{ $question }”
orders-always = Always, when asked like “{ $question }”: { $what }
orders-fate-stands = planned
orders-fate-done = played
orders-fate-surprised = cancelled: somebody did something else
orders-fate-other-question = cancelled: you are asked something else
orders-fate-impossible = cancelled: it is not possible now
orders-fate-overtaken = cancelled: you did something else yourself
orders-fate-went-back = cancelled: moves were undone
orders-lapsed-surprised = The others did not do what you expected, so your planned move is cancelled.
orders-lapsed-other-question = You are asked something other than you expected, so your planned move is cancelled.
orders-lapsed-impossible = Your planned move is not possible in this position, so it is cancelled.
orders-carried-out = 📌 Planned move of { $who }:
orders-answered =
    { $count ->
        [one] Played for you since your last move: { $what }
       *[other] { $count } moves played for you since your last move, most recently: { $what }
    }
orders-log = 📌 { $who } planned: { $order }

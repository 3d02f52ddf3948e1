# Planned moves: what a person wants played without being asked.
orders-button = Plan ahead
orders-heading = Plan ahead
orders-help = Played when your turn comes, if it is possible then. Otherwise you are asked. Until the game is over, only you know of it.
orders-own-turn = It is your turn now. Move first, then plan the next move.
orders-more = Plan another possibility
orders-then = Plan the move after that
orders-next =
    { $planned ->
        [0] Your next move:
       *[other] Your move after that:
    }
orders-if = Only if { $who } plays …
orders-several = If several are possible, the newest is played.
orders-nothing = What you can do next cannot be foreseen.
orders-again = Always play the same
orders-drop =
    { $count ->
        [one] Delete
       *[other] Delete one of these
    }
orders-given = ✅ Planned: played when your turn comes, if it is possible then. Otherwise you are asked.
orders-dropped = 🗑️ Deleted: { $order }
orders-moved-on = The game has moved on. These are your planned moves now.
orders-expected =
    { $before ->
        [0] What does { $who } have to play first?
       *[other] What does { $who } have to play then?
    }
orders-part = { $who } plays “{ $what }”
orders-if-then = If { $first }, then { $then }
orders-after = . Then: { $what }
orders-always = Always, when asked like “{ $question }”: { $what }
orders-fate-done = played
orders-fate-surprised = cancelled: somebody did something else
orders-fate-impossible = cancelled: it is not possible now
orders-fate-overtaken = cancelled: you did something else yourself
orders-fate-went-back = cancelled: moves were undone
orders-lapsed-surprised = The others did not do what you expected, so your planned move has lapsed. Choose now.
orders-lapsed-impossible = Your planned move is not possible now and has lapsed. Choose another.
orders-carried-out = 📌 Planned move of { $who }:
orders-answered =
    { $count ->
        [one] 1 move was played for you since your last one.
       *[other] { $count } moves were played for you since your last one.
    }
orders-standing = Planned: { $order }
orders-log = 📌 { $who } planned: { $order }

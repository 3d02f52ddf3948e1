# Standing orders: what a person wants answered without being asked.
orders-button = Plan ahead
orders-heading = Standing orders
orders-help = What you order here is answered for you when you are asked, if it is legal then. Only you know of it; everybody does once the game is over.
orders-none = You have no standing orders at this table.
orders-go = Prepare an answer
orders-now = Always answer this question…
orders-again = Always answer as I did before
orders-drop = Take an order back
orders-all = All my orders
orders-keep = That is my order
orders-back = One step back
orders-given = ✅ Your order stands.
orders-dropped = ✅ The order is taken back.
orders-moved-on = The table has moved on since. This is how your orders stand.
orders-expected = What do you expect of { $who }?
orders-unknown = Nobody sees what { $who } chooses.
orders-whatever = whatever { $who } does
orders-question = What are you asked then? This is some of what may come.
orders-answer = What do you answer? { $question }
orders-now-nothing = From now on this is your answer whenever you are asked like this and it is legal, until you take the order back. The present question is answered at once.
orders-go-nothing = As far as can be foreseen, nothing is asked after that.
orders-full = An order cannot be longer.
orders-part = { $who }: { $what }
orders-part-question = when asked “{ $question }”
orders-always = Always, when asked like “{ $question }”: { $what }
orders-fate-stands = stands
orders-fate-done = carried out
orders-fate-surprised = void: somebody did something else
orders-fate-other-question = void: you are asked something else
orders-fate-impossible = void: it is not possible now
orders-fate-overtaken = void: you acted otherwise
orders-fate-went-back = void: the table has gone back
orders-lapsed-surprised = The others did not do what you expected, so your prepared answer is not given.
orders-lapsed-other-question = You are asked something else than you expected, so your prepared answer is not given.
orders-lapsed-impossible = Your prepared answer is not possible in this position, so it is not given.
orders-carried-out = 📌 { $who } had arranged for this answer:
orders-answered =
    { $count ->
        [one] Answered for you since you last played: { $what }
       *[other] Answered { $count } times for you since you last played, at last: { $what }
    }
orders-log = 📌 { $who } gave an order: { $order }

# The board of Kraftwagen in words: alternative texts, board of letters, pages of the rules.

kraftwagen-alt-deed =
    { $deed ->
        [hire] hire
        [body] body
        [engine] engine
        [buyer] buyer
        [race] race
       *[research] research
    }
kraftwagen-alt-wish =
    { $buyer ->
        [body] body
        [engine] engine
        [prestige] prestige
       *[price] price
    }
kraftwagen-alt-buyer =
    { $buyer ->
        [none] no buyer
       *[other] { kraftwagen-alt-wish } buyer
    }
kraftwagen-alt-start =
    { $start ->
        [build] Build
        [team] Racing team
        [study] Study
       *[sales] Sales
    }
kraftwagen-alt-card-left = left card
kraftwagen-alt-card-right = right card
kraftwagen-alt-thing =
    { $thing ->
        [alone] no engineer
        [diesel] Diesel
        [racer] race car
        [shop] empty workshop
       *[done] no car
    }
kraftwagen-alt-instant =
    { $card ->
        [crew] up to { $amount } workers at once
        [sprint] race car { $amount } spaces at once
       *[delivery] a body and an engine at once
    }

kraftwagen-alt-turn = Round { $turn } of { $turns }, { $taken } of { $tiles } tiles taken.
kraftwagen-alt-asked =
    { $ask ->
        [start] { $seat } chooses a start tile.
        [take] { $seat } takes an action tile.
        [order] { $seat } chooses which action comes next.
        [card] { $seat } chooses a research card.
        [buyer] { $seat } chooses a buyer.
        [body] { $seat } gives up a part.
        [engine] { $seat } chooses where a new engine goes.
        [car] { $seat } may put a car on the market.
       *[benz] { $seat } chooses whom Benz sends.
    }
kraftwagen-alt-piece = New part: { $piece }.
kraftwagen-alt-left = Still to do: { $deeds }.
kraftwagen-alt-task =
    { $amount ->
        [one] { kraftwagen-alt-deed }
       *[other] { kraftwagen-alt-deed } { $amount }
    }
kraftwagen-alt-chosen = Chosen: { $things }.
kraftwagen-alt-offered = Possible: { $things }.
kraftwagen-alt-any-tile = Possible: every tile.
kraftwagen-alt-chain = The chain from tail to head: { $links }.
kraftwagen-alt-chain-then = The chain with this tile, from tail to head: { $links }.
kraftwagen-alt-last = Last turn of { $player }: { $deeds }.
kraftwagen-alt-this-turn = This turn of { $player }: { $deeds }.
kraftwagen-alt-did-start = start tile { kraftwagen-alt-start }
kraftwagen-alt-did-take = tile { $tile }
kraftwagen-alt-did-do = next { kraftwagen-alt-deed }
kraftwagen-alt-did-card = card { $card }
kraftwagen-alt-did-buyer = { kraftwagen-alt-buyer }
kraftwagen-alt-did-benz =
    { $buyer ->
        [none] no buyer from Benz
       *[other] { kraftwagen-alt-buyer } from Benz
    }
kraftwagen-alt-did-scrap =
    { $kind ->
        [b] new body, { $piece } given up
       *[e] new engine, { $piece } given up
    }
kraftwagen-alt-did-engine =
    { $place ->
        [racer] engine into the race car
       *[shop] engine into a workshop
    }
kraftwagen-alt-did-car = car on the market: { $car }
kraftwagen-alt-did-diesel = Diesel: { $piece } into the car with price { $price }
kraftwagen-alt-did-nothing = no car
kraftwagen-alt-starts = Start tiles left: { $tiles }.
kraftwagen-alt-start-tile = { kraftwagen-alt-start } ({ $deeds })
kraftwagen-alt-cards = Open cards: { $cards }. Deck: { $deck }.
kraftwagen-alt-discards = Discarded: { $cards }.

kraftwagen-alt-candidate = Your new car: { $car }.
kraftwagen-alt-takers = Right now the buyers would take: { $sales }.
kraftwagen-alt-number =
    { $kind ->
        [b] body { $value }
        [e] engine { $value }
        [w] { $value ->
            [one] 1 worker
           *[other] { $value } workers
        }
       *[p] price { $value }
    }
kraftwagen-alt-no-parts = no parts
kraftwagen-alt-times = { $count } times { $card }
kraftwagen-alt-cards-counted =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kraftwagen-alt-with = { $one } with { $other }
kraftwagen-alt-car =
    { $engineer ->
        [none] body { $body }, engine { $engine }, crew { $crew }, price { $price }
       *[other] body { $body }, engine { $engine }, crew { $crew }, price { $price }, with { $engineer }
    }
kraftwagen-alt-car-brief =
    { $engineer ->
        [none] { $body }, { $engine }, { $crew }, { $price }
       *[other] { $body }, { $engine }, { $crew }, { $price }, with { $engineer }
    }
kraftwagen-alt-owned-car = { $player }: { $car }
kraftwagen-alt-market-brief = { $count } of { $last } cars on the market, each with body, engine, crew, price. { $cars }.
kraftwagen-alt-taker = { kraftwagen-alt-wish }: car of { $player }, price { $price }
kraftwagen-alt-empty-market = No car is on the market yet.
kraftwagen-alt-market = { $count } of { $last } cars on the market. { $cars }.
kraftwagen-alt-prices = Prices left: { $prices }.
kraftwagen-alt-active = Active buyers in order: { $buyers }.
kraftwagen-alt-nobody-active = No buyer is active yet.
kraftwagen-alt-marker =
    { $marker ->
        [start] Their marker is at the start, S.
       *[other] Their marker is on { $marker }.
    }
kraftwagen-alt-stack =
    { $white ->
        [0] { kraftwagen-alt-wish } { $count }
        [one] { kraftwagen-alt-wish } { $count } with 1 mark
       *[other] { kraftwagen-alt-wish } { $count } with { $white } marks
    }
kraftwagen-alt-stacks = Waiting buyers: { $stacks }.

kraftwagen-alt-race = Race, { $spaces } spaces per lap: { $racers }.
kraftwagen-alt-racer =
    { $laps ->
        [0] { $space ->
            [0] { $player } in the pit lane
           *[other] { $player } space { $space }
        }
        [one] { $space ->
            [0] { $player } in the pit lane, 1 lap
           *[other] { $player } space { $space }, 1 lap
        }
       *[other] { $space ->
            [0] { $player } in the pit lane, { $laps } laps
           *[other] { $player } space { $space }, { $laps } laps
        }
    }
kraftwagen-alt-points =
    { $kind ->
        [body] { $points ->
            [one] 1 body point
           *[other] { $points } body points
        }
       *[engine] { $points ->
            [one] 1 engine point
           *[other] { $points } engine points
        }
    }
kraftwagen-alt-at-once =
    { $deed ->
        [body] a body at once
       *[engine] an engine at once
    }

kraftwagen-alt-own = The mat of { $player }: { $mat }.
kraftwagen-alt-mat-of = { $player }: { $mat }.
kraftwagen-alt-money = Marks { $total }: races { $race }, laps { $laps }, cars { $sales }, white { $white }.
kraftwagen-alt-used = { $engineer } (used this round)
kraftwagen-alt-mat-brief = { $pieces }; race engine { $engine }; points { $body_points } and { $engine_points }; canteen { $canteen }, supply { $supply }
kraftwagen-alt-money-sum = Marks { $total }.
kraftwagen-alt-mat = { $pieces }; race engine { $engine }; body points { $body_points }, engine points { $engine_points }; canteen { $canteen }, supply { $supply }
kraftwagen-alt-active-plans = developments { $things }
kraftwagen-alt-waiting-plans = waiting { $things }
kraftwagen-alt-engineers = engineers { $things }
kraftwagen-alt-award-taken = { $value } to { $player }
kraftwagen-alt-award-open = { $value } open
kraftwagen-alt-awards = Awards: { $awards }.
kraftwagen-alt-out = Gave up.
kraftwagen-alt-goal =
    { $goal ->
        [body] { $needed } body points
        [engine] { $needed } engine points
        [engineers] { $needed } engineers
        [supply] supply { $needed }
       *[laps] { $needed } laps
    }
kraftwagen-alt-goal-awards = { $goal }: { $awards }
kraftwagen-alt-stock = Left of each value from 1 up: bodies { $bodies }; engines { $engines }.

kraftwagen-alt-scoring = Marks of round { $turn }.
kraftwagen-alt-scored =
    { $place ->
        [0] { $player } +{ $total }: no place in the race; laps: { $laps } for { $money }.
       *[other] { $player } +{ $total }: place { $place } for { $race }; laps: { $laps } for { $money }.
    }
kraftwagen-alt-sold = The { kraftwagen-alt-wish } buyer took { $car } of { $player } for { $money }.
kraftwagen-alt-unsold = The { kraftwagen-alt-wish } buyer found no car.

# The board of letters has 40 columns: this stays short.

kraftwagen-guide-1-title = What it is about
kraftwagen-guide-1-body =
    The first motor cars are on the road, and each of you runs a young factory. You hire, research, build bodies and engines, drive races and put cars on the market, where buyers choose among them. **After three rounds, the richest company wins.**

    Everybody has three workshops, a race car, a canteen with the workers who are free, and a supply of those who are not hired yet. What you know is drawn on blue paper: body points and engine points. They say how good the parts are that you build.

    Everything is open except the money, counted in marks.

    {""}*In the picture:* the board with the chain, from which you take your actions, around the race. It is Ben’s turn: the numbers beside the workers say who follows.
kraftwagen-guide-2-title = The chain
kraftwagen-guide-2-body =
    Workers and action tiles make one long chain, drawn as an arrow. **It is the turn of the player whose worker is at the tail.** You take any tile you like: your worker goes to its place, the tile goes to the head. If a tile is at the tail now, it goes to the head as well, and so on until a worker is at the tail.

    So a tile far ahead is expensive: the others may have several turns before you are at the tail again. With one close by it is soon your turn again, perhaps at once.

    {""}*In the pictures:* Ada has chosen the engine, and the chain is shown as it would be then. The race tile that she passed goes to the head, too. Ada would be at the tail again, and have another turn.
kraftwagen-guide-3-title = The actions
kraftwagen-guide-3-body =
    - 👷 **Hire:** a worker comes from your supply into your canteen.
    - 🚗 **Body** and ⚙️ **engine:** you get a part as good as your points.
    - 🏁 **Race:** your race car moves on.
    - 💡 **Research:** you take one of the two open cards.
    - 🎩 **Buyer:** a buyer becomes active.

    A tile with several signs gives all of them, in its own order. What is not possible is lost. You choose the order only where it matters: with a hire and a part still to come while a development waits for a worker.

    After that you may put one car on the market, and your turn is over.

    {""}*In the pictures:* Ada has chosen the tile with three actions. It is near the head, so Cleo and Ben would have their turns before her.
kraftwagen-guide-4-title = Research
kraftwagen-guide-4-body =
    You take one of the two open cards. The other one is discarded, and two new ones are opened before yours works.

    - Blue paper is a **development**. Its points are yours for the rest of the game, and some give a part at once. It needs a worker from your canteen, who never comes back. If nobody is free it waits, and the next worker you hire goes there.
    - ⚡ **At once:** a card with lightning works right away and is discarded.
    - A portrait is an **engineer**, who stays with you and needs no worker.

    {""}*In the pictures:* Ada can take a body point that comes with an engine, or the engineer Bugatti. The piles beside them count the deck and the discards.
kraftwagen-guide-5-title = Bodies and engines
kraftwagen-guide-5-body =
    A new body is worth your body points, a new engine your engine points, and 7 at most. If none of that value is left, you get the next lower one. The picture of the mats counts what is left.

    The part goes into an empty workshop. If all three are full, one of your old parts goes back to the supply.

    An engine can also go into your **race car** and make it faster; the old one goes back. You can choose that if it is better than the old one, or if your workshops are full. An engine in the race car never goes to the market.

    {""}*In the pictures:* a new engine 3 has come, and Ada’s workshops are full. She can give up a framed part, or put the engine into her race car.
kraftwagen-guide-6-title = A car for the market
kraftwagen-guide-6-body =
    At the end of your turn you may put one car on the market: a body and an engine from your workshops, one or more workers from your canteen as its crew, and one of the price markers that are left. It stays as it is.

    A high price is good only if somebody pays it: buyers take the cheaper one of two equal cars. A car that nobody buys scores nothing. After the scoring all cars leave the market, sold or not; their crews return to your supply.

    With the sixth car the round ends.

    {""}*In the pictures:* Ada is about to offer body 4, engine 3 and a crew of two for 5. The discs on the cars tell who would buy what now: the body buyer on space 2 would take Ada’s.
kraftwagen-guide-7-title = The buyers
kraftwagen-guide-7-body =
    There are two of each kind. Hat and sign show what a buyer wants: the best **body**, the best **engine**, the largest crew (**prestige**), or the lowest **price**. Among equal cars, buyers take the cheapest. The price buyer pays double.

    With a buyer action you send one to the next of the four spaces and take the white marks beside the stack. Each round adds more.

    When four are active, the action moves the marker instead, from S down to 0. The round ends after the turn in which the marker reaches 0, the sixth car is put on the market, or the 80th tile is taken.

    {""}*In the pictures:* Ada has chosen a price buyer, who brings 1 mark.
kraftwagen-guide-8-title = Race and scoring
kraftwagen-guide-8-body =
    A race action drives your car as far as its engine says. Spaces with other cars are skipped and do not count. From the pit lane the first step leads to space 1; the step from the last space to space 1 completes a lap.

    At the end of a round there are marks:

    - **Race:** 7, 4 and 2 for the first three, by laps, then by space. A car in the pit lane gets no place.
    - **Laps:** 1, 3, 5, 6, 7 for one to five, and 1 for each more.
    - **Sales:** the buyers on spaces 1 to 4 buy one after the other.

    Then the race cars go back to the pit lane, and all buyers to their stacks. Workshops, canteens and race engines stay.

    {""}*In the pictures:* the race runs inside the chain; the market is empty and shows the marks of the first round.
kraftwagen-guide-9-title = Engineers and awards
kraftwagen-guide-9-body =
    - **Bugatti** doubles your first race of a round, **Porsche** adds a space to each, **Bosch** a worker to each hire: with action tiles only.
    - **Daimler**, **Otto**, **Maybach** and **Opel** go with a new car, one on each, once per round: body 1 more, engine 1 more, crew 2 more, price 2 less when compared.
    - **Diesel**, once per round, swaps a part of one of your cars on the market for one of another value. If you cannot build a car, you are asked only where that brings marks now.
    - **Benz** may send one more buyer after the race has been scored. That one buys last.

    {""}**Awards** are above the mats. The first player to end a turn with a goal reached takes the higher one, the second player the lower one.

    {""}*In the pictures:* with Maybach, Ada’s crew counts 4. Now the prestige buyer would take her car.
kraftwagen-guide-10-title = Start, end, and variants
kraftwagen-guide-10-body =
    Before the first turn everybody takes a start tile and carries it out at once. The player nearest to the action tiles goes first:

    - **Build:** a body, an engine, two workers.
    - **Racing team:** two spaces, two workers.
    - **Study:** a research card, a worker.
    - **Sales:** a buyer, two spaces.

    Each also gives a body point and an engine point.

    {""}**The end.** After the third scoring, marks and awards are added up. In a tie the player with the fuller canteen wins, then the one whose worker is nearer to the tail.

    A table can agree that all money is open.

    {""}*In the pictures:* Cleo is nearest to the tiles and chooses first.
kraftwagen-guide-11-title = Numbers to look up
kraftwagen-guide-11-body =
    - **Awards:** 5 body points, 5 engine points, an empty supply, or 3 laps in one race: 4 for the first, 2 for the second. 3 engineers: 5 and 3.
    - **Prices:** round 1: 1, 2, 3, 5, 6, 8, 9, 10. Round 2: 2, 3, 5, 6, 8, 9, 11, 12. Round 3: 3, 4, 6, 8, 10, 12, 14, 15. Each can be used once per round.
    - **White marks:** each round adds 2 beside the body buyers, and 1 beside each other stack.
    - **The marker** takes four steps: from S to 3, 2, 1 and 0.
    - **A lap** has 6 spaces, with two players 8.
    - **Workers:** everybody has 14: 2 in the chain, 4 in the canteen, 8 in the supply.
kraftwagen-guide-12-title = Questions and answers
kraftwagen-guide-12-body =
    - **May I decline a research card?** No, you take one of the two.
    - **What if the deck is empty?** The discards are shuffled into a new one.
    - **Porsche and Bugatti together?** Porsche adds a space first, then Bugatti doubles.
    - **Two cars equal in what a buyer wants?** The cheaper one is sold. No two cars have the same price marker; if Opel makes one count the same as another, the other one is the cheaper.
    - **Benz with fewer than four buyers?** Benz may still send one from a stack, without the marks beside it, and that buyer buys last. You are asked only if a car would be left.
    - **Do the points of a start tile count for awards?** Yes, like all points.

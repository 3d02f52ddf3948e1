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

kraftwagen-alt-turn = Game turn { $turn } of { $turns }, { $taken } of { $tiles } tiles taken.
kraftwagen-alt-asked =
    { $ask ->
        [start] { $seat } chooses a start tile.
        [take] { $seat } takes an action tile.
        [order] { $seat } chooses which action comes next.
        [card] { $seat } chooses a research card.
        [buyer] { $seat } chooses a buyer.
        [body] { $seat } makes room in the workshops.
        [engine] { $seat } chooses a place for a new engine.
        [car] { $seat } decides about a car for the market.
       *[benz] { $seat } decides whom Benz sends.
    }
kraftwagen-alt-piece = The new part is { $piece }.
kraftwagen-alt-left = Still to do: { $deeds }.
kraftwagen-alt-chosen = Chosen: { $things }.
kraftwagen-alt-offered = Possible: { $things }.
kraftwagen-alt-chain = The chain from tail to head: { $links }.
kraftwagen-alt-chain-then = With this tile the chain would be, from tail to head: { $links }.
kraftwagen-alt-last = Last turn: { $player } { $deeds }.
kraftwagen-alt-this-turn = This turn: { $player } { $deeds }.
kraftwagen-alt-did-start = began with { kraftwagen-alt-start }
kraftwagen-alt-did-take = took { $tile }
kraftwagen-alt-did-do = went on with { kraftwagen-alt-deed }
kraftwagen-alt-did-card = took the card { $card }
kraftwagen-alt-did-buyer = sent the { kraftwagen-alt-buyer }
kraftwagen-alt-did-benz =
    { $buyer ->
        [none] did without a buyer from Benz
       *[other] had Benz send the { kraftwagen-alt-buyer }
    }
kraftwagen-alt-did-scrap =
    { $kind ->
        [b] built a body in place of { $piece }
       *[e] built an engine in place of { $piece }
    }
kraftwagen-alt-did-engine =
    { $place ->
        [racer] put the engine into the race car
       *[shop] put the engine into a workshop
    }
kraftwagen-alt-did-car = placed a car: { $car }
kraftwagen-alt-did-diesel = put { $piece } into the car at { $price }
kraftwagen-alt-did-nothing = placed no car
kraftwagen-alt-starts = Start tiles left: { $tiles }.
kraftwagen-alt-cards = Open cards: { $cards }. { $deck } cards in the deck.
kraftwagen-alt-discards = Discarded: { $cards }.

kraftwagen-alt-candidate = This car would join: { $car }.
kraftwagen-alt-takers = Then the buyers would now take: { $sales }.
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
kraftwagen-alt-market-brief = { $count } of { $last } cars on the market, each with body, engine, crew, price. { $cars }.
kraftwagen-alt-taker = { kraftwagen-alt-wish } the car of { $player } at { $price }
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
       *[other] { kraftwagen-alt-wish } { $count } with { $white } money
    }
kraftwagen-alt-stacks = Waiting buyers: { $stacks }.

kraftwagen-alt-race = Race, { $spaces } spaces a lap: { $racers }.
kraftwagen-alt-racer =
    { $player } { $space ->
        [0] in the pit lane
       *[other] space { $space }
    }{ $laps ->
        [0] { "" }
        [one] , 1 lap
       *[other] , { $laps } laps
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

kraftwagen-alt-own = The mat of { $player }: { $mat }
kraftwagen-alt-money = Money { $total }: races { $race }, laps { $laps }, cars { $sales }, white { $white }.
kraftwagen-alt-used = { $engineer } (used this game turn)
kraftwagen-alt-mat-brief = { $pieces }; race engine { $engine }; points { $body_points } and { $engine_points }; canteen { $canteen }, supply { $supply }
kraftwagen-alt-money-sum = Money { $total }.
kraftwagen-alt-mat = { $pieces }; race engine { $engine }; body points { $body_points }, engine points { $engine_points }; canteen { $canteen }, supply { $supply }
kraftwagen-alt-active-plans = ; developments { $things }
kraftwagen-alt-waiting-plans = ; waiting { $things }
kraftwagen-alt-engineers = ; engineers { $things }
kraftwagen-alt-award-taken = { $value } went to { $player }
kraftwagen-alt-award-open = { $value } open
kraftwagen-alt-awards = Awards: { $awards }.
kraftwagen-alt-out = Gave up.
kraftwagen-alt-goal-name =
    { $goal ->
        [body] bodies
        [engine] engines
        [engineers] engineers
        [supply] hiring
       *[laps] laps
    }
kraftwagen-alt-goal =
    { $goal ->
        [body] { $needed } body points
        [engine] { $needed } engine points
        [engineers] { $needed } engineers
        [supply] supply { $needed }
       *[laps] { $needed } laps
    }
kraftwagen-alt-stock = Left of each value from 1 up: bodies { $bodies }; engines { $engines }.

kraftwagen-alt-scoring = What game turn { $turn } brought.
kraftwagen-alt-scored =
    { $player }: { $place ->
        [0] no place in the race
       *[other] place { $place } for { $race }
    }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    } for { $money }.
kraftwagen-alt-sold = The { $buyer } buyer took { $car } of { $player } for { $money }.
kraftwagen-alt-unsold = The { $buyer } buyer found no car.

# The board of letters has 40 columns: this stays short.
kraftwagen-alt-board-turn = Game turn { $turn }/3, cars { $cars }/{ $last }
kraftwagen-alt-board-cards = Cards:
kraftwagen-alt-board-buyers = Buyers:
kraftwagen-alt-board-prices = Prices:

kraftwagen-guide-1-title = What it is about
kraftwagen-guide-1-body =
    The first motor cars are on the road, and each of you runs a young factory. You hire, research, build bodies and engines, drive races and bring cars to the market, where buyers choose among them. **After three game turns, the richest company wins.**

    Everybody has three workshops, a race car, a canteen with the workers who are free, and a supply of those who are not hired yet. What you know is drawn on blue paper: body points and engine points. They say how good the parts are that you build.

    Everything lies open but the money.

    {""}*In the pictures:* the board with the chain, from which you take your actions, around the race; below it the market. The second picture shows what everybody has. Ben is on turn: the numbers beside the workers say who follows.
kraftwagen-guide-2-title = The chain
kraftwagen-guide-2-body =
    Workers and action tiles make one long chain, drawn as an arrow. **The player whose worker is at the tail moves.** You take any tile you like: your worker goes to its place, the tile goes to the head. If a tile is at the tail now, it goes to the head as well, until there is a worker.

    So a tile far ahead is expensive: the others may move several times before you are at the tail again. With one close by you are soon on turn again, perhaps at once.

    {""}*In the pictures:* Ada has chosen the engine, and the chain is shown as it would be then. The race tile that she passed goes to the head, too. Ada would be at the tail once more, and move again.
kraftwagen-guide-3-title = The actions
kraftwagen-guide-3-body =
    - 👷 **Hire:** a worker comes from your supply into your canteen.
    - 🚗 **Body** and ⚙️ **engine:** you get a part as good as your points.
    - 🏁 **Race:** your race car moves on.
    - 💡 **Research:** you take one of the two open cards.
    - 🎩 **Buyer:** a buyer becomes active.

    A tile with several signs gives all of them, in its own order. What cannot be done is lost. The order is yours only where it matters: with a hire and a part still to come while a development waits for a worker.

    After that you may place one car, and your turn is over.

    {""}*In the pictures:* Ada has chosen the tile with three actions. It lies nearly at the head, so Cleo and Ben would move before her.
kraftwagen-guide-4-title = Research
kraftwagen-guide-4-body =
    You take one of the two open cards. The other one is discarded, and two new ones are drawn before yours works.

    - Blue paper is a **development**. Its points are yours for the rest of the game, and some bring a part at once. It needs a worker from your canteen, who never comes back. If nobody is free it waits, and the next worker you hire goes there.
    - ⚡ **At once:** a card with lightning works right away and is discarded.
    - A portrait is an **engineer**. He stays with you and needs no worker.

    {""}*In the pictures:* Ada can take a body point that comes with an engine, or the engineer Bugatti. The little piles below count the deck and the discards.
kraftwagen-guide-5-title = Bodies and engines
kraftwagen-guide-5-body =
    A new body is worth your body points, a new engine your engine points, and 7 at most. If none of that value is left, you get the next lower one. The two lines below the mats say how many there are.

    The part goes into an empty workshop. If all three are full, one of your old parts goes back to the supply.

    An engine can also go into your **race car** and make it faster; the old one goes back. You can choose that if it is better than the old one, or if your workshops are full. An engine in the race car never goes to the market.

    {""}*In the pictures:* a new engine 3 has come, and Ada's workshops are full. Her framed parts can make room, or her race car takes it.
kraftwagen-guide-6-title = A car for the market
kraftwagen-guide-6-body =
    At the end of your turn you may place one car: a body and an engine from your workshops, one or more workers from your canteen as its crew, and one of the price markers that are left. It stays as it is.

    A high price is good only if somebody pays it: buyers take the cheaper one of two equal cars. A car that nobody buys brings nothing. After the scoring all cars go, sold or not, and their crews return to your supply.

    With the sixth car the game turn ends.

    {""}*In the pictures:* Ada is about to place body 4, engine 3 and a crew of two for 5. The discs on the cars tell who would buy what now: the body buyer on space 2 would take Ada's.
kraftwagen-guide-7-title = The buyers
kraftwagen-guide-7-body =
    There are two of each kind. By his hat and his sign you know what a buyer wants: the best **body**, the best **engine**, the largest crew (**prestige**), or the lowest **price**. Among equal cars he takes the cheapest. The price buyer pays double.

    With a buyer action you send one to the next of the four spaces, and the white money by his stack is yours. More is laid there in every game turn.

    When four are active, the action moves the marker instead, from S down to 0. The game turn ends after the turn in which it gets there, in which the sixth car is placed, or in which the 80th tile is taken.

    {""}*In the pictures:* Ada has chosen a price buyer, who comes with 1 money.
kraftwagen-guide-8-title = Race and scoring
kraftwagen-guide-8-body =
    A race action moves your car as far as its engine says. Spaces with other cars are skipped and do not count. From the pit lane the first step leads to space 1; from the last space to space 1 is a lap.

    At the end of a game turn there is money:

    - **Race:** 7, 4 and 2 for the first three, by laps, then by space. A car in the pit lane gets no place.
    - **Laps:** 1, 3, 5, 6, 7 for one to five, and 1 for each more.
    - **Sales:** the buyers on spaces 1 to 4 buy one after the other.

    Then the race cars go back to the pit lane, and all buyers to their stacks. Workshops, canteens and race engines stay.

    {""}*In the pictures:* the race runs inside the chain; the last picture tells what the first game turn brought.
kraftwagen-guide-9-title = Engineers and awards
kraftwagen-guide-9-body =
    - **Bugatti** doubles your first race in a game turn, **Porsche** adds a space to each, **Bosch** a worker to each hire: with action tiles only.
    - **Daimler**, **Otto**, **Maybach** and **Opel** go with a new car, one on each, once a game turn: body 1 more, engine 1 more, crew 2 more, price 2 less when compared.
    - **Diesel** once a game turn exchanges a part of a car of yours on the market for one of another value.
    - **Benz** may send one more buyer after the race is paid. He buys last.

    {""}**Awards** stand above the mats. Whoever first ends a turn with a goal reached takes the higher one, the second the lower one.

    {""}*In the pictures:* with Maybach, Ada's crew counts 4. Now the prestige buyer would take her car.
kraftwagen-guide-10-title = Start, end, and variants
kraftwagen-guide-10-body =
    Before the first turn everybody takes a start tile, whoever is nearest to the action tiles first, and carries it out at once:

    - **Build:** a body, an engine, two workers.
    - **Racing team:** two spaces, two workers.
    - **Study:** a research card, a worker.
    - **Sales:** a buyer, two spaces.

    Each is also worth a body point and an engine point.

    {""}**The end.** After the third scoring, money and awards are added up. In a tie the fuller canteen wins, then who is nearer to the tail.

    A table can agree that all money lies open.

    {""}*In the pictures:* Cleo is nearest to the tiles and chooses first.
kraftwagen-guide-11-title = Numbers to look up
kraftwagen-guide-11-body =
    - **Awards:** 5 body points, 5 engine points, an empty supply, or 3 laps in one race: 4 for the first, 2 for the second. 3 engineers: 5 and 3.
    - **Prices:** game turn 1: 1, 2, 3, 5, 6, 8, 9, 10. Game turn 2: 2, 3, 5, 6, 8, 9, 11, 12. Game turn 3: 3, 4, 6, 8, 10, 12, 14, 15. Each can be used once a game turn.
    - **White money:** each game turn 2 are laid beside the body buyers, and 1 beside each other stack.
    - **The marker** takes four steps: from S to 3, 2, 1 and 0.
    - **A lap** has 6 spaces, with two players 8.
    - **Workers:** everybody has 14: 2 in the chain, 4 in the canteen, 8 in the supply.
kraftwagen-guide-12-title = Questions and answers
kraftwagen-guide-12-body =
    - **May I decline a research card?** No, you take one of the two.
    - **What if the deck is empty?** The discards are shuffled into a new one.
    - **Porsche and Bugatti together?** Porsche adds his space first, then Bugatti doubles.
    - **Two cars equal in what a buyer wants?** He takes the cheaper one. No two cars have the same price marker; if Opel makes one count the same as another, the other one is the cheaper.
    - **Benz with fewer than four buyers?** He may still send one. He takes him from a stack, without its money, and that buyer is the last to buy. You are asked only if a car would be left for him.
    - **Do the points of a start tile count for awards?** Yes, like all points.

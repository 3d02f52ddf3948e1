# Kraftwagen: names, options, menus, and what happens in the game.
kraftwagen-name = Kraftwagen
kraftwagen-blurb = Young car makers hire, research, race and build. Whose cars find the buyers with the deepest pockets?
kraftwagen-resign = Your worker leaves the chain. Your cars stay on the market and the track until the next clearing, and the others play on. You cannot come back.

kraftwagen-option-money = Money
kraftwagen-option-money-help = Whether everybody sees how much money the others have
kraftwagen-option-money-secret = secret until the end
kraftwagen-option-money-open = open

# Actions, tiles, cards, parts and buyers in words, used below.
kraftwagen-deed =
    { $deed ->
        [hire] 👷 Hire
        [body] 🚗 Body
        [engine] ⚙️ Engine
        [buyer] 🎩 Buyer
        [race] 🏁 Race
       *[research] 💡 Research
    }
kraftwagen-first =
    { $first ->
        [hire] 👷 Hire
        [body] 🚗 Body
        [engine] ⚙️ Engine
        [buyer] 🎩 Buyer
        [race] 🏁 Race
       *[research] 💡 Research
    }
kraftwagen-second =
    { $second ->
        [hire] { " " }+ 👷 Hire
        [body] { " " }+ 🚗 Body
        [engine] { " " }+ ⚙️ Engine
        [buyer] { " " }+ 🎩 Buyer
        [race] { " " }+ 🏁 Race
        [research] { " " }+ 💡 Research
       *[none] { "" }
    }
kraftwagen-third =
    { $third ->
        [hire] { " " }+ 👷 Hire
        [body] { " " }+ 🚗 Body
        [engine] { " " }+ ⚙️ Engine
        [buyer] { " " }+ 🎩 Buyer
        [race] { " " }+ 🏁 Race
        [research] { " " }+ 💡 Research
       *[none] { "" }
    }
kraftwagen-tile = { kraftwagen-first }{ kraftwagen-second }{ kraftwagen-third }
kraftwagen-start =
    { $tile ->
        [build] 🔧 Build
        [team] 🏁 Racing team
        [study] 💡 Study
       *[sales] 🎩 Sales
    }
kraftwagen-engineer =
    { $engineer ->
        [benz] Benz
        [diesel] Diesel
        [bugatti] Bugatti
        [porsche] Porsche
        [bosch] Bosch
        [daimler] Daimler
        [otto] Otto
        [maybach] Maybach
       *[opel] Opel
    }
kraftwagen-card-body =
    { $body ->
        [0] { "" }
        [one] 1 body point
       *[other] { $body } body points
    }
kraftwagen-card-engine =
    { $engine ->
        [0] { "" }
        [one] { kraftwagen-card-comma }1 engine point
       *[other] { kraftwagen-card-comma }{ $engine } engine points
    }
kraftwagen-card-comma =
    { $body ->
        [0] { "" }
       *[other] { ", " }
    }
kraftwagen-card-tile =
    { $tile ->
        [body] { " " }and a body
        [engine] { " " }and an engine
       *[none] { "" }
    }
kraftwagen-card =
    { $card ->
        [development] 📘 { kraftwagen-card-body }{ kraftwagen-card-engine }{ kraftwagen-card-tile }
        [crew] ⚡ Up to { $amount } workers
        [sprint] ⚡ Race car: { $amount } spaces
        [delivery] ⚡ A body and an engine
        [benz] 👤 Benz
        [diesel] 👤 Diesel
        [bugatti] 👤 Bugatti
        [porsche] 👤 Porsche
        [bosch] 👤 Bosch
        [daimler] 👤 Daimler
        [otto] 👤 Otto
        [maybach] 👤 Maybach
       *[opel] 👤 Opel
    }
kraftwagen-part =
    { $part ->
        [b] body { $value }
       *[e] engine { $value }
    }
kraftwagen-old =
    { $old_part ->
        [b] body { $old_value }
       *[e] engine { $old_value }
    }
kraftwagen-buyer =
    { $buyer ->
        [body] 🚗 body buyer
        [engine] ⚙️ engine buyer
        [prestige] 👑 prestige buyer
       *[price] 🏷️ price buyer
    }
kraftwagen-car-engineer =
    { $engineer ->
        [none] { "" }
       *[other] , with { kraftwagen-engineer }
    }
kraftwagen-car = body { $body }, engine { $engine }, crew { $crew }, price { $price }{ kraftwagen-car-engineer }

kraftwagen-question-start = Which start tile do you take? Its actions are carried out at once.
kraftwagen-question-start-of = { $seat } takes a start tile.
kraftwagen-question-take = Game turn { $turn } of { $of }: which action tile do you take?
    .short = Game turn { $turn } of { $of }: which tile?
kraftwagen-question-take-of = Game turn { $turn } of { $of }: { $seat } takes an action tile.
kraftwagen-question-order = A development waits for a worker. Which action comes next?
kraftwagen-question-order-of = A development waits for a worker. { $seat } chooses which action comes next.
kraftwagen-question-card =
    { $waits ->
        [0] Which research card do you take?
       *[other] Which research card do you take? Your canteen is empty, so a development would wait for a worker.
    }
kraftwagen-question-card-of =
    { $waits ->
        [0] { $seat } takes a research card.
       *[other] { $seat } takes a research card. The canteen is empty, so a development would wait for a worker.
    }
kraftwagen-question-buyer = Which buyer goes to space { $space } of { $of }?
kraftwagen-question-buyer-of = { $seat } sends a buyer to space { $space } of { $of }.
kraftwagen-question-body = Your workshops are full. Which part makes room for the new body { $value }?
kraftwagen-question-body-of = The workshops are full. { $seat } chooses which part makes room for the new body { $value }.
kraftwagen-question-engine = Where does the new engine { $value } go? Your race car has { $racer }.
kraftwagen-question-engine-of = { $seat } chooses where to put the new engine { $value }. The race car has { $racer }.
kraftwagen-question-car = Do you bring a car to the market? It has { $cars } of { $of }.
kraftwagen-question-car-of = { $seat } may bring a car to the market. It has { $cars } of { $of }.
kraftwagen-question-benz = The race has been scored. Does Benz send one more buyer, who buys last?
kraftwagen-question-benz-of = The race has been scored. { $seat } may have Benz send one more buyer, who buys last.

kraftwagen-ask-start = Which start tile?
kraftwagen-ask-tile = Which action tile?
kraftwagen-ask-next = Which action comes next?
kraftwagen-ask-card = Which card?
kraftwagen-ask-buyer = Which buyer?
kraftwagen-ask-place = Where does it go?
kraftwagen-ask-car = A car for the market? First its body.
kraftwagen-ask-engine = Which engine?
kraftwagen-ask-crew = How many workers go with it?
kraftwagen-ask-engineer = With an engineer?
kraftwagen-ask-price = At what price?
kraftwagen-ask-piece = Which part does Diesel put in?
kraftwagen-ask-onto = Into which of your cars?
kraftwagen-start-cards =
    { $cards ->
        [0] { "" }
       *[other] { " " }· research card
    }
kraftwagen-start-bodies =
    { $bodies ->
        [0] { "" }
       *[other] { " " }· body
    }
kraftwagen-start-engines =
    { $engines ->
        [0] { "" }
       *[other] { " " }· engine
    }
kraftwagen-start-buyers =
    { $buyers ->
        [0] { "" }
       *[other] { " " }· buyer
    }
kraftwagen-start-spaces =
    { $spaces ->
        [0] { "" }
        [one] { " " }· 1 race space
       *[other] { " " }· { $spaces } race spaces
    }
kraftwagen-start-workers =
    { $workers ->
        [0] { "" }
        [one] { " " }· 1 worker
       *[other] { " " }· { $workers } workers
    }
kraftwagen-step-start = { kraftwagen-start }{ kraftwagen-start-cards }{ kraftwagen-start-bodies }{ kraftwagen-start-engines }{ kraftwagen-start-buyers }{ kraftwagen-start-spaces }{ kraftwagen-start-workers }
kraftwagen-step-tile = { kraftwagen-tile }
kraftwagen-step-deed = { kraftwagen-deed }
kraftwagen-step-card =
    { $number ->
        [1] Left: { kraftwagen-card }
       *[other] Right: { kraftwagen-card }
    }
kraftwagen-step-buyer =
    { $buyer ->
        [body] 🚗 Body buyer
        [engine] ⚙️ Engine buyer
        [prestige] 👑 Prestige buyer
       *[price] 🏷️ Price buyer
    }
kraftwagen-step-buyer-money = { kraftwagen-step-buyer }, { $white } money
kraftwagen-step-nobody = Nobody
kraftwagen-step-shop = An empty workshop
kraftwagen-step-racer = The race car
kraftwagen-step-scrap = In place of { kraftwagen-part }
kraftwagen-step-done = No car, end the turn
kraftwagen-step-diesel = 👤 Diesel exchanges a part
kraftwagen-step-piece =
    { $part ->
        [b] 🚗 Body { $value }
       *[e] ⚙️ Engine { $value }
    }
kraftwagen-step-onto = The car at { $price }
kraftwagen-step-body = 🚗 Body { $value }
kraftwagen-step-engine = ⚙️ Engine { $value }
kraftwagen-step-crew =
    { $workers ->
        [one] 👷 1 worker
       *[other] 👷 { $workers } workers
    }
kraftwagen-step-alone = Without an engineer
kraftwagen-step-engineer = { kraftwagen-card }
kraftwagen-step-price = 🏷️ Price { $price }

# A scoring is told as a list: what begins with this stands on a line of its own.
kraftwagen-line = { "\u000A" }
kraftwagen-effect-start = { $seat } begins with { kraftwagen-start }.
kraftwagen-effect-took =
    { $again ->
        [0] { $seat } takes { kraftwagen-tile }.
       *[other] { $seat } takes { kraftwagen-tile } and moves next, too.
    }
kraftwagen-effect-do = { $seat } goes on with { kraftwagen-deed }.
kraftwagen-effect-helped = 👤 { kraftwagen-engineer } helps.
kraftwagen-effect-hired =
    { $workers ->
        [one] 👷 1 worker for the canteen ({ $canteen } now).
       *[other] 👷 { $workers } workers for the canteen ({ $canteen } now).
    }
kraftwagen-effect-unhired = No worker is left to hire.
kraftwagen-effect-reshuffled = The research discards are shuffled into a new deck.
kraftwagen-effect-researched = 💡 { $seat } takes { kraftwagen-card }.
kraftwagen-effect-waits = No worker is free, so it waits.
kraftwagen-effect-active =
    { $waited ->
        [0] A worker takes it up: now { $body_points } body and { $engine_points } engine points.
       *[other] A new worker takes up { kraftwagen-card }: now { $body_points } body and { $engine_points } engine points.
    }
    .short =
        { $waited ->
            [0] Now { $body_points } body, { $engine_points } engine points.
           *[other] { kraftwagen-card } begins: now { $body_points } body, { $engine_points } engine points.
        }
kraftwagen-effect-got = { $seat } builds { kraftwagen-part }.
kraftwagen-effect-scrapped = { $seat } builds { kraftwagen-part } in place of { kraftwagen-old }.
kraftwagen-effect-racer = { $seat } puts { kraftwagen-part } into the race car.
kraftwagen-effect-no-part =
    { $part ->
        [b] No body is left to build.
       *[e] No engine is left to build.
    }
kraftwagen-effect-buyer =
    { $white ->
        [0] { $seat } sends the { kraftwagen-buyer } to space { $space }.
       *[other] { $seat } sends the { kraftwagen-buyer } to space { $space } and takes { $white } money.
    }
kraftwagen-effect-marker =
    { $left ->
        [0] The buyers' marker reaches 0.
       *[other] The buyers' marker goes down to { $left }.
    }
kraftwagen-effect-raced =
    { $laps ->
        [0] 🏁 { $seat } drives { $spaces } to space { $space }.
        [one] 🏁 { $seat } drives { $spaces } to space { $space } and completes a lap.
       *[other] 🏁 { $seat } drives { $spaces } to space { $space } and completes { $laps } laps.
    }
kraftwagen-effect-placed = 🚗 { $seat } places car { $number }: { kraftwagen-car }.
kraftwagen-effect-exchanged = 👤 Diesel: { $seat } puts { kraftwagen-part } into the car at { $price } in place of { kraftwagen-old }.
kraftwagen-effect-award =
    { $goal ->
        [body] 🏅 { $seat } wins an award for bodies, { $value } money.
        [engine] 🏅 { $seat } wins an award for engines, { $value } money.
        [engineers] 🏅 { $seat } wins an award for engineers, { $value } money.
        [supply] 🏅 { $seat } wins an award for hiring, { $value } money.
       *[laps] 🏅 { $seat } wins an award for laps, { $value } money.
    }
kraftwagen-effect-phase-over =
    { $reason ->
        [cars] { kraftwagen-line }The market is full, and the game turn is scored.
        [marker] { kraftwagen-line }The buyers wait no longer, and the game turn is scored.
       *[tiles] { kraftwagen-line }So many tiles were taken that the game turn is scored.
    }
    .short = { kraftwagen-line }The game turn is scored.
kraftwagen-effect-race-money =
    { $race ->
        [0] { kraftwagen-line }🏁 { $seat }: { kraftwagen-paid-laps }.
       *[other] { kraftwagen-line }🏁 { $seat }: { $race } money for place { $place }{ $laps ->
            [0] .
           *[other] , { kraftwagen-paid-laps }.
        }
    }
    .short =
        { $race ->
            [0] { kraftwagen-line }{ $seat }: { kraftwagen-paid-laps }.
           *[other] { kraftwagen-line }{ $seat }: { $race } for place { $place }{ $laps ->
                [0] .
               *[other] , { kraftwagen-paid-laps }.
            }
        }
kraftwagen-paid-laps =
    { $laps ->
        [one] { $lap_money } money for 1 lap
       *[other] { $lap_money } money for { $laps } laps
    }
    .short =
        { $laps ->
            [one] { $lap_money } for 1 lap
           *[other] { $lap_money } for { $laps } laps
        }
kraftwagen-effect-benz =
    { $buyer ->
        [none] { $seat } does without a buyer from Benz.
       *[other] 👤 Benz sends the { kraftwagen-buyer } for { $seat }.
    }
kraftwagen-effect-sold =
    { $buyer ->
        [price] { kraftwagen-line }{ kraftwagen-buyer } ({ $number }): car of { $seat } at { $price }, { $money } money.
       *[other] { kraftwagen-line }{ kraftwagen-buyer } ({ $number }): car of { $seat }, { $money } money.
    }
    .short = { kraftwagen-line }{ $number }, { kraftwagen-buyer }: { $seat }, { $money }.
kraftwagen-effect-unsold = { kraftwagen-line }{ kraftwagen-buyer } ({ $number }): no car left.
    .short = { kraftwagen-line }{ $number }, { kraftwagen-buyer }: no car.
kraftwagen-effect-turn = { kraftwagen-line }Game turn { $turn } begins.
    .short = { "" }
kraftwagen-effect-resigned = { $seat } gives up.
kraftwagen-effect-won = { kraftwagen-line }🏆 { $seat } wins with { $money } money.

# What a tile brings, as things stand.
kraftwagen-brings-workers =
    { $workers ->
        [0] { "" }
        [one] { " " }👷 1 worker.
       *[other] { " " }👷 { $workers } workers.
    }
kraftwagen-brings-nobody =
    { $idle ->
        [0] { "" }
       *[other] { " " }👷 No worker, none is left.
    }
kraftwagen-brings-bodies =
    { $bodies ->
        [0] { "" }
       *[other] { $body ->
            [0] { " " }🚗 No body, none is left.
           *[other] { " " }🚗 Body { $body }.
        }
    }
kraftwagen-brings-engines =
    { $engines ->
        [0] { "" }
       *[other] { $engine ->
            [0] { " " }⚙️ No engine, none is left.
           *[other] { " " }⚙️ Engine { $engine }.
        }
    }
kraftwagen-brings-spaces =
    { $spaces ->
        [0] { "" }
        [one] { " " }🏁 Race car: 1 space.
       *[other] { " " }🏁 Race car: { $spaces } spaces.
    }
kraftwagen-brings-cards =
    { $cards ->
        [0] { "" }
       *[other] { " " }💡 A research card.
    }
kraftwagen-brings-buyers =
    { $buyers ->
        [0] { "" }
       *[other] { $marker ->
            [0] { " " }🎩 A buyer of your choice.
            [1] { " " }🎩 The buyers' marker reaches 0.
           *[other] { " " }🎩 The buyers' marker goes one step down.
        }
    }
kraftwagen-preview-start = { kraftwagen-start }:{ kraftwagen-brings-cards }{ kraftwagen-brings-bodies }{ kraftwagen-brings-engines }{ kraftwagen-brings-buyers }{ kraftwagen-brings-spaces }{ kraftwagen-brings-workers }
kraftwagen-next =
    { $moves ->
        [0] Then it is your turn again.
        [one] Then { $next_seat } moves. The others move at least once before you.
       *[other] Then { $next_seat } moves. The others move at least { $moves } times before you.
    }
kraftwagen-preview-take =
    This tile brings you:{ kraftwagen-brings-cards }{ kraftwagen-brings-bodies }{ kraftwagen-brings-engines }{ kraftwagen-brings-spaces }{ kraftwagen-brings-buyers }{ kraftwagen-brings-workers }{ kraftwagen-brings-nobody }
    { $ends ->
        [0] { kraftwagen-next }
        [1] It is the last turn before the scoring. { kraftwagen-next }
       *[other] It is the last turn: the game is scored and over.
    }
kraftwagen-preview-card =
    { $waits ->
        [0] { kraftwagen-card-help }
       *[other] { kraftwagen-card-help } It waits until you hire somebody.
    }
kraftwagen-would-buy =
    { $sold ->
        [0] { $cars ->
            [0] No car is on the market yet.
           *[other] As things stand, no car would be left for him.
        }
       *[other] As things stand, he would take the car of { $owner_seat } at { $price } and pay { $money } money.
    }
kraftwagen-preview-buyer =
    { $white ->
        [0] The { kraftwagen-buyer } is number { $space }. { kraftwagen-would-buy }
       *[other] You take { $white } money. The { kraftwagen-buyer } is number { $space }. { kraftwagen-would-buy }
    }
kraftwagen-preview-benz = The { kraftwagen-buyer } buys last. { kraftwagen-would-buy }
kraftwagen-taker =
    { $number ->
        [0] { $of ->
            [0] No buyer is active yet.
            [one] The active buyer would not take it now.
           *[other] None of the { $of } active buyers would take it now.
        }
       *[other] Now the { kraftwagen-buyer } ({ $number }) would take it for { $money } money.
    }
kraftwagen-preview-car =
    { $last ->
        [0] 🚗 Your car: { kraftwagen-car }. { kraftwagen-taker }
       *[other] 🚗 Your car: { kraftwagen-car }. { kraftwagen-taker } It is the last car, so the game turn is scored.
    }
kraftwagen-preview-diesel = The car at { $price } gets { kraftwagen-part }. { kraftwagen-taker }

kraftwagen-end-scored = The third game turn is scored.
kraftwagen-end-resigned = All others have given up.

kraftwagen-points-race = Race places
kraftwagen-points-laps = Laps
kraftwagen-points-sales = Cars sold
kraftwagen-points-white = White money
kraftwagen-points-awards = Awards

# The cards and tiles that can be looked up.
kraftwagen-card-help =
    { $card ->
        [development] { kraftwagen-card-body }{ kraftwagen-card-engine } for the rest of the game{ kraftwagen-card-tile-help }.
        [crew] You hire up to { $amount } workers at once.
        [sprint] Your race car moves { $amount } spaces at once.
        [delivery] You take a body and an engine at once.
        [benz] After the race is paid you may send one more buyer from his stack. He buys last.
        [diesel] Once a game turn, in the car step of your turn, you may exchange the body or the engine of one of your cars on the market for one of another value from your workshops.
        [bugatti] Your first race action from an action tile in each game turn takes your car { $amount } times as far.
        [porsche] Every race action from an action tile takes your car { $amount } further.
        [bosch] Every hire action from an action tile brings { $amount } worker more.
        [daimler] Once a game turn he may go with a new car of yours: its body counts { $amount } more.
        [otto] Once a game turn he may go with a new car of yours: its engine counts { $amount } more.
        [maybach] Once a game turn he may go with a new car of yours: its crew counts { $amount } more.
       *[opel] Once a game turn he may go with a new car of yours: its price counts { $amount } less when prices are compared, and is paid in full. If that makes it equal to another price, the other car is the cheaper one.
    }
kraftwagen-card-tile-help =
    { $tile ->
        [body] , and a body at once
        [engine] , and an engine at once
       *[none] { "" }
    }
kraftwagen-component-card = { kraftwagen-card }
kraftwagen-component-card-text =
    { $card ->
        [development] Development, { $cards } in the deck. It needs a worker from your canteen, who stays there. { kraftwagen-card-help }
        [crew] At once, { $cards } in the deck. { kraftwagen-card-help }
        [sprint] At once, { $cards } in the deck. { kraftwagen-card-help }
        [delivery] At once, { $cards } in the deck. { kraftwagen-card-help }
       *[engineer] Engineer. { kraftwagen-card-help }
    }
kraftwagen-component-tile = { kraftwagen-tile }
kraftwagen-means-research =
    { $research ->
        [0] { "" }
       *[other] { " " }💡 Take one of the two open cards; two new ones are drawn.
    }
kraftwagen-means-race =
    { $race ->
        [0] { "" }
       *[other] { " " }🏁 Your race car moves as far as its engine says and skips spaces with other cars.
    }
kraftwagen-means-body =
    { $body ->
        [0] { "" }
       *[other] { " " }🚗 Take a body as high as your body points into a workshop.
    }
kraftwagen-means-engine =
    { $engine ->
        [0] { "" }
       *[other] { " " }⚙️ Take an engine as high as your engine points into a workshop or into the race car.
    }
kraftwagen-means-buyer =
    { $buyer ->
        [0] { "" }
       *[other] { " " }🎩 A buyer becomes active, and the money by his stack is yours; with all spaces taken the marker goes one step down.
    }
kraftwagen-means-hire =
    { $hire ->
        [0] { "" }
       *[other] { " " }👷 A worker comes into your canteen, or onto a development that waits.
    }
kraftwagen-component-tile-text = Action tile.{ kraftwagen-means-research }{ kraftwagen-means-body }{ kraftwagen-means-engine }{ kraftwagen-means-race }{ kraftwagen-means-buyer }{ kraftwagen-means-hire }
kraftwagen-component-start = { kraftwagen-start } (start tile)
kraftwagen-orders-bodies =
    { $bodies ->
        [0] { "" }
       *[other] { " " }🚗 A body.
    }
kraftwagen-orders-engines =
    { $engines ->
        [0] { "" }
       *[other] { " " }⚙️ An engine.
    }
kraftwagen-orders-buyers =
    { $buyers ->
        [0] { "" }
       *[other] { " " }🎩 A buyer, with the money by his stack.
    }
kraftwagen-component-start-text = Taken before the first turn and carried out at once:{ kraftwagen-brings-cards }{ kraftwagen-orders-bodies }{ kraftwagen-orders-engines }{ kraftwagen-orders-buyers }{ kraftwagen-brings-spaces }{ kraftwagen-brings-workers } Every start tile is also worth 1 body and 1 engine point.
kraftwagen-component-buyer = { kraftwagen-step-buyer }
kraftwagen-component-buyer-text =
    { $buyer ->
        [body] He buys the car with the highest body, among equals the cheapest. Each game turn { $white } white money is laid by his stack.
        [engine] He buys the car with the highest engine, among equals the cheapest. Each game turn { $white } white money is laid by his stack.
        [prestige] He buys the car with the largest crew, among equals the cheapest. Each game turn { $white } white money is laid by his stack.
       *[price] He buys the cheapest car and pays double its price. Each game turn { $white } white money is laid by his stack.
    }
kraftwagen-component-award =
    { $goal ->
        [body] 🏅 Award for bodies
        [engine] 🏅 Award for engines
        [engineers] 🏅 Award for engineers
        [supply] 🏅 Award for hiring
       *[laps] 🏅 Award for laps
    }
kraftwagen-award-goal =
    { $goal ->
        [body] with { $count } body points
        [engine] with { $count } engine points
        [engineers] with { $count } engineers
        [supply] { $count ->
            [0] without a worker left in the own supply
           *[other] with no more than { $count } workers in the own supply
        }
       *[laps] with { $count } laps in one race
    }
kraftwagen-component-award-text = The first player to end a turn { kraftwagen-award-goal } takes { $first }, the second { $second }. It counts as money at the end.
kraftwagen-robot-part =
    { $part ->
        [money] money
        [sales-now] cars that sell this turn
        [later-sales] cars that sell later
        [cars-unsold] cars without a buyer
        [prices-unsold] cars without a buyer
        [cars-sold] cars sold
        [race-money] the race
        [lap-money] the race
        [track] the race
        [speed] speed
        [body-points] bodies
        [obtainable-body] bodies
        [best-body] bodies
        [engine-points] engines
        [obtainable-engine] engines
        [best-engine] engines
        [pairs] parts for further cars
        [parts] parts for further cars
        [canteen] workers
        [supply] workers
        [active] workers
        [waiting] workers
        [engineers] engineers
        [chain] the place in the chain
        [on-turn] the turn
        [pending-hire] actions still to be taken
        [pending-body] actions still to be taken
        [pending-engine] actions still to be taken
        [pending-buyer] actions still to be taken
        [pending-race] actions still to be taken
        [pending-research] actions still to be taken
        [car-to-place] actions still to be taken
       *[other] the position as a whole
    }

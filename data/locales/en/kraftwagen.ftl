# Kraftwagen: names, options, menus, and what happens in the game.
kraftwagen-name = Kraftwagen
kraftwagen-blurb = Hire, research, race, and build the cars that buyers pay most for.
kraftwagen-resign = Your worker leaves the chain. Your cars stay until the next scoring, and the others play on. You cannot come back.

kraftwagen-option-money = Money
kraftwagen-option-money-help = Whether everybody sees how much money the others have
kraftwagen-option-money-secret = secret until the end
kraftwagen-option-money-open = open

# Actions, tiles, cards, parts and buyers in words, used below.
kraftwagen-deed =
    { $deed ->
        [hire] Hire
        [body] Body
        [engine] Engine
        [buyer] Buyer
        [race] Race
       *[research] Research
    }
kraftwagen-first =
    { $first ->
        [hire] Hire
        [body] Body
        [engine] Engine
        [buyer] Buyer
        [race] Race
       *[research] Research
    }
kraftwagen-second =
    { $second ->
        [hire] Hire
        [body] Body
        [engine] Engine
        [buyer] Buyer
        [race] Race
       *[research] Research
    }
kraftwagen-third =
    { $third ->
        [hire] Hire
        [body] Body
        [engine] Engine
        [buyer] Buyer
        [race] Race
       *[research] Research
    }
kraftwagen-tile =
    { $second ->
        [none] { kraftwagen-first }
       *[other] { $third ->
            [none] { kraftwagen-first } + { kraftwagen-second }
           *[other] { kraftwagen-first } + { kraftwagen-second } + { kraftwagen-third }
        }
    }
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
kraftwagen-development =
    { $tile ->
        [body] { $engine ->
            [0] Bodies +{ $body }, one body
           *[other] Engines +{ $engine }, one body
        }
        [engine] { $engine ->
            [0] Bodies +{ $body }, one engine
           *[other] Engines +{ $engine }, one engine
        }
       *[none] { $engine ->
            [0] Bodies +{ $body }
           *[other] { $body ->
                [0] Engines +{ $engine }
               *[other] Bodies +{ $body }, engines +{ $engine }
            }
        }
    }
    .spoken =
        { $tile ->
            [body] { $engine ->
                [0] Body points +{ $body }, a body
               *[other] Engine points +{ $engine }, a body
            }
            [engine] { $engine ->
                [0] Body points +{ $body }, an engine
               *[other] Engine points +{ $engine }, an engine
            }
           *[none] { $engine ->
                [0] Body points +{ $body }
               *[other] { $body ->
                    [0] Engine points +{ $engine }
                   *[other] Body points +{ $body }, engine points +{ $engine }
                }
            }
        }
kraftwagen-development-help =
    { $tile ->
        [body] { $engine ->
            [0] Each new body is worth { $body } more. A body at once.
           *[other] Each new engine is worth { $engine } more. A body at once.
        }
        [engine] { $engine ->
            [0] Each new body is worth { $body } more. An engine at once.
           *[other] Each new engine is worth { $engine } more. An engine at once.
        }
       *[none] { $engine ->
            [0] Each new body is worth { $body } more.
           *[other] { $body ->
                [0] Each new engine is worth { $engine } more.
               *[other] Each new body is worth { $body } more, each new engine { $engine }.
            }
        }
    }
kraftwagen-card =
    { $card ->
        [development] 📘 { kraftwagen-development }
        [crew] Up to { $amount } workers at once
        [sprint] Race { $amount } spaces at once
        [delivery] Body, engine at once
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
kraftwagen-money =
    { $money ->
        [one] 1 mark
       *[other] { $money } marks
    }
kraftwagen-car =
    { $engineer ->
        [none] body { $body }, engine { $engine }, crew { $crew }, price { $price }
       *[other] body { $body }, engine { $engine }, crew { $crew }, price { $price }, with { kraftwagen-engineer }
    }

kraftwagen-question-start =
    { $car ->
        [0] Which start tile do you take? You get at once what it shows. The most marks win the game.
       *[other] Which start tile do you take? You get at once what it shows: a body and an engine make a car. The most marks win the game.
    }
kraftwagen-question-start-of = { $seat }: { kraftwagen-question-start }
kraftwagen-wait =
    { $lessons ->
        [0] { "" }
       *[other] { "" }
            -# The worker furthest behind goes next: further along means a longer wait.
    }
kraftwagen-lacks =
    { $lacks ->
        [body] a body
        [engine] an engine
        [hire] a worker
        [body-engine] a body and an engine
        [body-hire] a body and a worker
        [engine-hire] an engine and a worker
       *[body-engine-hire] a body, an engine and a worker
    }
kraftwagen-take =
    { $lacks ->
        [none] Round { $turn } of { $of }: which tile? Then you may put a car on the market.
       *[other] Round { $turn } of { $of }: which tile? Your next car still needs { kraftwagen-lacks }.
    }
kraftwagen-question-take = { $last }{ kraftwagen-take }{ $notes }{ kraftwagen-wait }
kraftwagen-question-take-of = { $last }{ $seat }: { kraftwagen-take }{ $notes }{ kraftwagen-wait }
kraftwagen-question-order = A development needs a worker. Which action comes next?
kraftwagen-question-order-of = { $seat }: { kraftwagen-question-order }
kraftwagen-open-card = **{ kraftwagen-card }**: { kraftwagen-card-help }
    .short = { kraftwagen-card }: { kraftwagen-card-help }
kraftwagen-question-card =
    { $worker ->
        [none] Which research card do you take?
        [free] Which research card do you take? A development 📘 takes one of your workers.
       *[missing] Which research card do you take? Your canteen is empty, so a development 📘 would wait for a worker.
    }
    { $cards }
kraftwagen-question-card-of = { $seat }: { kraftwagen-question-card }
kraftwagen-question-buyer =
    Which buyer goes to space { $space } of { $of }? You get its 🪙 at once.
    { kraftwagen-wishes }{ $takers }
kraftwagen-question-buyer-of = { $seat }: { kraftwagen-question-buyer }
kraftwagen-question-body = Your workshops are full. Which part do you give up for the new body { $value }?
kraftwagen-question-body-of = { $seat }: { kraftwagen-question-body }
kraftwagen-question-engine = Where does the new engine { $value } go? Your race car has { $racer }.
kraftwagen-question-engine-of = { $seat }: { kraftwagen-question-engine }
kraftwagen-question-car =
    { $last ->
        [0] Put a car on the market? { $cars } of { $of } are there, and the last ends the round.{ kraftwagen-best-car }{ $swap }
       *[other] Put the last car on the market? With it the round ends.{ kraftwagen-best-car }{ $swap }
    }
kraftwagen-best-car =
    { $chance ->
        [none] { " " }No buyer would take a car from your workshops now.
        [own] { " " }The { kraftwagen-buyer } would take { kraftwagen-car } instead of another car of yours: { kraftwagen-less }.
        [next] { " " }Ready: { kraftwagen-car }. Nobody buys it yet. If the { kraftwagen-buyer } comes next, it brings +{ kraftwagen-money }.
       *[now] { " " }Best now: { kraftwagen-car }{ kraftwagen-helps }. { kraftwagen-offer }
    }
kraftwagen-less =
    { $others ->
        [0] no gain
       *[other] { $others } 🪙 less
    }
kraftwagen-helps =
    { $engineer ->
        [none] { "" }
        [daimler] { " " }(body +{ $helps })
        [otto] { " " }(engine +{ $helps })
        [maybach] { " " }(crew +{ $helps })
       *[opel] { " " }(price −{ $helps })
    }
kraftwagen-offer =
    { $change ->
        [none] The { kraftwagen-buyer } would take it: +{ kraftwagen-money }.
        [less] The { kraftwagen-buyer } would take it for { kraftwagen-money }, but your other cars would bring { $others } less.
       *[more] The { kraftwagen-buyer } would take it for { kraftwagen-money }, and your other cars would bring { $others } more.
    }
kraftwagen-question-diesel =
    { $money ->
        [0] Diesel may change a part of a car of yours. As things are, that brings nothing.
       *[other] Shall Diesel change your car at { $price }: { kraftwagen-old } → { $value }? As things are, that brings { $gain } 🪙.
    }
kraftwagen-question-diesel-of = { $seat }: { kraftwagen-question-diesel }
kraftwagen-swap = { " " }Diesel can change your car at { $price }: { kraftwagen-old } → { $value } ({ $gain } 🪙).
kraftwagen-question-car-of = { $seat }: { kraftwagen-question-car }
kraftwagen-wishes = -# When the round ends, each buys one car, space 1 first: 🚗 best body, ⚙️ best engine, 👑 most workers, 🏷️ lowest price (pays double).
kraftwagen-would-take = The { kraftwagen-buyer } would take your car: +{ kraftwagen-money }.
kraftwagen-would-pay =
    { $buyer ->
        [none] Each of them would take a car of others.
       *[other] The { kraftwagen-buyer } would pay others least now ({ $money }).
    }
kraftwagen-brings-most = The { kraftwagen-buyer } brings most at once: +{ kraftwagen-money }.
kraftwagen-question-benz = The race has been scored. Do you want Benz to send one more buyer, who buys last?{ $takers }
kraftwagen-question-benz-of = { $seat }: { kraftwagen-question-benz }

kraftwagen-ask-start = Which start tile?
kraftwagen-ask-tile = Which action tile?
kraftwagen-ask-next = Which action comes next?
kraftwagen-ask-card = Which card?
kraftwagen-ask-buyer = Which buyer?
kraftwagen-ask-place = Where does it go?
kraftwagen-ask-car = Which car do you put on the market?
kraftwagen-ask-diesel = Shall Diesel swap a part?
kraftwagen-made =
    { $made_engine ->
        [0] Body { $made_body }
       *[other] { $made_crew ->
            [0] Body { $made_body }, engine { $made_engine }
           *[other] Body { $made_body }, engine { $made_engine }, crew { $made_crew }
        }
    }
kraftwagen-ask-engine = { kraftwagen-made }: which engine?
kraftwagen-ask-crew = { kraftwagen-made }: how many workers go with it? { kraftwagen-crew-now } They return to your supply when the round ends.
kraftwagen-crew-now =
    { $chance ->
        [now] { $crew ->
            [one] One is enough for +{ $more } 🪙.
           *[other] With { $crew } it brings most, +{ $more } 🪙.
        }
       *[other] One is enough: only the 👑 prestige buyer wants the most.
    }
kraftwagen-ask-engineer = { kraftwagen-made }: does an engineer 👤 help? { kraftwagen-help-now } Each can once a round.
kraftwagen-help-now =
    { $chance ->
        [now] { $engineer ->
            [none] It brings +{ $more } 🪙 without one as well.
           *[other] With { kraftwagen-engineer } it can bring +{ $more } 🪙 now, without one { $alone ->
                [0] nothing
               *[other] +{ $alone } 🪙
            }.
        }
       *[other] It brings no marks now, with one or without.
    }
kraftwagen-ask-price = { kraftwagen-made }: at what price? { kraftwagen-price-now }
kraftwagen-price-now =
    { $chance ->
        [now] { $shared ->
            [0] At { $most } or less, an active buyer would take it now.
           *[other] At { $most } or less, an active buyer would take it now. The gains count your other cars as well.
        }
        [own] It would be bought now, but instead of another car of yours: { kraftwagen-less }.
        [next] No price brings marks now. If the { kraftwagen-buyer } comes next, { $price } brings +{ kraftwagen-money }.
       *[none] No buyer would take it now: a low one sells sooner, a high one brings more.
    }
kraftwagen-ask-piece = Which part does Diesel put in?{ kraftwagen-swap-most }
kraftwagen-ask-onto = Into which of your cars?{ kraftwagen-swap-most }
kraftwagen-swap-most =
    { $money ->
        [0] { "" }
       *[other] { " " }That can bring +{ kraftwagen-money } now.
    }
kraftwagen-step-start =
    { $tile ->
        [build] Body, engine, { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
        [team] Race { $spaces ->
            [one] 1 space
           *[other] { $spaces } spaces
        }, { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
        [study] Research card, { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
       *[sales] Send buyer, race { $spaces ->
            [one] 1 space
           *[other] { $spaces } spaces
        }
    }
    .spoken =
        { $tile ->
            [build] Body, engine, workers { $workers }
            [team] Race spaces { $spaces }, workers { $workers }
            [study] Research card, workers { $workers }
           *[sales] Buyer, race spaces { $spaces }
        }
kraftwagen-step-tile =
    { $second ->
        [none] { $first ->
            [hire] 👷 { kraftwagen-first }
            [race] 🏁 { kraftwagen-first }
           *[other] { kraftwagen-first }
        }
       *[other] { $third ->
            [none] { kraftwagen-first } + { kraftwagen-second-sign }
           *[other] { kraftwagen-first } + { kraftwagen-second-sign } + { kraftwagen-third-sign }
        }
    }
    .spoken = { kraftwagen-tile }
kraftwagen-second-sign =
    { $second ->
        [hire] 👷
        [body] 🚗
        [engine] ⚙️
        [buyer] 🎩
        [race] 🏁
       *[research] 💡
    }
    .spoken = { kraftwagen-second }
kraftwagen-third-sign =
    { $third ->
        [hire] 👷
        [body] 🚗
        [engine] ⚙️
        [buyer] 🎩
        [race] 🏁
       *[research] 💡
    }
    .spoken = { kraftwagen-third }
kraftwagen-step-deed = { kraftwagen-deed }
kraftwagen-step-card =
    { $card ->
        [benz] 👤 Benz: one more buyer
        [diesel] 👤 Diesel: improves a car
        [bugatti] 👤 Bugatti: { $amount } races in one
        [porsche] 👤 Porsche: races +{ $amount }
        [bosch] 👤 Bosch: hires +{ $amount }
        [daimler] 👤 Daimler: a body +{ $amount }
        [otto] 👤 Otto: an engine +{ $amount }
        [maybach] 👤 Maybach: a crew +{ $amount }
        [opel] 👤 Opel: a price { $amount } less
       *[other] { kraftwagen-card }
    }
kraftwagen-step-buyer =
    { $buyer ->
        [body] 🚗 Body buyer
        [engine] ⚙️ Engine buyer
        [prestige] 👑 Prestige buyer
       *[price] 🏷️ Price buyer
    }
kraftwagen-step-buyer-money =
    { $white ->
        [0] { kraftwagen-step-buyer }
       *[other] { kraftwagen-step-buyer } +{ $white } 🪙
    }
    .spoken =
        { $white ->
            [0] { kraftwagen-step-buyer }
            [one] { kraftwagen-step-buyer }, 1 mark for you
           *[other] { kraftwagen-step-buyer }, { $white } marks for you
        }
kraftwagen-step-nobody = Nobody
kraftwagen-step-shop = Workshop: for a car
kraftwagen-step-racer = Race car: drives further
kraftwagen-step-scrap = Replace { kraftwagen-part }
kraftwagen-step-done = No car, end turn
kraftwagen-step-diesel = 👤 Diesel swaps
    .spoken = Diesel swaps a part
kraftwagen-step-swap = 👤 Car at { $price }: { kraftwagen-old }→{ $value }
    .spoken = Diesel, car at { $price }: { kraftwagen-part } for { kraftwagen-old }
kraftwagen-step-no-swap = No swap, end turn
kraftwagen-step-piece =
    { $part ->
        [b] Body { $value }
       *[e] Engine { $value }
    }
kraftwagen-step-onto = Car with price { $price }
kraftwagen-step-whole =
    { $sold ->
        [nobody] 🚗 Car for { $price }, no buyer
        [own] 🚗 Car for { $price }, no gain
       *[more] 🚗 Car for { $price }: { $gain } 🪙
    }
    .spoken = Body { $body }, engine { $engine }, price { $price }, { kraftwagen-money } for you
kraftwagen-step-car = Body { $body }, engine { $engine }
kraftwagen-step-other = Other crew, price
    .spoken = Other crew or price
kraftwagen-step-body = Body { $value }
kraftwagen-step-another = Other: body { $value }
    .spoken = Other: body { $value }
kraftwagen-step-engine = Engine { $value }
kraftwagen-step-crew =
    { $workers ->
        [one] 👷 1 worker
       *[other] 👷 { $workers } workers
    }
kraftwagen-step-alone = No engineer
kraftwagen-step-engineer = { kraftwagen-step-card }
kraftwagen-step-price = Price { $price }
kraftwagen-outlook-most =
    { $buyer ->
        [body] 🚗 +{ $money } 🪙
        [engine] ⚙️ +{ $money } 🪙
        [prestige] 👑 +{ $money } 🪙
        [price] 🏷️ +{ $money } 🪙
       *[none] +{ $money } 🪙
    }
    .spoken =
        { $buyer ->
            [none] up to { kraftwagen-money }
           *[other] { kraftwagen-buyer }: { kraftwagen-money }
        }
kraftwagen-outlook-swap = +{ $money } 🪙
    .spoken = up to { kraftwagen-money }
kraftwagen-outlook-nobody = nobody yet
kraftwagen-outlook-own =
    { $others ->
        [0] no gain
       *[other] −{ $others } 🪙
    }
    .spoken = { kraftwagen-less }

# A scoring is told as a list: what begins with this stands on a line of its own.
kraftwagen-line = { "\u000A" }
kraftwagen-effect-start =
    { $tile ->
        [build] { $seat } begins with a body, an engine and workers.
        [team] { $seat } begins with the race and workers.
        [study] { $seat } begins with research and workers.
       *[sales] { $seat } begins with a buyer and the race.
    }
kraftwagen-effect-took =
    { $again ->
        [0] { $seat } takes { kraftwagen-tile }.
       *[other] { $seat } takes { kraftwagen-tile } and has another turn.
    }
kraftwagen-effect-do = { $seat } continues with { kraftwagen-deed }.
kraftwagen-effect-helped = 👤 { kraftwagen-engineer } helps.
kraftwagen-effect-hired =
    { $workers ->
        [one] 👷 1 worker for the canteen ({ $canteen } now).
       *[other] 👷 { $workers } workers for the canteen ({ $canteen } now).
    }
kraftwagen-effect-unhired = The supply of { $seat } is empty: nobody is hired.
kraftwagen-effect-reshuffled = The research discards are shuffled into a new deck.
kraftwagen-effect-researched = 💡 { $seat } takes { kraftwagen-step-card }.
kraftwagen-effect-waits = No worker is free, so the card waits.
kraftwagen-effect-active =
    { $waited ->
        [0] Points now: body { $body_points }, engine { $engine_points }.
       *[other] { kraftwagen-card } works. Points now: body { $body_points }, engine { $engine_points }.
    }
kraftwagen-effect-got = { $seat } builds { kraftwagen-part }.
kraftwagen-effect-scrapped = { $seat } builds { kraftwagen-part } and gives up { kraftwagen-old }.
kraftwagen-effect-racer = { $seat } puts { kraftwagen-part } into the race car.
kraftwagen-effect-no-part =
    { $part ->
        [b] No body that { $seat } can build is left.
       *[e] No engine that { $seat } can build is left.
    }
kraftwagen-effect-buyer =
    { $white ->
        [0] { $seat } sends a { kraftwagen-buyer } to space { $space }.
        [one] { $seat } sends a { kraftwagen-buyer } to space { $space } and takes 1 mark.
       *[other] { $seat } sends a { kraftwagen-buyer } to space { $space } and takes { $white } marks.
    }
kraftwagen-effect-marker =
    { $left ->
        [0] The buyers’ marker reaches 0.
       *[other] The buyers’ marker goes down to { $left }. At 0 the round ends.
    }
kraftwagen-effect-raced =
    { $laps ->
        [0] 🏁 { $seat } drives { $spaces } forward, to space { $space }.
        [one] 🏁 { $seat } drives { $spaces } forward, to space { $space }, and completes a lap.
       *[other] 🏁 { $seat } drives { $spaces } forward, to space { $space }, and completes { $laps } laps.
    }
kraftwagen-award-marks =
    { $value ->
        [one] 1 mark
       *[other] { $value } marks
    }
kraftwagen-effect-placed = 🚗 { $seat } puts car { $number } on the market: { kraftwagen-car }.
kraftwagen-effect-lured = The { kraftwagen-buyer } would now take { $seat }’s car.
kraftwagen-effect-exchanged = 👤 Diesel: { $seat } swaps { kraftwagen-old } for { kraftwagen-part } in the car with price { $price }.
kraftwagen-effect-award =
    { $goal ->
        [body] 🏅 { $seat } wins an award for bodies: { kraftwagen-award-marks }.
        [engine] 🏅 { $seat } wins an award for engines: { kraftwagen-award-marks }.
        [engineers] 🏅 { $seat } wins an award for engineers: { kraftwagen-award-marks }.
        [supply] 🏅 { $seat } wins an award for hiring: { kraftwagen-award-marks }.
       *[laps] 🏅 { $seat } wins an award for laps: { kraftwagen-award-marks }.
    }
kraftwagen-effect-phase-over =
    { $reason ->
        [cars] { kraftwagen-line }The market is full: the round ends.
        [marker] { kraftwagen-line }The buyers’ marker is at 0: the round ends.
       *[tiles] { kraftwagen-line }The last tile of the round is taken: the round ends.
    }
kraftwagen-effect-benz =
    { $buyer ->
        [none] { $seat } does not want another buyer from Benz.
       *[other] 👤 Benz sends a { kraftwagen-buyer } for { $seat }.
    }
kraftwagen-dot = { " · " }
    .spoken = { ", " }
kraftwagen-earned-total = { $seat } { $total ->
        [one] +1 mark
       *[other] +{ $total } marks
    }
kraftwagen-earned = { kraftwagen-earned-total }{ $race ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $race } for the race
    }{ $laps ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $laps } for laps
    }{ $body ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $body } from the body buyer
    }{ $engine ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $engine } from the engine buyer
    }{ $prestige ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $prestige } from the prestige buyer
    }{ $price ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $price } from the price buyer (double)
    }{ $unsold ->
        [0] { "" }
        [one] { kraftwagen-dot }1 car unsold
       *[other] { kraftwagen-dot }{ $unsold } cars unsold
    }
kraftwagen-effect-scored = { kraftwagen-line }{ kraftwagen-earned }
kraftwagen-last = { $lines }{ $own }{ kraftwagen-line }
kraftwagen-own-money =
    { $awards ->
        [0] { kraftwagen-line }You have { kraftwagen-money } so far.
       *[other] { kraftwagen-line }You have { kraftwagen-money } so far (+{ $awards } 🏅).
    }
kraftwagen-none = { "" }
kraftwagen-lines = { kraftwagen-line }{ $lines }
kraftwagen-gone-deed =
    { $deed ->
        [hire] 👷 Hire brings you nobody: your supply is empty.
        [body] 🚗 Body brings you nothing: no body that you can build is left.
        [engine] ⚙️ Engine brings you nothing: no engine that you can build is left.
       *[buyer] { $marker ->
            [one] 🎩 Four buyers are there: a buyer action ends the round.
           *[other] 🎩 Four buyers are there: after { $marker } more buyer actions the round ends.
        }
    }
kraftwagen-bugatti = 👤 Bugatti: your next race action goes { $spaces } spaces.
kraftwagen-effect-turn = { kraftwagen-line }Round { $turn } begins.
    .short = { "" }
kraftwagen-effect-resigned = { $seat } gives up.
kraftwagen-effect-won = { kraftwagen-line }🏆 { $seat } wins with { kraftwagen-money }.

# What a tile brings, as things stand.
kraftwagen-gain =
    { $deed ->
        [hire] { $workers ->
            [0] 👷 Nobody: your supply is empty.
            [one] 👷 1 worker.
           *[other] 👷 { $workers } workers.
        }
        [body] { $body ->
            [0] 🚗 No body that you can build is left.
           *[other] 🚗 Body { $body }.
        }
        [engine] { $engine ->
            [0] ⚙️ No engine that you can build is left.
           *[other] ⚙️ Engine { $engine }.
        }
        [buyer] { $marker ->
            [0] 🎩 A buyer of your choice.
            [1] 🎩 The buyers’ marker reaches 0.
           *[other] 🎩 The buyers’ marker goes down, { $marker } steps are left.
        }
        [race] { $spaces ->
            [one] 🏁 Race car: 1 space.
           *[other] 🏁 Race car: { $spaces } spaces.
        }
       *[research] 💡 A research card.
    }

kraftwagen-preview-start = { $gains }
kraftwagen-next =
    { $moves ->
        [0] Then it is your turn again.
        [one] Next: { $next_seat }. At least 1 turn before yours.
       *[other] Next: { $next_seat }. At least { $moves } turns before yours.
    }
kraftwagen-preview-take =
    { $gains }
    { $ends ->
        [0] { kraftwagen-next }
        [1] This ends the round. { kraftwagen-next }
       *[other] This ends the game.
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
           *[other] Right now no car would be left for this buyer.
        }
       *[other] Right now this buyer would take the car of { $owner_seat } (price { $price }) for { kraftwagen-money }.
    }
kraftwagen-preview-buyer =
    { $white ->
        [0] The { kraftwagen-buyer } is number { $space }. { kraftwagen-would-buy }
        [one] You take 1 mark. The { kraftwagen-buyer } is number { $space }. { kraftwagen-would-buy }
       *[other] You take { $white } marks. The { kraftwagen-buyer } is number { $space }. { kraftwagen-would-buy }
    }
kraftwagen-preview-benz = The { kraftwagen-buyer } buys last. { kraftwagen-would-buy }
kraftwagen-taker =
    { $number ->
        [0] { $of ->
            [0] No buyer is active yet.
            [one] The active buyer would not take this car now.
           *[other] None of the { $of } active buyers would take this car now.
        }
       *[other] Right now the { kraftwagen-buyer } ({ $number }) would take this car for { kraftwagen-money }.
    }
kraftwagen-preview-car =
    { $last ->
        [0] 🚗 Your car: { kraftwagen-car }. { kraftwagen-taker }
       *[other] 🚗 Your car: { kraftwagen-car }. { kraftwagen-taker } It is the last car: the round ends.
    }
kraftwagen-preview-diesel = The car with price { $price } gets { kraftwagen-part }. { kraftwagen-taker }

kraftwagen-end-scored =
    { $tied ->
        [1] Round 3 has been scored. Equal marks: the fuller canteen is ahead, then who is nearer to the tail.
       *[0] Round 3 has been scored.
    }
kraftwagen-end-resigned =
    { $seats ->
        [2] { $second } has given up.
       *[other] Everybody else has given up.
    }

kraftwagen-points-race = Races
kraftwagen-points-laps = Laps
kraftwagen-points-sales = Cars sold
kraftwagen-points-white = White marks
kraftwagen-points-awards = Awards

# The cards and tiles that can be looked up.
kraftwagen-card-help =
    { $card ->
        [development] { kraftwagen-development-help }
        [crew] You hire up to { $amount } workers, once.
        [sprint] Your race car drives { $amount } spaces, once.
        [delivery] You take a body and an engine, once.
        [benz] After each race, you may send one more buyer, who buys last.
        [diesel] Once per round, you may put another part from a workshop into your car on the market.
        [bugatti] Your first race action from a tile in each round goes { $amount } times as far.
        [porsche] Every race action from a tile goes { $amount ->
            [one] 1 space
           *[other] { $amount } spaces
        } further.
        [bosch] Every hire action from a tile hires { $amount ->
            [one] 1 more worker
           *[other] { $amount } more workers
        }.
        [daimler] Once per round, the body of your new car may count { $amount } more.
        [otto] Once per round, the engine of your new car may count { $amount } more.
        [maybach] Once per round, the crew of your new car may count { $amount } more.
       *[opel] Once per round, your new car may count as { $amount } cheaper. It is paid in full.
    }
kraftwagen-component-card = { kraftwagen-card }
kraftwagen-component-card-text =
    { $card ->
        [development] Development ({ $cards } in the deck). It needs a worker from your canteen, who stays there. { kraftwagen-card-help }
        [crew] At once ({ $cards } in the deck). { kraftwagen-card-help }
        [sprint] At once ({ $cards } in the deck). { kraftwagen-card-help }
        [delivery] At once ({ $cards } in the deck). { kraftwagen-card-help }
       *[engineer] Engineer. { kraftwagen-card-help }
    }
kraftwagen-component-tile = { kraftwagen-tile }
kraftwagen-means =
    { $deed ->
        [research] 💡 Take one of the two open cards; two new ones are opened.
        [race] 🏁 Your race car drives as far as its engine says and skips spaces with other cars.
        [body] 🚗 Take a body as high as your body points into a workshop.
        [engine] ⚙️ Take an engine as high as your engine points into a workshop or into the race car.
        [buyer] 🎩 Send a buyer to the next space and take the white marks beside the stack. If all spaces are taken, the marker goes down one step.
       *[hire] 👷 A worker comes into your canteen, or onto a development that waits.
    }
kraftwagen-ordered =
    { $deed ->
        [race] { $amount ->
            [one] 🏁 Race car: 1 space.
           *[other] 🏁 Race car: { $amount } spaces.
        }
        [hire] { $amount ->
            [one] 👷 1 worker.
           *[other] 👷 { $amount } workers.
        }
        [body] 🚗 A body.
        [engine] ⚙️ An engine.
        [buyer] 🎩 A buyer, with the white marks beside the stack.
       *[research] 💡 A research card.
    }
kraftwagen-component-tile-text = { $means }
kraftwagen-component-start = { kraftwagen-start } (start tile)
kraftwagen-component-start-text =
    Start tile, taken before the first turn and carried out at once.
    { $means }
    Every start tile also gives 1 body point and 1 engine point.
kraftwagen-component-buyer = { kraftwagen-step-buyer }
kraftwagen-component-buyer-text =
    { $buyer ->
        [body] Buys the car with the best body; among equal cars, the cheapest. White marks added to the stack each round: { $white }.
        [engine] Buys the car with the best engine; among equal cars, the cheapest. White marks added to the stack each round: { $white }.
        [prestige] Buys the car with the largest crew; among equal cars, the cheapest. White marks added to the stack each round: { $white }.
       *[price] Buys the cheapest car and pays double its price. White marks added to the stack each round: { $white }.
    }
kraftwagen-component-award =
    { $goal ->
        [body] 🏅 Award for bodies
        [engine] 🏅 Award for engines
        [engineers] 🏅 Award for engineers
        [supply] 🏅 Award for hiring
       *[laps] 🏅 Award for laps
    }
kraftwagen-component-award-text =
    { $goal ->
        [body] Marks for ending a turn with { $count } body points: first player { $first }, second player { $second }. They count at the end.
        [engine] Marks for ending a turn with { $count } engine points: first player { $first }, second player { $second }. They count at the end.
        [engineers] Marks for ending a turn with { $count } engineers: first player { $first }, second player { $second }. They count at the end.
        [supply] Marks for ending a turn with at most { $count } workers in the supply: first player { $first }, second player { $second }. They count at the end.
       *[laps] Marks for ending a turn with { $count } laps in one race: first player { $first }, second player { $second }. They count at the end.
    }
kraftwagen-fact =
    { $fact ->
        [marks] if the round ended then, you would have { $count } marks
        [cars] you then have { $count ->
            [0] no car built or ready to build
            [one] 1 car built or ready to build
           *[other] { $count } cars built or ready to build
        }
        [developments] you then have { $count ->
            [one] 1 development at work
           *[other] { $count } developments at work
        }
        [turns] that makes { $count } turns in a row
        [body] a new body is then worth { $count }
        [engine] a new engine is then worth { $count }
        [race] a race action then goes { $count ->
            [one] 1 space
           *[other] { $count } spaces
        }
       *[before] { $who } then has { $count ->
            [0] no turn
            [one] at most 1 turn
           *[other] at most { $count } turns
        } before yours
    }

# Pick & Pack: names, options, menus, and what happens in the game.
pick-and-pack-name = Pick & Pack
pick-and-pack-blurb = One grabber for two: you move it in rows, the other in columns.
pick-and-pack-asks-in-private = Arrange my tiles

pick-and-pack-option-arrange = Action tiles
pick-and-pack-option-arrange-help = How each player’s twelve tiles come into their slots
pick-and-pack-option-arrange-secret = you choose, in secret
pick-and-pack-option-arrange-random = shuffled, good for a first game
pick-and-pack-option-arrange-open = you choose openly, in turn
pick-and-pack-option-wasted-tiles = Tiles without a target
pick-and-pack-option-wasted-tiles-help = Whether you may play a tile that has no target
pick-and-pack-option-wasted-tiles-allowed = allowed
pick-and-pack-option-wasted-tiles-forbidden = not allowed
pick-and-pack-option-rush = Extra moves
pick-and-pack-option-rush-help = How many saved extra moves you may spend in one turn
pick-and-pack-option-rush-all = as many as you have
pick-and-pack-option-rush-one = one per turn

# Tiles and apples in words, used below.
pick-and-pack-tile =
    { $tile ->
        [P] 💎 double a crate
        [W] 📦 halve a crate
        [R] ⚡ extra move
        [Q] 🔍 take a tray
        [X] 🔀 swap trays
       *[M] 🔧 block something
    }
pick-and-pack-sign =
    { $tile ->
        [P] 💎
        [W] 📦
        [R] ⚡
        [Q] 🔍
        [X] 🔀
        [M] 🔧
        [next] ❓
       *[free] 🔲
    }
    .spoken = { pick-and-pack-tile }
pick-and-pack-deed =
    { $tile ->
        [P] 💎 double my crate
        [W] 📦 halve theirs
        [R] ⚡ save an extra move
        [Q] 🔍 take their tray
        [X] 🔀 swap trays
       *[M] 🔧 block something
    }
pick-and-pack-closing =
    { $tile ->
        [P] 💎 { $before ->
            [0] close my empty { $crate }
           *[other] double my { $crate }: { $gain }
        }
       *[W] 📦 { $before ->
            [0] close their empty { $crate }
           *[other] halve their { $crate }: { $gain }
        }
    }
    .spoken =
        { $tile ->
            [P] Close my { $crate }, double: { pick-and-pack-change.spoken }
           *[W] Close their { $crate }, half: { pick-and-pack-change.spoken }
        }
pick-and-pack-change = { $before } → { $after }
    .spoken = { $before } to { $after }
pick-and-pack-apples =
    { $apples ->
        [one] 1 apple
       *[other] { $apples } apples
    }
pick-and-pack-place =
    { $side ->
        [top] above column { $line }
        [bottom] below column { $line }
        [left] left of row { $line }
       *[right] right of row { $line }
    }
pick-and-pack-way = { $seat } ({ $from } → { $to })
    .spoken = { $seat }, { $from } to { $to }

pick-and-pack-next-slot =
    { $shuffles ->
        [0] Which tile goes { pick-and-pack-place }? ({ $number } of { $of })
       *[other] Tiles are actions, used once. Shuffling is fine for a first game. Or choose: which tile goes { pick-and-pack-place }? ({ $number } of { $of })
    }
pick-and-pack-rail =
    { $slot-0 }{ $slot-1 }{ $slot-2 }{ $slot-3 }{ $slot-4 }{ $slot-5 } { $side ->
        [top] above a–f
        [bottom] below a–f
        [left] left of 1–6
       *[right] right of 1–6
    }
pick-and-pack-question-slot =
    { $rails }
    { pick-and-pack-next-slot }
    .spoken = { pick-and-pack-next-slot }
pick-and-pack-question-ready =
    { $rails }
    Your 12 tiles are laid. Ready?
    .spoken = Your 12 tiles are laid. Ready?
pick-and-pack-question-row = Move the grabber from { $square } along row { $line }.{ pick-and-pack-row-lesson }
pick-and-pack-question-column = Move the grabber from { $square } along column { $line }.{ pick-and-pack-column-lesson }
pick-and-pack-lesson =
    { $lesson ->
        [trays] { " " }The most apples packed wins, but your opponent starts where you stop.
        [crates] { " " }The next tray goes onto a crate with the fewest trays: { $crates }.
       *[none] { "" }
    }
pick-and-pack-row-lesson =
    { $lesson ->
        [tiles] { " " }On an empty square you play your tile at the top or bottom of its column.
       *[none] { pick-and-pack-lesson }
    }
pick-and-pack-column-lesson =
    { $lesson ->
        [tiles] { " " }On an empty square you play your tile at the left or right of its row.
       *[none] { pick-and-pack-lesson }
    }
pick-and-pack-question-rush =
    { $stored ->
        [one] ⚡ Spend your extra move?
       *[other] ⚡ Spend one of your { $stored } extra moves?
    }
pick-and-pack-question-only = The grabber can only go to { $to }. { $ask }
pick-and-pack-question-wait-slot =
    { $rails }
    { $seat }: { pick-and-pack-next-slot }
    .spoken = { $seat }: { pick-and-pack-next-slot }
pick-and-pack-question-wait-row = { $seat }: { pick-and-pack-question-row }
pick-and-pack-question-wait-column = { $seat }: { pick-and-pack-question-column }
pick-and-pack-question-wait-rush = { $seat }: { pick-and-pack-question-rush }
pick-and-pack-question-wait-only = { $seat }: { pick-and-pack-question-only }
pick-and-pack-question-wait-arrange = { $seat }: Arrange your tiles, actions that work once each.

pick-and-pack-ask-tile = Which tile?
pick-and-pack-ask-ready = Keep it like this?
pick-and-pack-ask-to = Where to?
pick-and-pack-ask-crate =
    { $apples ->
        [one] Which of the crates with the fewest trays gets the apple?
       *[other] Which of the crates with the fewest trays gets the { $apples } apples?
    }{ $reason ->
        [double] { " " }You can double a full one later.
        [spread] { " " }Your opponent can halve a full one later.
       *[none] { "" }
    }
pick-and-pack-ask-theirs =
    { $tile ->
        [W] 📦 Which crate of your opponent do you close? It counts half.
        [Q] 🔍 Which top tray do you take from your opponent?
       *[X] 🔀 Which top trays do you swap?
    }
pick-and-pack-ask-own =
    { $tile ->
        [P] 💎 Which of your crates do you close? It counts double.
        [Q] 🔍 Which of your crates gets the tray?
       *[X] 🔀 Which top tray do you give?
    }
pick-and-pack-ask-what = 🔧 What do you block for good?
pick-and-pack-ask-column = 🔧 Which column is the tray in?
pick-and-pack-ask-hit =
    { $target ->
        [tile] 🔧 Which tile can your opponent no longer play?
       *[tray] 🔧 Which tray can nobody take any more?
    }
pick-and-pack-step-kind = { pick-and-pack-deed }
pick-and-pack-step-ready = Ready!
pick-and-pack-step-clear = Start over
pick-and-pack-step-take = { $square }: take the tray
pick-and-pack-step-play = { $square } { pick-and-pack-deed }
pick-and-pack-step-close = { pick-and-pack-closing }
pick-and-pack-step-play-close = { $square } { pick-and-pack-closing }
pick-and-pack-step-stop = Keep ⚡, end turn
    .spoken = Keep the extra move, end turn
pick-and-pack-step-crate = Crate { $crate }
pick-and-pack-step-own =
    { $tile ->
        [Q] to my { $crate }
       *[other] My { $crate }
    }
pick-and-pack-step-theirs = Their { $crate }
pick-and-pack-step-own-tray =
    { $tile ->
        [Q] { pick-and-pack-step-own }
       *[X] my { $crate } { $given } for their { $theirs } { $apples }
    }
pick-and-pack-step-theirs-tray = their { $crate } { $apples }
pick-and-pack-step-pack = crate { $crate }: { pick-and-pack-change }
pick-and-pack-step-tiles = a tile of theirs
pick-and-pack-step-next = a tray they reach next
pick-and-pack-step-other = another tray
pick-and-pack-step-column = trays in column { $column }
pick-and-pack-step-tray = Tray on { $square }
pick-and-pack-step-slot = Tile { pick-and-pack-place }
pick-and-pack-step-tray-apples = { $square }: { pick-and-pack-apples }
pick-and-pack-step-tile = { pick-and-pack-tile } at { $line }
pick-and-pack-step-their-tile = their { pick-and-pack-sign } at { $line }

# A whole move on one button. What $target says is one of the steps above.
pick-and-pack-short =
    { $tile ->
        [none] { $square } to { $crate }: { pick-and-pack-change }
        [Q] { $square } 🔍 { $apples } from their { $theirs } to { $crate }
        [X] { $square } 🔀 { $crate } { $given } for their { $theirs } { $apples }
        [M] { $square } 🔧 block { $target }
       *[other] { $square } { $target }
    }
    .spoken =
        { $tile ->
            [none] { $square } to { $target }
            [Q] { $square }: take { $apples } from their { $theirs } to my { $crate }
            [X] { $square }: swap { $apples } of their { $theirs } for { $given } of my { $crate }
            [M] { $square }: block { $target }
           *[other] { $square }: { $target }
        }

pick-and-pack-effect-placed = { $seat } lays “{ pick-and-pack-tile }” { pick-and-pack-place }.
pick-and-pack-effect-cleared = { $seat } starts over.
pick-and-pack-effect-restored =
    { $tiles ->
        [0] { $seat } takes all tiles back.
        [one] { $seat } goes back to one tile.
       *[other] { $seat } goes back to { $tiles } tiles.
    }
pick-and-pack-effect-ready = { $seat } is ready.
pick-and-pack-effect-begins = All tiles lie face up in their slots. { $seat } begins.
pick-and-pack-effect-rushed = { $seat } spends an ⚡ extra move.
pick-and-pack-effect-took = { pick-and-pack-way }: { pick-and-pack-apples } onto crate { $crate } (now { $total }).
pick-and-pack-effect-premium = { pick-and-pack-way }: 💎 doubles and closes crate { $crate } ({ $total }).
pick-and-pack-effect-wholesale = { pick-and-pack-way }: 📦 halves and closes crate { $crate } of { $other_seat } ({ $total }).
pick-and-pack-effect-stored = { pick-and-pack-way }: ⚡ saves an extra move.
pick-and-pack-effect-fetched = { pick-and-pack-way }: 🔍 takes { pick-and-pack-apples } from crate { $theirs } of { $other_seat } (now { $their_total }) to crate { $own } (now { $total }).
pick-and-pack-effect-exchanged = { pick-and-pack-way }: 🔀 swaps a tray with { $got ->
        [one] 1 apple
       *[other] { $got } apples
    } from crate { $theirs } of { $other_seat } (now { $their_total }) and one with { $gave ->
        [one] 1 apple
       *[other] { $gave } apples
    } from crate { $own } (now { $total }).
pick-and-pack-effect-tray-jammed = { pick-and-pack-way }: 🔧 blocks the tray on { $target } ({ pick-and-pack-apples }).
pick-and-pack-effect-tile-jammed = { pick-and-pack-way }: 🔧 blocks a tile of { $other_seat } (“{ pick-and-pack-tile }” { pick-and-pack-place }).
pick-and-pack-effect-wasted = { pick-and-pack-way }: “{ pick-and-pack-tile }” without a target.
pick-and-pack-effect-stopped = { $seat } keeps the extra move for later.
pick-and-pack-effect-packed = All crates of { $seat } are closed.
pick-and-pack-effect-stuck = { $seat } cannot move the grabber.
pick-and-pack-effect-resigned = { $seat } gives up.
pick-and-pack-effect-won = 🏆 { $seat } wins, { $points } to { $others }.
pick-and-pack-effect-drawn = It is a draw, { $points } to { $points }.

pick-and-pack-preview-cleared = Then all your slots are empty again.
pick-and-pack-preview-took = You pack { pick-and-pack-apples } onto crate { $crate }. It is then worth { $total }.
pick-and-pack-preview-premium =
    { $left ->
        [0] Your crate { $crate } is closed and counts double: { $total }. 🏁 It is the last open crate: the game ends.
       *[other] Your crate { $crate } is closed and counts double: { $total }.
    }
pick-and-pack-preview-wholesale =
    { $left ->
        [0] Crate { $crate } of { $other_seat } is closed and counts half: { $total }. 🏁 It is the last open crate: the game ends.
       *[other] Crate { $crate } of { $other_seat } is closed and counts half: { $total }.
    }
pick-and-pack-preview-stored = You save an extra move. From your next turn on, you can spend it.
pick-and-pack-preview-fetched = You take { pick-and-pack-apples } from crate { $theirs } of { $other_seat } onto your crate { $own }. Yours is then worth { $total }, theirs { $their_total }.
pick-and-pack-preview-exchanged = You swap your tray with { $gave } for one with { $got }. Your crate { $own } is then worth { $total }, crate { $theirs } of { $other_seat } { $their_total }.
pick-and-pack-preview-tray-jammed = The tray on { $target } is turned face down ({ pick-and-pack-apples }). Nobody can take it any more.
pick-and-pack-preview-tile-jammed = { $other_seat } cannot use “{ pick-and-pack-tile }” { pick-and-pack-place } any more.
pick-and-pack-preview-wasted = “{ pick-and-pack-tile }” has no target now: the tile is used up without effect.

pick-and-pack-end-packed = All four crates of one player are closed.
pick-and-pack-end-stuck = The grabber cannot move any more.
pick-and-pack-end-resigned = { $second } has given up.

pick-and-pack-shortcut-begin =
    { $laid ->
        [secret] ▶ Shuffle and begin
        [0] ▶ Shuffle and begin
       *[other] ▶ Shuffle rest and begin
    }
pick-and-pack-shortcut-random =
    { $laid ->
        [0] 🎲 Shuffle my tiles
       *[other] 🎲 Shuffle the rest
    }
pick-and-pack-shortcut-again = ↺ As last time

pick-and-pack-points-open = Open crates
pick-and-pack-points-premium = Doubled crates
pick-and-pack-points-wholesale = Halved crates

pick-and-pack-component-tile =
    { $tile ->
        [P] 💎 Premium
        [W] 📦 Wholesale
        [R] ⚡ Rush Order
        [Q] 🔍 Quality Control
        [X] 🔀 Order Mix-up
       *[M] 🔧 Malfunction
    }
pick-and-pack-component-premium-text = Closes one of your open crates, even an empty one. It counts double from then on, and nothing can change it any more.
pick-and-pack-component-wholesale-text = Closes one of your opponent’s open crates, even an empty one. It counts half from then on, rounded down, and nothing can change it any more.
pick-and-pack-component-rush-order-text = Saves an extra move beside your name. From your next turn on, you may spend it after a move and move the grabber once more.
pick-and-pack-component-quality-control-text = Takes the top tray from one of your opponent’s open crates and puts it on your open crate with the fewest trays.
pick-and-pack-component-order-mix-up-text = Swaps two top trays: one from your opponent’s open crates, one from yours.
pick-and-pack-component-malfunction-text = Turns something face down for good: a tray on the grid, which nobody can take or stop on any more, or one of your opponent’s tiles in its slot.
pick-and-pack-component-tray =
    { $apples ->
        [one] Tray with 1 apple
       *[other] Tray with { $apples } apples
    }
pick-and-pack-component-tray-text =
    { $count ->
        [one] There is one of these among the { $of } trays, and the grabber starts on it.
       *[other] There are { $count } of these among the { $of } trays.
    } Stop on it with the grabber, and it goes on one of your open crates with the fewest trays, where every apple is a point.
pick-and-pack-component-crate = Crate
pick-and-pack-component-crate-text = You stack your trays on four of them, and the next tray always goes on an open crate with the fewest. An apple counts 1 in an open crate, 2 in a doubled one, half in a halved one. When a player has no open crate left, the game is over.
pick-and-pack-component-grabber = Grabber
pick-and-pack-component-grabber-text = You share it: one player moves it along its row, the other along its column, as far as they like. It stops on a tray and takes it, or on an empty square where that player can play a tile. The next move starts there.
pick-and-pack-fact =
    { $fact ->
        [points] your crates are then worth { $count }
        [reach] the best tray that you can reach then holds { $count ->
            [one] 1 apple
           *[other] { $count } apples
        }
        [tiles] you can then still play { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }
        [their-points] the crates of { $who } are then worth only { $count }
        [their-reach] { $count ->
            [0] { $who } can then reach no tray
            [one] the best tray that { $who } can reach then holds only 1 apple
           *[other] the best tray that { $who } can reach then holds only { $count } apples
        }
       *[their-tiles] { $who } can then play { $count ->
            [0] no more tiles
            [one] only 1 more tile
           *[other] only { $count } more tiles
        }
    }

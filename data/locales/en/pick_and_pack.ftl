# Pick & Pack: names, options, menus, and what happens in the game.
pick-and-pack-name = Pick & Pack
pick-and-pack-blurb = Two packers share one grabber, one along the rows, one along the columns. Who fills the better crates?
pick-and-pack-asks-in-private = Arrange my tiles

pick-and-pack-option-arrange = Action tiles
pick-and-pack-option-arrange-help = How the twelve tiles of each player come into their slots
pick-and-pack-option-arrange-secret = you choose, in secret
pick-and-pack-option-arrange-random = shuffled, good for a first game
pick-and-pack-option-arrange-open = you choose, in turn and in sight
pick-and-pack-option-wasted-tiles = Tiles without a target
pick-and-pack-option-wasted-tiles-help = Whether a tile may be played that cannot hit anything
pick-and-pack-option-wasted-tiles-allowed = may be played
pick-and-pack-option-wasted-tiles-forbidden = may not be played
pick-and-pack-option-rush = Rush Orders
pick-and-pack-option-rush-help = How many stored Rush Orders may be spent in one turn
pick-and-pack-option-rush-all = as many as you have
pick-and-pack-option-rush-one = one a turn

# Tiles and apples in words, used below.
pick-and-pack-tile =
    { $tile ->
        [P] 💎 Premium
        [W] 📦 Wholesale
        [R] ⚡ Rush Order
        [Q] 🔍 Quality Control
        [X] 🔀 Order Mix-up
       *[M] 🔧 Malfunction
    }
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
pick-and-pack-way = { $seat } goes { $from } to { $to }

pick-and-pack-question-slot = Which tile goes { pick-and-pack-place }? ({ $number } of { $of })
pick-and-pack-question-ready = All your slots are filled. Are you ready?
pick-and-pack-question-row = Move the grabber from { $square } along row { $line }.
pick-and-pack-question-column = Move the grabber from { $square } along column { $line }.
pick-and-pack-question-rush =
    { $stored ->
        [one] ⚡ You have a Rush Order. Do you spend it on another move?
       *[other] ⚡ You have { $stored } Rush Orders. Do you spend one on another move?
    }
pick-and-pack-question-wait-row = { $seat } moves the grabber from { $square } along row { $line }.
pick-and-pack-question-wait-column = { $seat } moves the grabber from { $square } along column { $line }.
pick-and-pack-question-wait-rush =
    { $stored ->
        [one] ⚡ { $seat } has a Rush Order and may spend it on another move.
       *[other] ⚡ { $seat } has { $stored } Rush Orders and may spend one on another move.
    }
pick-and-pack-question-wait-arrange = Still arranging tiles: { $seat }.

pick-and-pack-ask-tile = Which tile?
pick-and-pack-ask-ready = Does it stay like this?
pick-and-pack-ask-to = Where does the grabber go?
pick-and-pack-ask-crate = Onto which crate?
pick-and-pack-ask-theirs = Which crate of the other player?
pick-and-pack-ask-own = Which of your crates?
pick-and-pack-ask-line = What do you turn face down?
pick-and-pack-ask-hit = Which one exactly?
pick-and-pack-step-kind =
    { $tile ->
        [P] 💎 Premium: my crate counts double
        [W] 📦 Wholesale: their crate counts half
        [R] ⚡ Rush Order: one more move later
        [Q] 🔍 Quality Control: take their tray
        [X] 🔀 Order Mix-up: swap two trays
       *[M] 🔧 Malfunction: turn something face down
    }
pick-and-pack-step-ready = Ready!
pick-and-pack-step-clear = Take all back
pick-and-pack-step-take = { $square }: take the tray
pick-and-pack-step-take-apples = { $square }: { pick-and-pack-apples }
pick-and-pack-step-play = { $square }: play a tile
pick-and-pack-step-play-tile = { $square }: { pick-and-pack-tile }
pick-and-pack-step-play-tiles = { $square }
pick-and-pack-step-stop = Keep the ⚡ Rush Order, end the turn
pick-and-pack-step-crate = Crate { $crate }
pick-and-pack-step-own = Your crate { $crate }
pick-and-pack-step-theirs = Their crate { $crate }
pick-and-pack-step-crate-worth = Crate { $crate } ({ $worth })
pick-and-pack-step-own-worth = Your crate { $crate } ({ $worth })
pick-and-pack-step-theirs-worth = Their crate { $crate } ({ $worth })
pick-and-pack-step-tile =
    { $square }: { pick-and-pack-tile } ({ $side ->
        [top] above
        [bottom] below
        [left] left
       *[right] right
    })
pick-and-pack-step-column = Trays in column { $column }
pick-and-pack-step-column-trays = Trays in column { $column }: { $trays }
    .short = Column { $column }: { $trays }
pick-and-pack-step-side-top = Tiles above
pick-and-pack-step-side-bottom = Tiles below
pick-and-pack-step-side-left = Tiles on the left
pick-and-pack-step-side-right = Tiles on the right
pick-and-pack-step-tray = Tray on { $square }
pick-and-pack-step-slot = Tile { pick-and-pack-place }
pick-and-pack-step-tray-apples = { $square }: { pick-and-pack-apples }
pick-and-pack-step-slot-tile = { pick-and-pack-tile } { pick-and-pack-place }

pick-and-pack-effect-placed = { $seat } lays { pick-and-pack-tile } { pick-and-pack-place }.
pick-and-pack-effect-cleared = { $seat } takes all tiles back.
pick-and-pack-effect-ready = { $seat } is ready.
pick-and-pack-effect-begins = All tiles lie face up in their slots. { $seat } begins.
pick-and-pack-effect-rushed = { $seat } spends a ⚡ Rush Order.
pick-and-pack-effect-took = { pick-and-pack-way } and packs { pick-and-pack-apples } onto crate { $crate }, now worth { $total }.
pick-and-pack-effect-premium = { pick-and-pack-way }, 💎 Premium: crate { $crate } is closed and counts double, { $total }.
pick-and-pack-effect-wholesale = { pick-and-pack-way }, 📦 Wholesale: crate { $crate } of { $other_seat } is closed and counts half, { $total }.
pick-and-pack-effect-stored = { pick-and-pack-way } and stores a ⚡ Rush Order for later.
pick-and-pack-effect-fetched = { pick-and-pack-way }, 🔍 Quality Control: { pick-and-pack-apples } from crate { $theirs } of { $other_seat } (now { $their_total }) to crate { $own } (now { $total }).
pick-and-pack-effect-exchanged = { pick-and-pack-way }, 🔀 Order Mix-up: the { $got } on crate { $theirs } of { $other_seat } (now { $their_total }) for the { $gave } on crate { $own } (now { $total }).
pick-and-pack-effect-tray-jammed = { pick-and-pack-way }, 🔧 Malfunction: the tray with { pick-and-pack-apples } on { $target } is turned face down.
pick-and-pack-effect-tile-jammed = { pick-and-pack-way }, 🔧 Malfunction: { $other_seat } cannot use { pick-and-pack-tile } { pick-and-pack-place } any more.
pick-and-pack-effect-wasted = { pick-and-pack-way } and plays { pick-and-pack-tile }, but there is no target for it.
pick-and-pack-effect-stopped = { $seat } keeps the Rush Order for later.
pick-and-pack-effect-packed = All crates of { $seat } are closed.
pick-and-pack-effect-stuck = { $seat } cannot move the grabber.
pick-and-pack-effect-resigned = { $seat } gives up.
pick-and-pack-effect-won = 🏆 { $seat } wins, { $points } to { $others }.
pick-and-pack-effect-drawn = It is a draw, { $points } to { $points }.

pick-and-pack-last-crate =
    { $left ->
        [0] { " " }🏁 It is the last open one, so the game ends.
       *[other] { "" }
    }
pick-and-pack-preview-cleared = Then all your slots are empty again.
pick-and-pack-preview-took = You pack { pick-and-pack-apples } onto crate { $crate }. It is then worth { $total }.
pick-and-pack-preview-premium = Your crate { $crate } is closed and counts double: { $total }.{ pick-and-pack-last-crate }
pick-and-pack-preview-wholesale = Crate { $crate } of { $other_seat } is closed and counts half: { $total }.{ pick-and-pack-last-crate }
pick-and-pack-preview-stored = You store this Rush Order. From your next turn on it gives you one more move.
pick-and-pack-preview-fetched = You take { pick-and-pack-apples } from crate { $theirs } of { $other_seat } onto your crate { $own }. Yours is then worth { $total }, theirs { $their_total }.
pick-and-pack-preview-exchanged = You get a tray of { $got } for a tray of { $gave }. Your crate { $own } is then worth { $total }, crate { $theirs } of { $other_seat } { $their_total }.
pick-and-pack-preview-tray-jammed = The tray with { pick-and-pack-apples } on { $target } is turned face down. Nobody can take it any more.
pick-and-pack-preview-tile-jammed = { $other_seat } cannot use { pick-and-pack-tile } { pick-and-pack-place } any more.
pick-and-pack-preview-wasted = There is no target for { pick-and-pack-tile } now. The tile is used up without effect.

pick-and-pack-end-packed = One player has closed all four crates.
pick-and-pack-end-stuck = The grabber cannot be moved any more.
pick-and-pack-end-resigned = { $second } has given up.

pick-and-pack-shortcut-random = 🎲 Shuffle my tiles
pick-and-pack-shortcut-again = ↺ As last time

pick-and-pack-points-open = Open crates
pick-and-pack-points-premium = Premium crates
pick-and-pack-points-wholesale = Wholesale crates

pick-and-pack-component-tile = { pick-and-pack-tile }
pick-and-pack-component-premium-text = Closes one of your open crates, an empty one too. It counts double from then on, and nothing can change it any more.
pick-and-pack-component-wholesale-text = Closes an open crate of the other player, an empty one too. It counts half from then on, rounded down, and nothing can change it any more.
pick-and-pack-component-rush-order-text = You store it beside your name. From your next turn on you may spend it after a move, and move the grabber once more.
pick-and-pack-component-quality-control-text = Takes the top tray from an open crate of the other player and puts it on your open crate with the fewest trays.
pick-and-pack-component-order-mix-up-text = Two top trays change places: one from an open crate of the other player, one from an open crate of yours.
pick-and-pack-component-malfunction-text = Turns something face down for good: a tray on the grid, which nobody can take or drive to any more, or a tile of the other player that still waits in its slot.
pick-and-pack-component-tray = Tray with { $apples ->
        [one] 1 apple
       *[other] { $apples } apples
    }
pick-and-pack-component-tray-text =
    { $count ->
        [one] Of the { $of } trays in the hall, one is like this, and the grabber starts on it.
       *[other] Of the { $of } trays in the hall, { $count } are like this.
    } Whoever moves the grabber there puts it on an open crate with the fewest trays, where every apple is a point.
pick-and-pack-component-crate = Crate
pick-and-pack-component-crate-text = You stack your trays on four of them, and the next tray always goes on an open crate with the fewest. An apple counts 1 in an open crate, 2 under a Premium tile, half under a Wholesale tile. When a player has no open crate left, the game is over.
pick-and-pack-component-grabber = Grabber
pick-and-pack-component-grabber-text = You share it: one player moves it along its row, the other one along its column, as far as they like. It stops on a tray and takes it, or on an empty square where a tile of its mover can be played. Where it stops, the other player goes on.
pick-and-pack-robot-part =
    { $part ->
        [points] apples that are safe
        [open-points] open crates
        [open-crates] open crates
        [last-open-crate] open crates
        [best-crate-with-a-premium] crates worth a premium
        [second-crate-with-two-premiums] crates worth a premium
        [best-crate-before-a-wholesale] crates that a wholesale could take
        [top-trays-before-a-quality-control] trays that a quality control could take
        [stored-rush-orders] stored rush orders
        [tiles-M] tiles that can still be played
        [tiles-P] tiles that can still be played
        [tiles-Q] tiles that can still be played
        [tiles-R] tiles that can still be played
        [tiles-W] tiles that can still be played
        [tiles-X] tiles that can still be played
        [best-tray-in-reach] trays within reach
        [trays-in-reach] trays within reach
        [on-turn] the turn
        [ends-the-game-ahead] the lead when the game ends
       *[other] the position as a whole
    }

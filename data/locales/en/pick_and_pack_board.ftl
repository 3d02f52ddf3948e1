# The board of Pick & Pack in words: alternative text, board of letters, pages of the rules.

pick-and-pack-alt-turn = { $player } is on turn. The grabber is on { $grabber }.
pick-and-pack-alt-fills = { $player } lays the next tile.
pick-and-pack-alt-secret = Both players arrange their tiles in secret.
pick-and-pack-alt-ready = { $player } is ready.
pick-and-pack-alt-not-ready = { $player } is still arranging.
pick-and-pack-alt-next-slot =
    The next slot of { $player } is { $slot }, { $side ->
        [t] above column { $line }
        [b] below column { $line }
        [l] left of row { $line }
       *[r] right of row { $line }
    }.
pick-and-pack-alt-grabber = The grabber is on { $grabber }.
pick-and-pack-alt-resigned = { $player } gave up.
pick-and-pack-alt-reach = It can go to { $things }.
pick-and-pack-alt-chosen = Chosen: { $things }.
pick-and-pack-alt-next = Now possible: { $things }.
pick-and-pack-alt-moved = { $player } has moved and may spend a Rush Order.
pick-and-pack-alt-rushes = Rush Orders of this turn: { $fresh } stored, { $spent } spent.
pick-and-pack-alt-began = { $player } began.
pick-and-pack-alt-ways = { $red } moves along the rows, { $blue } along the columns.
pick-and-pack-alt-way =
    { $rush ->
        [yes] { $player } spent a Rush Order, went { $start } to { $end }
       *[no] { $player } went { $start } to { $end }
    }
pick-and-pack-alt-did-take = packed the tray onto crate { $own }
pick-and-pack-alt-did-nothing = played { pick-and-pack-alt-kind } from { $slot } without a target
pick-and-pack-alt-did =
    { $tile ->
        [P] closed crate { $own } with Premium from { $slot }
        [W] closed crate { $theirs } of { $other } with Wholesale from { $slot }
        [R] stored a Rush Order from { $slot }
        [Q] moved the top tray of crate { $theirs } of { $other } to { $own } with Quality from { $slot }
        [X] exchanged the top trays of crate { $theirs } of { $other } and { $own } with Mix-up from { $slot }
       *[M] turned { $target } face down with Malfunction from { $slot }
    }
pick-and-pack-alt-last = Last move: { $way } and { $deed }.
pick-and-pack-alt-free = empty
pick-and-pack-alt-jammed = face down
pick-and-pack-alt-lies-on = { $tray } on { $column }
pick-and-pack-alt-row = Row { $row }: { $trays }
pick-and-pack-alt-grid = Trays from a to f. { $rows }.
pick-and-pack-alt-kind =
    { $tile ->
        [P] Premium
        [W] Wholesale
        [R] Rush Order
        [Q] Quality
        [X] Mix-up
       *[M] Malfunction
    }
pick-and-pack-alt-none = none
pick-and-pack-alt-tiles-red = { $player }, tiles above: { $first }; below: { $second }.
pick-and-pack-alt-tiles-blue = { $player }, tiles on the left: { $first }; on the right: { $second }.
pick-and-pack-alt-tiles-closed = The tiles of { $player } lie face down.
pick-and-pack-alt-tiles-none = No tile of { $player } can be seen.
pick-and-pack-alt-crate =
    { $mark ->
        [premium] { $trays }, Premium, worth { $worth }
        [wholesale] { $trays }, Wholesale, worth { $worth }
       *[open] { $trays }, worth { $worth }
    }
pick-and-pack-alt-stacks = Crates, top tray last.
pick-and-pack-alt-crates = { $player }: { $crates }; points { $points }, Rush Orders { $stored }.

# The board of letters has 40 columns: this stays short.
pick-and-pack-board-last = Last: { $action }

pick-and-pack-guide-1-title = What it is about
pick-and-pack-guide-1-body =
    A hall full of apples, two packers, and a single grabber between you. You take trays from the grid and stack them on your four crates, `A` to `D`. **Whoever has the most points at the end wins.**

    36 trays hold 1 to 6 apples each. Every apple in an open crate is 1 point. A crate closed as **Premium** counts double. One closed as **Wholesale** counts half, rounded down. Once closed, a crate stays as it is.

    The player with the round mark drives the grabber along the rows, the one with the triangle along the columns. Around the grid lie your action tiles, twelve for each.

    {""}*In the picture:* nothing is taken yet. The grabber stands on the 6, and the green frames show where Ada can go. The numbers below say what each crate is worth.
pick-and-pack-guide-2-title = Your turn
pick-and-pack-guide-2-body =
    Move the grabber to another square of its row, or of its column: as far as you like, over anything.

    - **A tray:** you take it. It goes on your open crate with the fewest trays. If several have equally few, you choose.
    - **An empty square:** only if one of your own tiles still waits at either end of the line that crosses your way. You play that tile, and must do what it says.
    - **A tray lying face down:** nobody can go there.

    Where you stop, the other player starts. So look along the line that you leave behind!

    {""}*In the picture:* Ada goes along row 4. She can take the trays on `a4` and `e4`. On `d4` she can play the Premium tile from `bd`, below that column. `c4` lies face down, and beside `f4` she has no tile left.
pick-and-pack-guide-3-title = Tiles for crates and for later
pick-and-pack-guide-3-body =
    Each player has two tiles of every kind. What you play is used up, but you choose what it hits.

    - `P` 💎 **Premium** closes one of your open crates, which then counts double.
    - `W` 📦 **Wholesale** closes an open crate of the other player, which then counts half.
    - `R` ⚡ **Rush Order** is stored beside your name. It gives you one more move in a later turn.

    A crate may be closed while it is still empty, and so may somebody's last open crate.

    {""}*In the picture:* Ada has chosen `d4` and the Premium tile there. She may now close `A`, `C` or `D`; `B` is closed already. With `A` she would have 16 points in it instead of 8.
pick-and-pack-guide-4-title = Tiles that spoil plans
pick-and-pack-guide-4-body =
    - `Q` 🔍 **Quality Control** takes the top tray from an open crate of the other player. It goes on your open crate with the fewest trays.
    - `X` 🔀 **Order Mix-up** lets the top trays of two open crates change places: one of theirs, one of yours.
    - `M` 🔧 **Malfunction** turns something face down for good: a tray on the grid, or a tile of the other player that still waits in its slot.

    If there is nothing that a tile could hit, you may still play it. It is wasted then, but you have made your move.

    {""}*In the picture:* Ada plays Quality Control on `d4` and has chosen crate `A` of the other player. The 5 on top goes to her `A` or `C`. At `r4` lies a tile that a Malfunction has hit, with a bar across.
pick-and-pack-guide-5-title = Rush Orders, and the end
pick-and-pack-guide-5-body =
    {""}**Rush Orders.** After your move you are asked whether you spend a stored one on another move, by the same rules. You may spend several, one after the other. One that you stored in this very turn has to wait for your next.

    {""}**The game ends at once** when all four crates of one player are closed, no matter who closed the last one. It also ends when the player whose turn begins cannot move the grabber at all.

    Then count: open crates at face value, Premium double, Wholesale half. What is still in the hall counts nothing. The most points win; with equal points it is a draw.

    {""}*In the picture:* Ada has taken a tray and still has a Rush Order. She can go on to `a4` or `d4`, or keep it.
pick-and-pack-guide-6-title = Arranging, and variants
pick-and-pack-guide-6-body =
    Before the game you lay your twelve tiles around the grid, both at the same time and in secret. One slot follows the other: above `ta` to `tf`, then below `ba` to `bf`; or on the left `l1` to `l6`, then on the right `r1` to `r6`. When all are filled, say that you are ready, or take all back. Once both are ready, everything is shown, and the start player is drawn.

    A table can agree on something else:

    - **Action tiles:** secret, shuffled (good for a first game), or laid in turn and in sight.
    - **Tiles without a target:** may be played or not.
    - **Rush Orders:** all that you have, or one a turn.

    {""}*In the picture:* seven tiles are laid. The next one goes to `bb`; below you see what is left.
pick-and-pack-guide-7-title = Questions and answers
pick-and-pack-guide-7-body =
    - **How many trays are there?** Ten with 1 apple, eight with 2, seven with 3, six with 4, four with 5, one with 6.
    - **What happens to the 6?** The grabber starts on it. The tray stays there until somebody drives back and takes it.
    - **Who moves along the rows?** The first seat, with the round mark and the slots above and below. The second seat moves along the columns, with slots on the left and right.
    - **Who begins?** That is drawn: in secret once both are ready, in sight before the first tile is laid. Whoever begins lays first, and moves first as well.
    - **Can a Malfunction hit a stored Rush Order?** No. Only tiles in their slots and trays on the grid.
    - **Where is `ta`?** Slots are named after their side and line: `t` top, `b` bottom, `l` left, `r` right. `ta` lies above column `a`, `r4` on the right of row 4.

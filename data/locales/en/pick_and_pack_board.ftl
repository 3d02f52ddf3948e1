# The board of Pick & Pack in words: alternative text, board of letters, pages of the rules.

pick-and-pack-alt-turn = { $player } to move. The grabber is on { $grabber }.
pick-and-pack-alt-fills = { $player } lays the next tile.
pick-and-pack-alt-secret = Both players arrange their tiles in secret.
pick-and-pack-alt-ready = { $player } is ready.
pick-and-pack-alt-not-ready = { $player } is not ready yet.
pick-and-pack-alt-next-slot = Next slot of { $player }: { pick-and-pack-place }.
pick-and-pack-alt-grabber = The grabber is on { $grabber }.
pick-and-pack-alt-resigned = { $player } gave up.
pick-and-pack-alt-reach = It can go to { $things }.
pick-and-pack-alt-chosen = Chosen: { $things }.
pick-and-pack-alt-next = Now possible: { $things }.
pick-and-pack-alt-moved = { $player } has moved and may spend an extra move.
pick-and-pack-alt-rushes = Extra moves of this turn: { $fresh } saved, { $spent } spent.
pick-and-pack-alt-began = { $player } began.
pick-and-pack-alt-ways = { $red } moves along the rows, { $blue } along the columns.
pick-and-pack-alt-way =
    { $rush ->
        [yes] Last move: { $player } with an extra move, { $start } to { $end }.
       *[no] Last move: { $player }, { $start } to { $end }.
    }
pick-and-pack-alt-did-take = Tray onto crate { $own }.
pick-and-pack-alt-did-nothing = { pick-and-pack-alt-kind } { pick-and-pack-place } without a target.
pick-and-pack-alt-did =
    { $tile ->
        [P] Double { pick-and-pack-place }: crate { $own } closed.
        [W] Halve { pick-and-pack-place }: crate { $theirs } of { $other } closed.
        [R] Extra move { pick-and-pack-place }: saved.
        [Q] Take { pick-and-pack-place }: top tray from crate { $theirs } of { $other } to crate { $own }.
        [X] Swap { pick-and-pack-place }: top trays of crate { $theirs } of { $other } and crate { $own } swapped.
       *[M] Block { pick-and-pack-place }: { $target } turned face down.
    }
pick-and-pack-alt-slot = tile { pick-and-pack-place }
pick-and-pack-alt-crate-of = { $player } { $crate }
pick-and-pack-alt-stack = { $crate } { $trays }
pick-and-pack-alt-lies-in = { $line } { $tile }
pick-and-pack-alt-free = empty
pick-and-pack-alt-jammed = face down
pick-and-pack-alt-lies-on = { $tray } on { $column }
pick-and-pack-alt-row = Row { $row }: { $trays }
pick-and-pack-alt-grid = Trays from a to f. { $rows }.
pick-and-pack-alt-kind =
    { $tile ->
        [P] Double
        [W] Halve
        [R] Extra move
        [Q] Take
        [X] Swap
       *[M] Block
    }
pick-and-pack-alt-none = none
pick-and-pack-alt-tiles-red = { $player }, tiles above: { $first }; below: { $second }.
pick-and-pack-alt-tiles-blue = { $player }, tiles on the left: { $first }; on the right: { $second }.
pick-and-pack-alt-tiles-closed = The tiles of { $player } lie face down.
pick-and-pack-alt-tiles-none = No tile of { $player } can be seen.
pick-and-pack-alt-crate =
    { $mark ->
        [premium] { $trays }, doubled, worth { $worth }
        [wholesale] { $trays }, halved, worth { $worth }
       *[open] { $trays }, worth { $worth }
    }
pick-and-pack-alt-stacks = Crates, top tray last.
pick-and-pack-alt-crates = { $player }: { $crates }; points { $points }, extra moves { $stored }.

# The board of letters has 40 columns: this stays short.

pick-and-pack-guide-1-title = What it is about
pick-and-pack-guide-1-body =
    A hall full of apples, two packers, and one shared grabber. You take trays from the grid and stack them on your four crates, `A` to `D`. **The most points win.**

    36 trays hold 1 to 6 apples each. Every apple in an open crate is 1 point. A crate closed as **Premium** counts double. One closed as **Wholesale** counts half, rounded down. Once closed, a crate stays as it is.

    The player with the round mark moves the grabber along the rows, the one with the triangle along the columns. Around the grid are your action tiles, twelve each.

    {""}*In the picture:* nothing is taken yet. The grabber is on the 6, and the green frames show where Ada can move. The numbers beside the grid say what each crate is worth.
pick-and-pack-guide-2-title = Your turn
pick-and-pack-guide-2-body =
    Move the grabber to another square of its row or column, as far as you like, over anything.

    - **A tray:** you take it. It goes on your open crate with the fewest trays. If several have equally few, you choose.
    - **An empty square:** only if one of your tiles is left at an end of the line that crosses your way. You play that tile, and must do what it says.
    - **A tray turned face down:** nobody can stop there.

    Your opponent starts where you stop. So look at the line you leave them!

    {""}*In the picture:* Ada moves along row 4. She can take the trays on `a4` and `e4`. On `d4` she can play the Premium tile below column d. `c4` is face down, and at column f she has no tile left.
pick-and-pack-guide-3-title = Tiles for crates and for later
pick-and-pack-guide-3-body =
    Each player has two tiles of every kind. What you play is used up, but you choose what it hits.

    - `P` 💎 **Premium** closes one of your open crates, which then counts double.
    - `W` 📦 **Wholesale** closes one of your opponent’s open crates, which then counts half.
    - `R` ⚡ **Rush Order** saves an extra move beside your name. You can spend it in a later turn.

    Even an empty crate may be closed, and so may a player’s last open crate.

    {""}*In the picture:* Ada has chosen `d4` and the Premium tile there. She may now close `A`, `C` or `D`; `B` is closed already. `A` would then count 16 instead of 8.
pick-and-pack-guide-4-title = Tiles that spoil plans
pick-and-pack-guide-4-body =
    - `Q` 🔍 **Quality Control** takes the top tray from one of your opponent’s open crates. It goes on your open crate with the fewest trays.
    - `X` 🔀 **Order Mix-up** swaps the top trays of two open crates: one of theirs, one of yours.
    - `M` 🔧 **Malfunction** blocks something, face down for good: a tray on the grid, or one of your opponent’s tiles in its slot.

    If a tile has no target, you may still play it. It is wasted, but it counts as your move.

    {""}*In the picture:* Ada plays Quality Control on `d4` and has chosen her opponent’s crate `A`. The 5 on top goes to her `A` or `C`. The tile right of row 4 was hit by a Malfunction: it has a bar across.
pick-and-pack-guide-5-title = Extra moves, and the end
pick-and-pack-guide-5-body =
    {""}**Extra moves.** After your move you may spend a saved one, by the same rules, and then another one. One that you saved in this turn has to wait for your next.

    {""}**The game ends at once** when all four crates of one player are closed, no matter who closed the last one. It also ends when a player cannot move the grabber at the start of their turn.

    Then count: open crates at face value, Premium double, Wholesale half. Trays left in the hall score nothing. The most points win; a tie is a draw.

    {""}*In the picture:* Ada has taken a tray and still has an extra move. She can move on to `a4` or `d4`, or keep it.
pick-and-pack-guide-6-title = Arranging, and variants
pick-and-pack-guide-6-body =
    Before the game you lay your twelve tiles around the grid, both at the same time and in secret. Slot follows slot: above columns a to f, then below them; or left of rows 1 to 6, then right of them. When all are filled, press **Ready!** or **Start over**. Once both are ready, everything is shown, and the start player is chosen at random.

    A table can agree on something else:

    - **Action tiles:** chosen in secret, shuffled (good for a first game), or chosen openly, in turn.
    - **Tiles without a target:** allowed or not.
    - **Extra moves:** as many as you have, or one per turn.

    {""}*In the picture:* seven tiles are laid. The next one goes below column b; beside the grid you see what is left.
pick-and-pack-guide-7-title = Questions and answers
pick-and-pack-guide-7-body =
    - **How many trays are there?** Ten with 1 apple, eight with 2, seven with 3, six with 4, four with 5, one with 6.
    - **What happens to the 6?** The grabber starts on it. The tray stays there until somebody moves back and takes it.
    - **Who moves along the rows?** Seat 1, with the round mark and slots above and below. Seat 2 moves along the columns, with slots on the left and right.
    - **Who begins?** Chosen at random: once both are ready, or, if you arrange openly, before the first tile is laid. The start player also lays first.
    - **Can a saved extra move be blocked?** No. Only tiles in their slots and trays on the grid.
    - **How do I type a slot?** By side and line: `t` top, `b` bottom, `l` left, `r` right. `ta` is above column a, `r4` right of row 4.

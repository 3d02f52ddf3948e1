# The board of Docker in words: alternative text, board of letters, pages of the rules.

docker-alt-turn = { $player } has rolled { $die }.
docker-alt-turn-again = { $player } has rolled { $die }, after rolls without a move: { $before }.
docker-alt-moves = Possible moves: { $moves }.
docker-alt-chosen = Moves of the chosen cube: { $moves }.
docker-alt-way-in = new cube to { $squares }
docker-alt-way = { $start } to { $squares }
docker-alt-entered = Last move: { $player }, new cube to { $to }.
docker-alt-moved = Last move: { $player }, { $start } to { $to }.
docker-alt-quay = Squares a to c run from left to right, 1 to 3 from the bottom up.
docker-alt-towers = Towers, each from the bottom up: { $towers }.
docker-alt-tower = { $square }: { $cubes }
docker-alt-empty = Empty squares: { $squares }.
docker-alt-reserves = In reserve: { $counts }.
docker-alt-count = { $player } { $count }
docker-alt-entry = { $player } { $squares }
docker-alt-entry-own = Entry squares: { $squares }.
docker-alt-entry-any = Entry squares for everybody: { $squares }.
docker-alt-out-no-move = { $player } is out: no move with the roll.
docker-alt-out-blocked = { $player } is out: no number would have helped.
docker-alt-out-resigned = { $player } gave up.

# The board of letters has 40 columns: these stay short.

docker-guide-1-title = What it is about
docker-guide-1-body =
    The quay is small, and everybody wants to keep working. Your cubes climb over each other, and if you can no longer move one, you are out. **The last player left wins.**

    The quay has nine squares, `a1` to `c3`. Each player has a colour and a sign, and a side of the quay with a gangway in that colour. With three or four players everybody has 3 cubes; with two, 6 (or 3, if you agree on that).

    A tower shows all its cubes with the lowest at the bottom. The number at its top corner says how many there are. Only the cube at the very top can move.
docker-guide-2-title = Your turn
docker-guide-2-body =
    The die is rolled for you. Then **one** of your cubes uses up **exactly** that number.

    Either you bring in a new cube, or you move one that has no other cube on top. If a move is possible, you must make one.

    A step goes to a neighbouring square: forwards, backwards or sideways, never diagonally. On level ground each step costs 1. During a turn a cube never visits a square twice, and it may not return to where it started.

    {""}*In the picture:* the cube on `b2` has a 2. It turns one corner and reaches `a1`, `a3`, `c1` or `c3`.
docker-guide-3-title = Climbing
docker-guide-3-body =
    Height costs too. A step costs **1, plus 1 for each level you climb up or down**. A cube on the ground is on level 0; on top of two others it is on level 2.

    From the ground onto a single cube: 1 + 1 = 2. From there onto a tower of two: again 2. Down from a tower of three to the empty quay, that is, from level 2 to level 0: 1 + 2 = 3.

    You may climb over any cubes, your own included, and stop wherever your number is used up. Towers can grow as high as you like. A covered cube has to wait.

    {""}*In the picture:* the cube on `a1` has a 4. It can cross the blue cube on `b1` and come down on `c1`, or go on to `b2`.
docker-guide-4-title = Bringing in cubes
docker-guide-4-body =
    New cubes come over your gangway. The step from the gangway onto your entry square already costs: 1 on an empty square, and 1 more for each cube that stands there. The same cube goes on with the rest of the number.

    Your neighbours cannot close your gangway, but they can make it expensive: on a tower of six, no number is high enough.

    Cubes in reserve are shown beside your name.

    {""}*In the picture:* two cubes stand on `b1`, so entering costs 3. On `c1`, a level lower, stands one: 2 more. With a 5 the new cube gets there.
docker-guide-5-title = No move?
docker-guide-5-body =
    Sometimes the number fits no cube.

    - **With a cube in reserve**, the die is rolled again until a move is possible. The small dice show what was rolled before. You are out only if no number could help.
    - **With no cube in reserve**, you are out at once. If all your cubes are covered, you do not even roll.

    When you are out, your cubes stay where they are. They turn grey, and nobody moves them again, but they can be climbed like any others. Cubes in reserve leave the game.

    As soon as only one player is left, that player has won. For the others: the longer in the game, the better the rank.
docker-guide-6-title = Variants
docker-guide-6-body =
    The printed editions of the game have different rules. When you open a table, you can choose:

    - **Entry:** over your own gangway, or over any of the four (then they are grey).
    - **Cubes with two players:** 6 each, or 3.
    - **Path:** no square twice; or the starting square may be visited again; or only a step straight back is forbidden.
    - **Rolling again:** with any cube in reserve; only with fewer than three of your cubes on the quay; or never.

    A preset sets everything as in one of the printed rule books.
docker-guide-7-title = Playing it here
docker-guide-7-body =
    When it is your turn, you are notified. Choose a cube, then where it goes. You can choose only what is allowed.

    In the picture, cubes that can move have a green edge and a sign with the name of their square. Once you have chosen one, it hovers, and the signs stand on its targets. A ribbon shows the last move, from the dashed outline to the framed roof.

    You can also type { $command-move }: `a1-c2` moves the top cube of `a1` to `c2`, and `+c2` brings in a new cube that ends on `c2`.

    There is no hurry: a game may last for days. { $command-board } shows the board again, { $command-games } lists your tables, and with { $command-leave } you give up.
docker-guide-8-title = Questions and answers
docker-guide-8-body =
    - **Where is a1?** At the bottom left. `a` to `c` run from left to right, `1` to `3` from the bottom up. You move between squares that share an edge.
    - **Who sits where?** The four gangways lead to `b1` (bottom), `a2` (left), `b3` (top) and `c2` (right). With two players you face each other, over `b1` and `b3`. With three the one on the right is missing.
    - **Who starts?** The start player is chosen at random.
    - **Must I be able to move to win?** No. The last player left wins, even with no move.
    - **Rolling again: never.** If your first roll allows no move, you are out, whatever is in your reserve.
    - **The presets:** *Standard:* own gangway, 6 cubes with two players. *German and English:* the same with 3. *French:* any gangway, 6 cubes, no step straight back, never rolled again. *Italian:* any gangway, 6 cubes, rolled again with fewer than three on the quay.

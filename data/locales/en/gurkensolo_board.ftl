# The picture of Das Gurkensolo in words: alternative text, board of letters, pages of the rules.

gurkensolo-alt-pickle =
    { $pickle ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-alt-statement =
    { $relation ->
        [ahead] { $one } ahead of { $other }
        [not-ahead] { $one } not ahead of { $other }
        [behind] { $one } behind { $other }
        [not-behind] { $one } not behind { $other }
        [equal] { $one } level with { $other }
       *[not-equal] { $one } not level with { $other }
    }
gurkensolo-alt-one-back = special, 1 pickle 1 space back
gurkensolo-alt-two-back = special, 1 pickle 2 spaces back
gurkensolo-alt-exchange = special, swap 2 pickles

gurkensolo-alt-turn = { $player } to move, with two secret cards.
gurkensolo-alt-fix = { $player } may correct this with the open cards.
gurkensolo-alt-keep = Goal card not chosen yet: { $player }.
gurkensolo-alt-hand = Your cards: { $cards }.
gurkensolo-alt-now =
    { $card }, { $holds ->
        [yes] true now
       *[no] false now
    }
gurkensolo-alt-forward =
    { $fields ->
        [both] { $pickle } 1 or 2
       *[other] { $pickle } { $fields }
    }
gurkensolo-alt-back =
    { $fields ->
        [both] { $pickle } 1 or 2 back
       *[other] { $pickle } { $fields } back
    }
gurkensolo-alt-exchange-of = swap { $one } and { $other }
gurkensolo-alt-moves = Possible: { $moves }.
gurkensolo-alt-chosen = Moves of the chosen pickle: { $moves }.
gurkensolo-alt-goal = Your goal card: { $goal }.
gurkensolo-alt-goals = Your goal cards, you will keep one: { $goals }.
gurkensolo-alt-picked = Chosen: { $goal }.
gurkensolo-alt-dropped = Not kept: { $goal }.
gurkensolo-alt-laid-right = Cards of { $player }: { $true } is true, { $false } is false.
gurkensolo-alt-laid-stuck = No move was possible with the cards of { $player }: { $cards }.
gurkensolo-alt-laid-special = Special card carried out by { $player }; the cards: { $cards }.
gurkensolo-alt-laid-wrong-step = Wrong move of { $player } with these cards: { $cards }.
gurkensolo-alt-laid-wrong-claim = { $player } said that no move was possible, but there was one: { $cards }.
gurkensolo-alt-laid-unplayed = { $player } did not use these cards: { $cards }.
gurkensolo-alt-moved = Last move: { $player }, { $pickle } from { $start } to { $end }.
gurkensolo-alt-refused = Wrong, moved back: { $player }, { $pickle } from { $start } to { $end }.
gurkensolo-alt-exchanged = Last move: { $player }, { $one } and { $other } swapped.
gurkensolo-alt-skipped = { $player } discarded the open cards.
gurkensolo-alt-track = Pickles on spaces 1 to 12: { $fields }.
gurkensolo-alt-at = { $pickle } { $field }
gurkensolo-alt-arrived = In the jar, space 13: { $places }.
gurkensolo-alt-opened = Goal cards, in brackets those not kept: { $goals }.
gurkensolo-alt-goals-of = { $player }: { $goals }
gurkensolo-alt-not-kept = { $one } ({ $other })
gurkensolo-alt-order = Order of play: { $players }.
gurkensolo-alt-either = { $one } or { $other }
gurkensolo-alt-kept = Goal card chosen: { $players }.
gurkensolo-alt-out = Gave up: { $players }.
gurkensolo-alt-pile = Pile { $pile }, discarded { $discards }.

# The board of letters has 40 columns: these stay short.

gurkensolo-guide-1-title = What it is about
gurkensolo-guide-1-body =
    Four pickles race towards the pickle jar, and nobody owns any of them: **everybody moves all four.** You own only a secret goal card. It says in which order you want them to arrive.

    As soon as the third pickle is in the jar, the game is over, and the last one is fourth. Then all goal cards are shown. For each place that your card has right you score:

    {""}**4** for the first, **2** for the second, **1** for the third, **3** for the fourth.

    The most points win; in a tie you win together. A perfect card scores 10.

    {""}*In the picture:* Ada wants Green first, then Yellow, Blue and Red. Green is in the jar already, so 4 points are safe. Only Ada sees this card.
gurkensolo-guide-2-title = Your two cards
gurkensolo-guide-2-body =
    On your turn you get two cards. You move **one** pickle so that afterwards **exactly one card is true and the other one is false**.

    A card speaks of the pickle in its upper lane. The flag is on the right, so the pickle further right is *ahead*, the one further left is *behind*, and on the dashed line both are *level*, that is, on the same space. A card with a red “no” sign says the opposite: *not* ahead, *not* behind, *not* level.

    Pickles in the jar are all level with each other, and ahead of every other one. A small tick or cross on each of your cards says whether it is true **before** you move.

    {""}*In the picture:* “Green not behind Blue” and “Blue not ahead of Yellow”. Only Blue helps, by 1 or by 2: it leaves Green behind, so the first card becomes false, and the second one stays true.
gurkensolo-guide-3-title = Moves
gurkensolo-guide-3-body =
    From spaces 1 to 8 a pickle moves **1 or 2** spaces, as you like. From 9 on it is tired and moves only **1**. From 8 to 10 is fine. A pickle in the jar stays there.

    Then your cards are shown: the true one on the left with a tick, the false one on the right with a cross. Now it is the next player’s turn.

    The numbers beside them count the cards in the pile (green) and the discarded ones (bright). When the pile is empty, all cards are shuffled again.

    {""}*In the picture:* Ada has moved Blue by 2. The outline shows where it came from. Below Ada’s sign you read `B+2`. The letters are `R` Red, `G` Green, `Y` Yellow and `B` Blue.
gurkensolo-guide-4-title = Special cards
gurkensolo-guide-4-body =
    Six cards are golden. If you get one, you **must carry it out**, and your other card does not count:

    - **−1** or **−2**: any one pickle moves exactly that many spaces back, but never beyond space 1.
    - **Two arrows**: swap any two pickles. They may even be on the same space; then nothing happens.

    Pickles in the jar stay there. With two special cards you carry out the one you like. If neither is possible, both cards are discarded.

    {""}*In the picture:* Ada has to swap two of the three pickles that are not in the jar yet: `RxG`, `RxY` or `GxY`.
gurkensolo-guide-5-title = When nothing fits, and when you are wrong
gurkensolo-guide-5-body =
    Sometimes no move makes one card true and the other false. Then both are shown and discarded, and the next player’s turn begins. This happens by itself here.

    If you want to think for yourselves, choose **Mistakes: possible**. You may then try any move, or say that none is possible. If you are right, the game continues as usual. If you are wrong, the pickle goes back and your cards stay open. The next player **may make a right move with them**, or discard them, and then gets two new cards.

    {""}*In the picture:* Cleo tried Green, which was wrong. Ada may now move Red by 2: Red and Yellow are level then, and Green is still not ahead.
gurkensolo-guide-6-title = Professionals, and playing it here
gurkensolo-guide-6-body =
    {""}**Goal cards: two each.** You watch the race with two goal cards. When the first pickle reaches space 7, everybody keeps one, in secret and at the same time. A tick shows who has chosen. The other card scores nothing and is shown at the end.

    {""}**Special cards: logic only.** There are no golden cards.

    {""}**Here** you are notified when it is your turn. You alone see your cards, with buttons for what you may do. Green signs show the possible moves, unless mistakes are possible. The place that you want for each pickle is at the end of its lane. You can also type { $command-move }: `R+2`, `Y-1`, `RxG`, `keep:BRYG`.

    { $command-board } shows the picture again. With { $command-leave } you give up, and your goal card scores nothing.
gurkensolo-guide-7-title = Questions and answers
gurkensolo-guide-7-body =
    - **Who starts?** The start player is chosen at random. Then it goes in the order of the seats.
    - **Which cards are there?** 60 statements, all different: *ahead*, *not ahead*, *behind* and *not behind* 12 each, *level* and *not level* 6 each. And six special cards: two with one space back, two with two spaces back, two swaps.
    - **Can two of you have the same goal card?** No, all 24 goal cards are different.
    - **A special card that is not possible, beside a statement?** Both are discarded, and the next player’s turn begins.
    - **Two special cards, only one of them possible?** Then you must carry out that one.
    - **Mistakes: possible. With special cards, too?** No. They are always carried out, and you can choose only what is allowed.
    - **What does the jar count as?** As space 13.

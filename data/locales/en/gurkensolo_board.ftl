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
gurkensolo-alt-one-back = special, 1 pickle 1 field back
gurkensolo-alt-two-back = special, 1 pickle 2 fields back
gurkensolo-alt-exchange = special, 2 pickles change places

gurkensolo-alt-turn = { $player } plays two cards.
gurkensolo-alt-fix = { $player } may make a right step with the open cards.
gurkensolo-alt-keep = Still choosing a goal card: { $player }.
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
gurkensolo-alt-exchange-of = exchange { $one } and { $other }
gurkensolo-alt-moves = Possible: { $moves }.
gurkensolo-alt-chosen = The chosen pickle can do this: { $moves }.
gurkensolo-alt-goal = Your goal card: { $goal }.
gurkensolo-alt-goals = Your goal cards, one of which you will keep: { $goals }.
gurkensolo-alt-picked = Picked: { $goal }.
gurkensolo-alt-dropped = Not kept: { $goal }.
gurkensolo-alt-laid-right = Laid by { $player }: true is { $true }, false is { $false }.
gurkensolo-alt-laid-stuck = No move was possible with the cards of { $player }: { $cards }.
gurkensolo-alt-laid-special = { $player } carried out a special; the cards: { $cards }.
gurkensolo-alt-laid-wrong-step = { $player } was wrong about these cards: { $cards }.
gurkensolo-alt-laid-wrong-claim = { $player } said that no step was right, but there was one: { $cards }.
gurkensolo-alt-laid-unplayed = { $player } left these cards unplayed: { $cards }.
gurkensolo-alt-moved = Last move: { $player } took { $pickle } from { $start } to { $end }.
gurkensolo-alt-refused = Taken back: { $player } with { $pickle } from { $start } to { $end }.
gurkensolo-alt-exchanged = Last move: { $player } exchanged { $one } and { $other }.
gurkensolo-alt-skipped = { $player } left them alone.
gurkensolo-alt-track = Pickles on the fields 1 to 12: { $fields }.
gurkensolo-alt-arrived = In the jar, field 13: { $places }.
gurkensolo-alt-opened = Goal cards, in brackets those that were not kept: { $goals }.
gurkensolo-alt-order = Order of play: { $players }.
gurkensolo-alt-either = { $one } or { $other }
gurkensolo-alt-kept = Have kept a goal card: { $players }.
gurkensolo-alt-out = Gave up: { $players }.
gurkensolo-alt-pile = Pile { $pile }, discarded { $discards }.

# The board of letters has 40 columns: these stay short.
gurkensolo-board-hand = Hand:
gurkensolo-board-goal = Goal:
gurkensolo-board-pile = Pile { $pile }, discarded { $discards }
gurkensolo-board-out = out
gurkensolo-board-kept = chosen

gurkensolo-guide-1-title = What it is about
gurkensolo-guide-1-body =
    Four pickles race towards the pickle jar, and nobody owns any of them: **everybody moves all four.** What is yours is a secret goal card. It says in which order you want them to arrive.

    As soon as the third pickle is in the jar, the game is over, and the last one is fourth. Then all goal cards are opened. For each place that your card names rightly you get:

    {""}**4** for the first, **2** for the second, **1** for the third, **3** for the fourth.

    Whoever has the most points wins; ties share the win. With everything right that makes 10.

    {""}*In the picture:* Ada wants Green first, then Yellow, Blue and Red. Green is in the jar already, so 4 points are safe. Only Ada sees her card.
gurkensolo-guide-2-title = Your two cards
gurkensolo-guide-2-body =
    On your turn you get two cards. You move **one** pickle so that afterwards **exactly one card is true and the other one is false**.

    A card speaks of the pickle in its upper lane. The flag is on the right, so whoever stands further right is *ahead*, whoever stands further left is *behind*, and on the dashed line both are *level*, that is, on the same field. A card that is crossed out in red says the opposite: *not* ahead, *not* behind, *not* level.

    Pickles in the jar are all level with each other, and ahead of every other one.

    {""}*In the picture:* "Green not behind Blue" and "Blue not ahead of Yellow". Only Blue helps, by 1 or by 2: it leaves Green behind, so the first card becomes false, and the second one stays true.
gurkensolo-guide-3-title = Steps
gurkensolo-guide-3-body =
    From the fields 1 to 8 a pickle goes **1 or 2** fields, as you like. From 9 on it is tired and goes only **1**. A step from 8 to 10 is fine. A pickle in the jar stays there.

    Then your cards are laid open: the true one on the left with a check, the false one on the right with a cross. Now it is the next player's turn.

    The numbers beside them are the cards still in the pile (green) and the discarded ones (bright). When the pile is empty, all cards are shuffled again.

    {""}*In the picture:* Ada has moved Blue by 2. The outline shows where it came from, and under her sign stands `B+2`.
gurkensolo-guide-4-title = Special cards
gurkensolo-guide-4-body =
    Six cards are golden. If you draw one, you **must carry it out**, and your other card does not count:

    - **−1** or **−2**: any one pickle goes exactly that many fields back, but never beyond field 1.
    - **Two arrows**: any two pickles change places. They may even stand on the same field; then nothing happens.

    A pickle in the jar cannot be moved by any of them. With two specials you carry out one of the two, as you like. If neither is possible, both cards are discarded.

    {""}*In the picture:* Ada has to exchange two of the three pickles that are still on their way: `RxG`, `RxY` or `GxY`.
gurkensolo-guide-5-title = When nothing fits, and when you are wrong
gurkensolo-guide-5-body =
    Sometimes no step makes one card true and the other false. Then both are shown and discarded, and the next player goes on. Here that happens by itself.

    If you like to think for yourselves, choose **Mistakes: possible**. You may then try any step, or say that none is right. If you are right, all goes on as usual. If you are wrong, the step is taken back and your cards stay open. The next player **may make a right step with them**, or leave it, and then takes a turn with two new cards.

    {""}*In the picture:* Cleo tried Green, which was wrong. Ada may now move Red by 2: Red and Yellow are level then, and Green is still not ahead.
gurkensolo-guide-6-title = Professionals, and playing it here
gurkensolo-guide-6-body =
    {""}**Goal cards: two each.** You watch the race with two goal cards. When a pickle first stands on field 7 or beyond, everybody keeps one, in secret and at the same time. A check shows who has chosen. The other card counts nothing and is opened at the end.

    {""}**Special cards: logic only.** The golden cards stay in the box.

    {""}**Here** you are pinged when it is your turn. Your cards come in private, with buttons for what you may do: first the pickle, then the step. Green signs show what each card would move, unless mistakes are possible. The place that you want for each pickle stands at the end of its lane. You can also type { $command-move }: `R+2`, `Y-1`, `RxG`, `keep:BRYG`.

    { $command-board } brings the picture back, and { $command-resign } gives up: your goal card then scores nothing.
gurkensolo-guide-7-title = Questions and answers
gurkensolo-guide-7-body =
    - **Who starts?** That is drawn. Then it goes in the order of the seats.
    - **Which cards are there?** 60 statements, all different: *ahead*, *not ahead*, *behind* and *not behind* 12 each, *level* and *not level* 6 each. And six specials: two of one field back, two of two fields back, two exchanges.
    - **Can two of you have the same goal card?** No, all 24 goal cards differ.
    - **A special that cannot be carried out, with a statement beside it?** Both cards go, and the next player follows.
    - **Two specials, only one of them possible?** Then you have to carry out that one.
    - **Mistakes are possible: with specials too?** No. A special is always carried out, and you are offered only what is allowed.
    - **What does the jar count as?** As field 13.

# The picture of Pier 18 in words: alternative text, board of letters, pages of the rules.

pier18-alt-keep = Everybody chooses a foundation and a plan; { $rounds } rounds follow. Still choosing: { $players }.
pier18-alt-round = Round { $round } of { $rounds }, begun by { $leader }. { $player } takes a card.
pier18-alt-plan = The { $rounds } rounds are over, everybody adds the plan card. Still choosing: { $players }.
pier18-alt-over = The game is over after { $rounds } rounds: { $places }.
pier18-alt-picked-foundation = Picked as foundation: { $card }.
pier18-alt-picked-plan = Picked as plan: { $card }.
pier18-alt-picked-section = Shown as if { $card } were added, covering { $covered }; changes in brackets.
pier18-alt-chosen-foundation = You keep { $card } as foundation.
pier18-alt-chosen-plan = You keep { $card } as plan.
pier18-alt-chosen-section = You add { $card }, covering { $covered }; changes in brackets.
pier18-alt-dates = Cards are numbered in the order of their dates.
pier18-alt-card = { $card }, { $date }, patron { $patron }, top { $top }, bottom { $bottom }, plan { $title }
pier18-alt-open = Open: { $cards }.
pier18-alt-hand = Your cards: { $cards }.
pier18-alt-nothing = nothing yet
pier18-alt-points = total { $total }, { $points }
pier18-alt-columns = { $count } columns, top { $top }, bottom { $bottom }
pier18-alt-section =
    { $covered ->
        [0] { $card }
       *[other] { $card } covering { $covered }
    }
pier18-alt-sections = sections { $sections }
pier18-alt-met =
    { $met ->
        [yes] met
       *[no] not met
    }
pier18-alt-plan-named = plan { $card } { pier18-alt-met }
pier18-alt-plan-held = plan { $card } { $title } { pier18-alt-met }
pier18-alt-patron = patron { $card } of { $patron }
pier18-alt-taken = took { $card }
pier18-alt-ready = ready
pier18-alt-out = gave up

# The board of letters has 40 columns: these stay short.
pier18-board-round = Round { $round }/{ $rounds }
pier18-board-patrons = patrons { $points }

pier18-guide-1-title = What it is about
pier18-guide-1-body =
    Each of you builds a **pier** out into the sea, card by card, from the land on the left to the water on the right. People stroll on both sides of it, and each kind is happy in another way. **Whoever has the most points on the finished pier wins.**

    There are four kinds: 🪶 poets `P`, ❤️ lovers `L`, 🐟 fishers `F` and 🌸 flower sellers `S`. A card has four columns with a place at the top and one at the bottom. It also has a date, a patron (the seal), and a plan (the sign below).

    With two players there are four rounds, with three players three.

    {""}*In the picture:* round 3. Three cards are open, and Ada takes one of them. Beside the names you read the points for each kind, the patrons, the plan and the sum.
pier18-guide-2-title = Foundation and plan
pier18-guide-2-body =
    You get three cards that nobody else sees. All choose at the same time:

    - one card is your **foundation**, the first section of your pier,
    - one is your **plan**: its sign says what your pier should look like in the end,
    - the third goes back into the deck, and nobody learns which one it was.

    When all have chosen, foundations and plans are shown. The earliest date among the foundations takes first in round 1; after each round the next player clockwise begins. The lighthouse shows who does.

    Your plan card is also the **last section** of your pier. So look at its people, too!

    {""}*In the picture:* Ada begins with `P07` and makes `P09` her plan: all poets on one side, at least three.
pier18-guide-3-title = Take a card, lay it on
pier18-guide-3-body =
    Each round shows one more card than there are players. In turn you take one and add it at the sea end of your pier.

    It may **cover up to three columns** of the section before it, never all four. Whoever was there is gone. You cannot turn a card round, nor put it underneath. The foundation may be covered like any other section.

    When you pick a card, your picture shows how the pier would look, in a frame, and what would change. Try out how much to cover before you confirm.

    {""}*In the picture:* Ada tries `P18` over one column. That brings her 1 point for poets and 1 for fishers, and the flower seller stands between a fisher and lovers: 2 points.
pier18-guide-4-title = The patron
pier18-guide-4-body =
    One card of each round is left over: the **patron**. Its seal names a kind of people. Whoever has the most **points** for this kind now gets the card: **1 point** at the end.

    On a tie, even with nothing at all, the earlier date wins: that of the card which the tied players have taken in this round. You find it below their names.

    So your choice also decides about the patron, for better or worse. Whoever takes last reads who gets it before confirming.

    {""}*In the picture:* Ben has taken `P14`. If Ada takes `P18` over one column, `P11` is left, patron of the flower sellers. Both would have 2 points for them, and Ben would get it: 19 September is earlier than 12 December.
pier18-guide-5-title = Poets and fishers
pier18-guide-5-body =
    🪶 **Poets** like company, wherever it is: **1 point for every two** on your whole pier. One that is left over brings nothing.

    🐟 **Fishers** want to catch on the same side: **1 point each, on the side that has more** of them. The others bring nothing. With as many on both sides, count one side.

    What is covered no longer counts.

    {""}*In the picture:* Ada tries `P13` over one column. She would have three poets, which is still 1 point, and three fishers at the bottom, none at the top: 3 points.
pier18-guide-6-title = Lovers and flower sellers
pier18-guide-6-body =
    ❤️ **Lovers** want to be alone: **2 points** where the two places before and the two places after them are empty, on their own side. There is nobody beyond the ends of the pier. Other lovers disturb them as well; who is on the other side does not matter. A heart marks each pair that brings points.

    🌸 **Flower sellers** want customers. People side by side without a gap are a group. Each group with a flower seller brings **its size minus 1**. A second seller in it brings no more than anybody else. A bracket shows the group and its points.

    {""}*In the picture:* both of Ben's lovers are alone: 4 points. His fisher, poet and flower seller in a row bring 2, flower seller and fisher further out 1. His other flower seller is alone and brings nothing.
pier18-guide-7-title = Plans
pier18-guide-7-body =
    After the last round all add their plan card as the last section, at the same time and in secret. Again it covers up to three columns.

    If the finished pier does what the plan asks for, you get **4 points**, else nothing. A tick beside the plan says that it is met as things stand. Signs in two rows stand for the two sides of the pier, no matter which is which; a head is anybody, a square is an empty place.

    { $command-card } tells what each plan asks for, in words.

    {""}*In the picture:* Ada adds `P09`. Some of her poets are on one side and one is on the other, so her plan is not met. Ben has chosen; his plan wants two pairs of lovers that bring points.
pier18-guide-8-title = The end, and playing it here
pier18-guide-8-body =
    Now all is added up: poets, lovers, fishers, flower sellers, the plan, and 1 point for each patron. The most points win. On a tie it is the most people on the pier, then the earlier date of the plan card.

    {""}**Here** you are pinged when it is your turn. Choose a card, then how many columns it covers. What you choose in secret, at the beginning and at the end, comes by direct message; it is also under **My screen**. You can also type { $command-move }: `keep:P07+P09`, `P18/1` (over one column), `plan/0`.

    { $command-board } brings the picture back, and { $command-resign } gives up: you then have no points.

    {""}*In the picture:* Ben wins by 19 to 15. His plan is met, Ada's is not.
pier18-guide-9-title = All plans, first half
pier18-guide-9-body =
    The deck has 18 cards, one for each plan. `P01` to `P18` are numbered in the order of their dates, so the lower number is the earlier date.

    - **Reading Row:** at least 4 poets on one side.
    - **Literary Circle:** all poets on the same side, at least 3.
    - **Quiet Thoughts:** at least 3 poets without a neighbour on their side.
    - **Moonlight:** at least 2 pairs of lovers that bring points.
    - **Sunrise, Sunset:** lovers that bring points on each side, 1 pair or more.
    - **Promenade for Two:** at least 2 pairs of lovers on each side.
    - **The Good Spot:** at least 3 fishers on one side, at most 1 on the other.
    - **Fair Waters:** as many fishers on both sides, at least 2 each.
    - **Angling Season:** more fishers than poets, than pairs of lovers, and than flower sellers.
pier18-guide-10-title = All plans, second half
pier18-guide-10-body =
    - **Market Throng:** a group of 4 or more with exactly one flower seller.
    - **Two Stalls:** on each side a group of 3 or more with a flower seller.
    - **No Competition:** at least 4 flower sellers, no two in one group.
    - **Fishy Verses:** at least 2 times, a poet and a fisher side by side.
    - **Bouquets:** at least 2 times, lovers and a flower seller side by side.
    - **Balanced Trade:** as many characters on top as on the bottom.
    - **All Welcome:** each kind at least 2 times, their numbers differing by 1 at most.
    - **Room to Breathe:** 5 empty places in a row on one side.
    - **Thrifty Builder:** at most 16 columns with two players, 13 with three.

# The picture of Pier 18 in words: alternative text, board of letters, pages of the rules.

pier18-alt-keep = Everybody chooses a foundation and a plan; { $rounds } rounds follow. Not chosen yet: { $players }.
pier18-alt-round = Round { $round } of { $rounds }, begun by { $leader }. { $player } takes a card.
pier18-alt-plan = The { $rounds } rounds are over, everybody adds the plan card. Not added yet: { $players }.
pier18-alt-picked-foundation = As foundation in the picture: { $card }.
pier18-alt-picked-plan = Chosen as plan: { $card }.
pier18-alt-picked-section =
    { $covered ->
        [0] Preview: { $card } added; changes in brackets.
        [one] Preview: { $card } over 1 column; changes in brackets.
       *[other] Preview: { $card } over { $covered } columns; changes in brackets.
    }
pier18-alt-chosen-foundation = You keep { $card } as foundation.
pier18-alt-chosen-plan = You keep { $card } as plan.
pier18-alt-chosen-section =
    { $covered ->
        [0] You add { $card }; changes in brackets.
        [one] You add { $card } over 1 column; changes in brackets.
       *[other] You add { $card } over { $covered } columns; changes in brackets.
    }
pier18-alt-may =
    { $phase ->
        [keep] Any of your cards may be the foundation, any other one the plan.
        [round] You may take any open card, over 0 to { $most } columns of your pier.
       *[plan] Your plan card may cover 0 to { $most } columns of your pier.
    }
pier18-alt-dates = Cards are numbered by date.
pier18-alt-card = { $card }, { $date }, patron of { pier18-who }, top { $top }, bottom { $bottom }, plan { $title }
pier18-alt-open = Open: { $cards }.
pier18-alt-hand = Your cards: { $cards }.
pier18-alt-returned = Back in the deck: { $cards }.
pier18-alt-plans = Plan cards: { $cards }.
pier18-alt-nothing = nothing yet
pier18-alt-seat = { $player }: { $facts }.
pier18-alt-points = total { $total }, { $points }
pier18-alt-scored = { pier18-who } { $points }
pier18-alt-crowd = { pier18-who } { $columns }
pier18-alt-columns = { $count } columns, top { $top }, bottom { $bottom }
pier18-alt-section =
    { $covered ->
        [0] { $card }
       *[other] { $card } over { $covered }
    }
pier18-alt-sections = sections { $sections }
pier18-alt-plan-named =
    { $met ->
        [yes] plan { $card } met
       *[no] plan { $card } not met
    }
pier18-alt-plan-held =
    { $met ->
        [yes] plan { $card } { $title } met
       *[no] plan { $card } { $title } not met
    }
pier18-alt-patron = patron { $card } of { pier18-who }
pier18-alt-patron-then = then the patron of this round (+1)
pier18-alt-taken = took { $card }
pier18-alt-ready = ready
pier18-alt-out = gave up

# The board of letters has 40 columns: these stay short.

pier18-guide-1-title = What it is about
pier18-guide-1-body =
    Each of you builds a **pier** out into the sea, card by card, from the land on the left to the water on the right. People stroll on both sides of it, and each kind wants something else. **The most points win.**

    There are four kinds: 🪶 poets `P`, ❤️ lovers `L`, 🐟 fishers `F` and 🌸 flower sellers `S`. A card has four columns with a space at the top and one at the bottom. It also has a date, a patron (the seal), and a plan (the sign at the top).

    With two players there are four rounds, with three players three.

    {""}*In the picture:* round 3. Three cards are open, and Ada takes one of them. Below the names are the points for each kind and for patrons, beside them the plan and the total.
pier18-guide-2-title = Foundation and plan
pier18-guide-2-body =
    You get three cards that nobody else sees. Everybody chooses at the same time:

    - one card is your **foundation**, the first section of your pier,
    - one is your **plan**: its sign says what your pier should look like in the end,
    - the third goes back into the deck, and nobody learns which one it was.

    When all have chosen, foundations and plans are shown. In round 1, the player whose foundation has the earliest date goes first; after each round it is the next player clockwise. The lighthouse shows who goes first.

    Your plan card is also the **last section** of your pier. So look at its people, too!

    {""}*In the picture:* Ada begins with `P07` and makes `P09` her plan: all poets on one side, at least three.
pier18-guide-3-title = Take a card, lay it on
pier18-guide-3-body =
    Each round shows one more card than there are players. In turn you take one and add it to your pier, at the sea.

    It may **cover up to three columns** of the section before it, never all four. The people there are gone. Cards are never turned round or put underneath. The foundation may be covered, too.

    When you choose a card, each button says how many points its place brings. Your picture shows the best one in a frame, and what would change.

    {""}*In the picture:* Ada tries `P18` over one column. That scores 1 point for poets and 1 for fishers, and the flower seller stands between a fisher and lovers: 2 points.
pier18-guide-4-title = The patron
pier18-guide-4-body =
    One card of each round is left over: the **patron**. Its seal names a kind of people. The player with the most **points** for this kind now gets the card: **1 point** at the end.

    In a tie, even at 0 points, the earlier date wins: that of the card taken in this round. You find it beside each name.

    So your choice also decides about the patron. If you take last, the buttons count its point, too.

    {""}*In the picture:* Ben has taken `P14`. If Ada takes `P18` over one column, `P11` is left, patron of the flower sellers. Both would have 2 points for them, and Ben would get it: 19 September is earlier than 12 December.
pier18-guide-5-title = Poets and fishers
pier18-guide-5-body =
    🪶 **Poets** like company, wherever it is: **1 point for every two** on your whole pier. One that is left over scores nothing.

    🐟 **Fishers** like to fish side by side: **1 point each, on the side that has more** of them. The others score nothing. With the same number on both sides, one side scores.

    What is covered no longer counts.

    {""}*In the picture:* Ada tries `P13` over one column. She would have three poets, which is still 1 point, and three fishers at the bottom, none at the top: 3 points.
pier18-guide-6-title = Lovers and flower sellers
pier18-guide-6-body =
    ❤️ **Lovers** want to be alone: **2 points** where the two spaces before and the two spaces after them are empty, on their own side. There is nobody beyond the ends of the pier. Other lovers disturb them, too. The other side of the pier does not matter. A heart marks each pair that scores.

    🌸 **Flower sellers** want customers. People side by side without a gap are a group. Each group with a flower seller scores **its size minus 1**. A second seller in it counts like anybody else. A bracket shows the group and its points.

    {""}*In the picture:* both of Ben’s lovers are alone: 4 points. Fisher, poet and flower seller in a row score 2, flower seller and fisher further out 1. The other flower seller is alone and scores nothing.
pier18-guide-7-title = Plans
pier18-guide-7-body =
    After the last round everybody adds their plan card as the last section, at the same time and in secret. It may cover up to three columns, too.

    If the finished pier does what the plan asks for, you get **4 points**, otherwise nothing. A tick beside the plan says that it is met now. Signs in two rows stand for the two sides of the pier, no matter which; a head means anybody, a square an empty space.

    { $command-rules } tells what each plan asks for, in words.

    {""}*In the picture:* Ada adds `P09`. One of the poets is on the other side, so the plan is not met. Ben has chosen; Ben’s plan needs two scoring pairs of lovers.
pier18-guide-8-title = The end, and playing it here
pier18-guide-8-body =
    Now everything is added up: poets, lovers, fishers, flower sellers, the plan, and 1 point for each patron. The most points win. In a tie, the player with more people on the pier wins, then the one with the earlier plan card.

    {""}**Here** you are notified when it is your turn. Choose a card, then how many columns it covers. What you choose in secret, at the beginning and at the end, comes by direct message and is also under **My view**. You can also type { $command-move }: `keep:P07+P09`, `P18/1` (over one column), `plan/0`.

    { $command-board } shows the picture again. With { $command-leave } you give up, and your pier scores nothing.

    {""}*In the picture:* Ben wins 19 to 15. Ben’s plan is met, Ada’s is not.
pier18-guide-9-title = All plans, first half
pier18-guide-9-body =
    The deck has 18 cards, one for each plan. `P01` to `P18` are numbered in the order of their dates, so the lower number is the earlier date.

    - **Reading Row:** at least 4 poets on one side of the pier.
    - **Literary Circle:** at least 3 poets, all on the same side.
    - **Quiet Thoughts:** at least 3 poets with nobody right beside them.
    - **Moonlight:** at least 2 pairs of lovers with nobody within two spaces.
    - **Sunrise, Sunset:** on each side 1 pair of lovers with nobody within two spaces.
    - **Promenade for Two:** at least 2 pairs of lovers on each side.
    - **The Good Spot:** at least 3 fishers on one side, at most 1 on the other.
    - **Fair Waters:** equally many fishers on both sides, at least 2.
    - **Angling Season:** more fishers than any other kind.
pier18-guide-10-title = All plans, second half
pier18-guide-10-body =
    - **Market Throng:** an unbroken row of 4 or more, exactly one a flower seller.
    - **Two Stalls:** on each side an unbroken row of 3 with a flower seller.
    - **No Competition:** at least 4 flower sellers, with a gap between any two.
    - **Fishy Verses:** at least 2 times a poet right beside a fisher.
    - **Bouquets:** at least 2 times lovers right beside a flower seller.
    - **Balanced Trade:** the same number of people on both sides.
    - **All Welcome:** at least 2 of each kind, their numbers at most 1 apart.
    - **Room to Breathe:** 5 empty spaces in a row on one side.
    - **Thrifty Builder:** a pier of at most 16 columns, with three players 13.

# Pier 18: names, menus, cards and plans, and what happens in the game.
pier18-name = Pier 18
pier18-blurb = Build a pier card by card, and find its people the right places.
pier18-asks-in-private = Make my choice
pier18-resign = Your pier stays where it is, but scores nothing, and the others play on. You cannot come back.

# Cards and people in words, used below.
pier18-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
pier18-who =
    { $who ->
        [P] poets
        [L] lovers
        [F] fishers
       *[S] sellers
    }
pier18-person =
    { $who ->
        [P] poet at { $column }
        [L] lovers at { $column }
        [F] fisher at { $column }
       *[S] seller at { $column }
    }
pier18-patron-of =
    { $character ->
        [P] patron of the 🪶 poets
        [L] patron of the ❤️ lovers
        [F] patron of the 🐟 fishers
       *[S] patron of the 🌸 flower sellers
    }
pier18-most-points =
    { $character ->
        [P] most points with 🪶 poets
        [L] most points with ❤️ lovers
        [F] most points with 🐟 fishers
       *[S] most points with 🌸 flower sellers
    }
pier18-people-0 = nobody
pier18-people-1 = { $first }
pier18-people-2 = { $first }, { $second }
pier18-people-3 = { $first }, { $second }, { $third }
pier18-people-4 = { $first }, { $second }, { $third }, { $fourth }
pier18-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pier18-plan =
    { $plan ->
        [poets_four] Reading Row
        [poets_one_side] Literary Circle
        [poets_alone] Quiet Thoughts
        [lovers_two] Moonlight
        [lovers_each_side] Sunrise, Sunset
        [lovers_two_two] Promenade for Two
        [fishers_lopsided] The Good Spot
        [fishers_even] Fair Waters
        [fishers_lead] Angling Season
        [flowers_crowd] Market Throng
        [flowers_both_sides] Two Stalls
        [flowers_apart] No Competition
        [poet_fisher_pairs] Fishy Verses
        [lover_flower_pairs] Bouquets
        [equal_sides] Balanced Trade
        [even_crowd] All Welcome
        [open_deck] Room to Breathe
       *[short_pier] Thrifty Builder
    }
pier18-plan-text =
    { $plan ->
        [poets_four] at least { $least } poets on one side of the pier
        [poets_one_side] at least { $least } poets, all on the same side
        [poets_alone] at least { $least } poets with nobody right beside them
        [lovers_two] at least { $least } pairs of lovers with nobody within two spaces
        [lovers_each_side] on each side { $least } pair of lovers with nobody within two spaces
        [lovers_two_two] at least { $least } pairs of lovers on each side
        [fishers_lopsided] at least { $least } fishers on one side, at most { $most } on the other
        [fishers_even] equally many fishers on both sides, at least { $least }
        [fishers_lead] more fishers than any other kind
        [flowers_crowd] an unbroken row of { $least } or more, exactly one a flower seller
        [flowers_both_sides] on each side an unbroken row of { $least } with a flower seller
        [flowers_apart] at least { $least } flower sellers, with a gap between any two
        [poet_fisher_pairs] at least { $least } times a poet right beside a fisher
        [lover_flower_pairs] at least { $least } times lovers right beside a flower seller
        [equal_sides] the same number of people on both sides
        [even_crowd] at least { $least } of each kind, their numbers at most { $most } apart
        [open_deck] { $least } empty spaces in a row on one side
       *[short_pier] a pier of at most { $most_2 } columns, with three players { $most_3 }
    }
pier18-plan-component = Plan, { $worth } points: { pier18-plan-text }.
pier18-card-name = { $card } · { pier18-plan }
pier18-card-text = { pier18-date }, { pier18-patron-of }. Top: { $top }. Bottom: { $bottom }. Plan “{ pier18-plan }”: { pier18-plan-text }.

pier18-question-keep =
    { pier18-goal }
    Which card is your plan? If your pier meets it in the end, it scores { $worth } points. You lay it last.
    { $plans }
    .short =
        Choose a plan, then a foundation.
        { $plans }
pier18-plan-in-hand = **{ $card } · { pier18-plan }**: { pier18-plan-text }.
    .short = { $card }: { pier18-plan-text }.
# What the game is about, said before the first choice.
pier18-goal = Your pier grows card by card. The most points for people and plan win.
# How much each kind of people is worth.
pier18-kinds =
    { "" }
    -# 🪶 Two poets: 1 point
    -# ❤️ Lovers, nobody within two spaces: 2
    -# 🐟 Fishers, best side only: 1 each
    -# 🌸 Flower seller’s unbroken row: 1 per other person
pier18-lay-lesson =
    { $round ->
        [1] { " " }It goes on the right and covers 0 to 3 numbered columns.
       *[other] { "" }
    }
pier18-plan-wanted =
    -# Plan, { $worth } points{ $state ->
        [new] { "" }
        [met] , met so far
        [unmet] , not met yet
        [open] , ✅ if met now
       *[lost] , no longer possible
    }: { pier18-plan-text }.{ pier18-pays-later }
pier18-pays-later =
    { $later ->
        [yes] { " " }The suggestion gains more with the plan card.
       *[no] { "" }
    }
pier18-question-round =
    Round { $round } of { $rounds }: which card do you take?{ pier18-lay-lesson }{ $round ->
        [1] { pier18-kinds }
       *[other] { "" }
    }
    { pier18-plan-wanted }
    .short = Round { $round } of { $rounds }: which card do you take?
pier18-where =
    { $places ->
        [1] All places score the same.
       *[other] How many columns does it cover? { pier18-pictured }
    }
pier18-question-plan =
    Last of all you lay your plan card { $card }; its people count too. { pier18-where }
    { pier18-plan-wanted }
    .short = Lay your plan card { $card }; its people count too. { pier18-where }
pier18-question-wait-keep =
    { $count ->
        [one] { $seat } chooses a foundation and a plan.
       *[other] { $seat } choose a foundation and a plan each.
    } Then round 1 begins. { pier18-goal }
    .short =
        { $count ->
            [one] { $seat } chooses a foundation and a plan.
           *[other] { $seat } choose a foundation and a plan each.
        } Then round 1 begins.
pier18-question-wait-round = Round { $round } of { $rounds }: { $seat } takes a card.
pier18-question-table-round =
    { pier18-question-wait-round }{ pier18-lay-lesson }{ pier18-kinds }
    { pier18-plan-wanted }
    .short = { pier18-question-wait-round }
pier18-question-wait-plan =
    { $count ->
        [one] { $seat } lays the plan card last; its people count too.
       *[other] { $seat } lay their plan cards last; their people count too.
    }

pier18-ask-plan = Which card is your plan?
pier18-ask-foundation =
    Which card does your pier begin with (its foundation)? The earliest date (month-day) goes first. In the picture: { $card }.{ pier18-kinds }
    .short = Which card does your pier begin with (its foundation)?
pier18-ask-card = Which card do you take?
pier18-pictured =
    { $covered ->
        [0] In the picture it covers none.
       *[other] In the picture it covers { $covered }.
    }
pier18-ask-cover =
    How many columns does it cover? People there no longer count. { pier18-pictured }
    { pier18-plan-wanted }
    .short = How many columns does it cover? { pier18-pictured }
pier18-signs = { pier18-signs-poets }{ pier18-signs-lovers }{ pier18-signs-fishers }{ pier18-signs-sellers }
pier18-signs-poets =
    { $poet ->
        [0] { "" }
        [1] 🪶
       *[2] 🪶🪶
    }
    .spoken =
        { $poet ->
            [0] { "" }
            [1] 1 poet
           *[2] { $poet } poets
        }
pier18-signs-lovers =
    { $lovers ->
        [0] { "" }
        [1] ❤️
       *[2] ❤️❤️
    }
    .spoken =
        { $lovers ->
            [0] { "" }
            [1] 1 pair of lovers
           *[2] { $lovers } pairs of lovers
        }
pier18-signs-fishers =
    { $fisher ->
        [0] { "" }
        [1] 🐟
       *[2] 🐟🐟
    }
    .spoken =
        { $fisher ->
            [0] { "" }
            [1] 1 fisher
           *[2] { $fisher } fishers
        }
pier18-signs-sellers =
    { $flowers ->
        [0] { "" }
        [1] 🌸
       *[2] 🌸🌸
    }
    .spoken =
        { $flowers ->
            [0] { "" }
            [1] 1 flower seller
           *[2] { $flowers } flower sellers
        }
pier18-gain =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
pier18-step-foundation = { $card } { pier18-signs }
    .spoken = Foundation { $card }
pier18-step-foundation-gain = { pier18-step-foundation }: { pier18-gain }
    .short = { pier18-step-foundation }: { $gain }
pier18-step-keep = Plan { $plan }, foundation { $card }
pier18-step-plan = { $card } { pier18-plan }
    .spoken = plan { $card }
pier18-step-card = { $card } { pier18-signs }
    .spoken = Take { $card }
    .short = { $card }
pier18-step-card-gain = { pier18-step-card }: at best { $gain }
    .spoken = { pier18-step-card }
pier18-step-card-other = { $card }, cover differently
    .spoken = { $card }
pier18-step-cover =
    { $covered ->
        [0] Cover none
       *[other] Cover { $covered }
    }
pier18-step-whole =
    { $covered ->
        [0] { $card }, cover none: { $gain }
       *[other] { $card }, cover { $covered }: { $gain }
    }
pier18-step-cover-gain =
    { $met ->
        [yes] { pier18-step-cover }: { $gain } ✅
       *[no] { pier18-step-cover }: { $gain }
    }
    .spoken =
        { $met ->
            [yes] { pier18-step-cover }: { $gain } with plan
           *[no] { pier18-step-cover }: { $gain }
        }

# What an answer would lead to; $change comes in brackets, as " (+2)", or not at all.
pier18-plan-then =
    { $met ->
        [yes] ✅ Plan “{ pier18-plan }” is met: { pier18-plan-text }.
       *[no] ❌ Plan “{ pier18-plan }” is not met: { pier18-plan-text }.
    }
pier18-preview-keep = Your plan is { $other } “{ pier18-plan }”: { pier18-plan-text }. Your pier begins with { $card }. The third card goes back into the deck.
    .short = Plan { $other }, foundation { $card }: { pier18-plan-text }.
pier18-preview-section =
    You then have { pier18-points }{ $change }.
    { pier18-plan-then }
pier18-preview-patron =
    { pier18-preview-section }
    🎖️ { $patron_seat } then gets { $left }, { pier18-patron-of }: 1 point.

pier18-effect-kept = { $seat } has chosen.
pier18-effect-kept-cards = You keep plan { $other } and foundation { $card }.
    .short = { "" }
pier18-effect-founded = { $seat }: { $card }, plan { $other }.
pier18-effect-begins = { $seat } goes first.
pier18-effect-shown = { "" }
pier18-effect-took =
    { $covered ->
        [0] { $seat } takes { $card }.
        [one] { $seat } takes { $card } over 1 column.
       *[other] { $seat } takes { $card } over { $covered } columns.
    }
pier18-effect-patron = 🎖️ { $seat } gets { $card } and 1 point: { pier18-most-points } ({ $points }).
pier18-effect-patron-tied = 🎖️ { $seat } gets { $card } and 1 point: { pier18-most-points } (tie at { $points }: earlier card).
pier18-effect-planning = The last round is over.
pier18-effect-placed = { $seat } has chosen where the plan card goes.
pier18-effect-placed-card =
    { $covered ->
        [0] You add your plan card { $card } and cover nothing.
        [one] You add your plan card { $card } and cover 1 column.
       *[other] You add your plan card { $card } and cover { $covered } columns.
    }
pier18-effect-added =
    { $covered ->
        [0] { $seat } adds the plan card { $card } and covers nothing.
        [one] { $seat } adds the plan card { $card } and covers 1 column.
       *[other] { $seat } adds the plan card { $card } and covers { $covered } columns.
    }
pier18-effect-scored =
    { $plan_points ->
        [0] { $seat }: { pier18-points }, ❌ plan “{ pier18-plan }” not met.
       *[other] { $seat }: { pier18-points }, ✅ plan “{ pier18-plan }” met.
    }
pier18-effect-won = 🏆 { $seat } wins with { pier18-points }.
pier18-effect-won-characters = 🏆 { $seat } wins with { pier18-points }. Tiebreak: more people on the pier.
pier18-effect-won-date = 🏆 { $seat } wins with { pier18-points }. Tiebreak: the earlier plan card.
pier18-effect-won-last = 🏆 Only { $seat } is left and wins.
pier18-effect-resigned = { $seat } gives up.

pier18-end-built =
    All piers are finished.{ $ahead ->
        [0] { "" }
       *[other] { " " }What decided: { $decisive }.
    }{ $tied ->
        [1] { " " }Equal points: the pier with more people is ahead, then the earlier plan card.
       *[0] { "" }
    }
pier18-end-resigned =
    { $seats ->
        [2] { $second } has given up.
       *[other] Everybody else has given up.
    }

pier18-points-poets = Poets
pier18-points-lovers = Lovers
pier18-points-fishers = Fishers
pier18-points-flowers = Flower sellers
pier18-points-plan = Plan
pier18-points-patrons = Patrons
pier18-fact =
    { $fact ->
        [with-plan] your total is then { $count } with the plan card added
       *[points] your total is then { $count }
    }

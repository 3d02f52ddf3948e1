# Pier 18: names, menus, cards and plans, and what happens in the game.
pier18-name = Pier 18
pier18-blurb = Build your pier out to sea, card by card, and find the right spot for poets, lovers, fishers and flower sellers.
pier18-asks-in-private = Choose my cards
pier18-resign = Your pier stays where it is, but scores nothing, and the others play on. You cannot come back.

# Cards and characters in words, used below.
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
pier18-character =
    { $character ->
        [P] 🪶 poets
        [L] ❤️ lovers
        [F] 🐟 fishers
       *[S] 🌸 flower sellers
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
        [P] poet { $column }
        [L] lovers { $column }
        [F] fisher { $column }
       *[S] seller { $column }
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
pier18-covering =
    { $covered ->
        [0] covers nothing
        [one] covers 1 column
       *[other] covers { $covered } columns
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
        [poets_four] At least { $least } poets are on one side.
        [poets_one_side] All poets are on the same side, and there are at least { $least }.
        [poets_alone] At least { $least } poets have no neighbour on their side.
        [lovers_two] At least { $least } pairs of lovers bring you points.
        [lovers_each_side] On each side lovers bring you points, { $least } pair or more.
        [lovers_two_two] At least { $least } pairs of lovers are on each side.
        [fishers_lopsided] At least { $least } fishers are on one side, and at most { $most } on the other.
        [fishers_even] Both sides have as many fishers, at least { $least } each.
        [fishers_lead] There are more fishers than poets, than pairs of lovers, and than flower sellers.
        [flowers_crowd] A group of { $least } or more has exactly one flower seller.
        [flowers_both_sides] Each side has a group of { $least } or more with a flower seller.
        [flowers_apart] There are at least { $least } flower sellers, and no two in one group.
        [poet_fisher_pairs] At least { $least } times, a poet and a fisher stand side by side.
        [lover_flower_pairs] At least { $least } times, lovers and a flower seller stand side by side.
        [equal_sides] As many characters are on top as on the bottom.
        [even_crowd] Each kind of character is there at least { $least } times, and their numbers differ by { $most } at most.
        [open_deck] { $least } places in a row are empty on one side.
       *[short_pier] The pier is at most { $most_2 } columns long with two players, { $most_3 } with three.
    }
# Plans in as few words as possible.
pier18-plan-brief =
    { $plan ->
        [poets_four] at least { $least } poets on one side
        [poets_one_side] all poets on one side, at least { $least }
        [poets_alone] at least { $least } poets without a neighbour
        [lovers_two] at least { $least } lovers that score
        [lovers_each_side] at least { $least } lovers that score on each side
        [lovers_two_two] at least { $least } lovers on each side
        [fishers_lopsided] at least { $least } fishers on one side, at most { $most } on the other
        [fishers_even] as many fishers on both sides, at least { $least } each
        [fishers_lead] more fishers than poets, lovers or sellers
        [flowers_crowd] a group of { $least } with exactly one seller
        [flowers_both_sides] on each side a group of { $least } with a seller
        [flowers_apart] at least { $least } sellers, no two in one group
        [poet_fisher_pairs] { $least } times a poet beside a fisher
        [lover_flower_pairs] { $least } times lovers beside a seller
        [equal_sides] as many on top as below
        [even_crowd] each kind at least { $least } times, differing by { $most } at most
        [open_deck] { $least } empty places in a row on one side
       *[short_pier] at most { $most_2 } columns with two players, { $most_3 } with three
    }
pier18-plan-component = Plan, { $worth } points: { pier18-plan-text }
pier18-card-name = { $card } · { pier18-plan }
pier18-card-text = Top { $top }, bottom { $bottom }, { pier18-date }. Patron of the { pier18-character }. Plan “{ pier18-plan }”: { pier18-plan-text }

pier18-question-keep =
    Choose one of your three cards as the foundation of your pier and one as your plan. The third one goes back unseen.
    { $plans }
    .short =
        Choose a foundation and a plan.
        { $plans }
pier18-plan-in-hand = **{ $card } · { pier18-plan }**: { pier18-plan-text }
    .short = { $card }: { pier18-plan-brief }.
pier18-question-round = Round { $round } of { $rounds }: take one of the { $cards } cards and add it to your pier.
    .short = Round { $round }: which card?
pier18-question-plan = Add your plan card { $card } as the last section of your pier.
pier18-question-wait-keep = Still choosing a foundation and a plan in secret: { $seat }.
pier18-question-wait-round = Round { $round } of { $rounds }: { $seat } takes a card and adds it.
pier18-question-wait-plan = Still adding the plan card in secret: { $seat }.

pier18-ask-foundation = Which card is your foundation?
pier18-ask-plan = Which card is your plan?
pier18-ask-card = Which card do you take?
pier18-ask-cover = How much of the section before it does it cover?
pier18-step-foundation = Foundation { $card }
pier18-step-plan = Plan { $card } · { pier18-plan }
    .short = Plan { $card }
pier18-step-card = Take { $card }
pier18-step-cover =
    { $covered ->
        [0] Cover nothing
        [one] Cover 1 column
       *[other] Cover { $covered } columns
    }

# What an answer would lead to; changes come in brackets, as " (+2)", or not at all.
pier18-then =
    You then have { pier18-points }{ $change }: 🪶 poets { $poets }{ $poets_change }, ❤️ lovers { $lovers }{ $lovers_change }, 🐟 fishers { $fishers }{ $fishers_change }, 🌸 sellers { $flowers }{ $flowers_change }, 🎖️ patrons { $patrons }{ $plan_points ->
        [0] .
       *[other] , ✅ plan { $plan_points }.
    }
pier18-plan-then =
    { $met ->
        [yes] ✅ Met:
       *[no] ❌ Not met:
    } plan “{ pier18-plan }”: { pier18-plan-text }
pier18-preview-keep = Your pier begins with { $card }. Your plan is “{ pier18-plan }” ({ $other }): { pier18-plan-text } The third card goes back into the deck.
    .short = Foundation { $card }, plan { $other }: { pier18-plan-brief }.
pier18-preview-section =
    { pier18-then }
    { pier18-plan-then }
pier18-preview-patron =
    { pier18-preview-section }
    🎖️ { $left } is then left, patron of the { pier18-character }: { $patron_seat } gets it.

pier18-effect-kept = { $seat } has chosen a foundation and a plan.
    .short = { $seat } has chosen.
pier18-effect-kept-cards = You keep { $card } as your foundation and { $other } as your plan, “{ pier18-plan }”.
    .short = { "" }
pier18-effect-founded = { $seat }: foundation { $card }, plan { $other } “{ pier18-plan }”.
    .short = { $seat }: { $card }, plan { $other }.
pier18-effect-begins = { $card } has the earliest date, so { $seat } takes first.
    .short = { $seat } takes first.
pier18-effect-shown = 🃏 Round { $round }: { $cards }.
    .short = { "" }
pier18-effect-took = { $seat } adds { $card } and { pier18-covering }.
pier18-effect-patron = 🎖️ { $card } is left, patron of the { pier18-character }: { $seat } gets it with { pier18-points }.
    .short = { $seat } gets patron { $card }, { pier18-character }.
pier18-effect-patron-tied = 🎖️ { $card } is left, patron of the { pier18-character }: several have { pier18-points }, and { $seat } took the earliest card of them and gets it.
    .short = { $seat } gets patron { $card }, { pier18-character }, by date.
pier18-effect-planning = The last round is over. Everybody adds their plan card.
pier18-effect-placed = { $seat } has chosen how to add the plan card.
pier18-effect-placed-card = Your plan card { $card } { pier18-covering }.
pier18-effect-added = { $seat } adds the plan card { $card } and { pier18-covering }.
pier18-effect-scored =
    { $seat }: { $plan_points ->
        [0] ❌
       *[other] ✅
    } “{ pier18-plan }”, { pier18-points }.
    .spoken =
        { $seat }: { $plan_points ->
            [0] not met:
           *[other] met:
        } “{ pier18-plan }”, { pier18-points }.
pier18-effect-won = 🏆 { $seat } wins with { pier18-points }.
pier18-effect-won-characters = 🏆 { $seat } wins with { pier18-points }: with as many as another, but with more characters on the pier.
pier18-effect-won-date = 🏆 { $seat } wins with { pier18-points }: with as many points and characters as another, but with the earlier date on the plan card.
pier18-effect-won-last = 🏆 { $seat } is the last one left and wins.
pier18-effect-resigned = { $seat } gives up.

pier18-end-built = All piers are finished. Where points are equal, more people on the pier decide, then the earlier plan card.
pier18-end-resigned = Everybody else has given up.

pier18-points-poets = Poets
pier18-points-lovers = Lovers
pier18-points-fishers = Fishers
pier18-points-flowers = Flower sellers
pier18-points-plan = Plan
pier18-points-patrons = Patrons
pier18-robot-part =
    { $part ->
        [points-with-plan] points with the plan card
        [plan-met] points with the plan card
        [plan-met-at-once] points with the plan card
        [points-so-far] points so far
        [patrons] patrons
        [characters] characters
        [length] the length of the pier
        [empty-at-the-sea] the length of the pier
        [poets-left-over] poets
        [fishers] fishers
        [flower-sellers] flower sellers
        [lovers] lovers
        [date] the date of the plan card
        [on-turn] the turn
       *[other] the position as a whole
    }

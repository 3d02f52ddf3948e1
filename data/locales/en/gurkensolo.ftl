# Das Gurkensolo: names, options, menus, and what happens in the game.
gurkensolo-name = Das Gurkensolo
gurkensolo-blurb = Everybody moves the same four pickles. Get them home in your secret order.
gurkensolo-asks-in-private = Play my cards
gurkensolo-resign = The others play on without you. Your goal card scores nothing and stays secret until the end. You cannot come back.

gurkensolo-preset-standard = Standard
gurkensolo-preset-professional = Pickle professionals
gurkensolo-preset-master = Pickle masters
gurkensolo-preset-table = As at the table

gurkensolo-option-goals = Goal cards
gurkensolo-option-goals-help = With two cards, you keep one of them when a pickle reaches space 7
gurkensolo-option-goals-one = one each
gurkensolo-option-goals-professional = two each, keep one later
gurkensolo-option-specials = Special cards
gurkensolo-option-specials-help = Six cards send a pickle back or swap two pickles
gurkensolo-option-specials-with = included
gurkensolo-option-specials-without = left out
gurkensolo-option-mode = Mistakes
gurkensolo-option-mode-help = Only right moves to choose from, or all: then the next player may correct a mistake
gurkensolo-option-mode-strict = not possible
gurkensolo-option-mode-challenge = possible

# Pickles and cards in words, used below.
gurkensolo-pickle =
    { $pickle ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-other =
    { $other ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-first =
    { $first ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-second =
    { $second ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-third =
    { $third ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-fourth =
    { $fourth ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-goal = { gurkensolo-first }, { gurkensolo-second }, { gurkensolo-third }, { gurkensolo-fourth }
gurkensolo-statement =
    { $relation ->
        [ahead] { gurkensolo-pickle } ahead of { gurkensolo-other }
        [not-ahead] { gurkensolo-pickle } not ahead of { gurkensolo-other }
        [behind] { gurkensolo-pickle } behind { gurkensolo-other }
        [not-behind] { gurkensolo-pickle } not behind { gurkensolo-other }
        [equal] { gurkensolo-pickle } level with { gurkensolo-other }
       *[not-equal] { gurkensolo-pickle } not level with { gurkensolo-other }
    }
gurkensolo-special =
    { $special ->
        [one-back] one pickle 1 space back
        [two-back] one pickle 2 spaces back
       *[exchange] swap two pickles
    }

gurkensolo-own-goal =
    { $held ->
        [one] Your goal: { gurkensolo-first } 1st (4 points), { gurkensolo-second } 2nd (2), { gurkensolo-third } 3rd (1), { gurkensolo-fourth } 4th (3).
       *[other] Possible goal: { gurkensolo-first } 1st (4 points), { gurkensolo-second } 2nd (2), { gurkensolo-third } 3rd (1), { gurkensolo-fourth } 4th (3).
    }
    .short = Goal: { gurkensolo-goal }.
gurkensolo-question-goals =
    { $goals }
    { $question }
    .short = { $question }
gurkensolo-question-step =
    { $goals }
    Your cards: { $one_card }; { $other_card }. Make one true and the other false.
gurkensolo-question-challenge =
    { $goals }
    Your cards: { $one_card }; { $other_card }. Make one true and the other false, or say that no move is possible.
gurkensolo-question-special =
    { $goals }
    Your cards: { $one_card }; { $other_card }. Carry out a special card.
gurkensolo-question-pass =
    { $goals }
    Your cards: { $one_card }; { $other_card }. No move is possible.
gurkensolo-question-fix =
    { $goals }
    You may first move a pickle so that one open card is true and the other is false. Then you get your own cards.
gurkensolo-question-skip =
    { $goals }
    No move is possible with the open cards. You get your own cards.
gurkensolo-question-keep = Right places score 4, 2, 1 and 3 points. Which goal card will you keep?
gurkensolo-question-wait = { $seat } has two secret cards and moves a pickle.
gurkensolo-question-table = { gurkensolo-question-wait } Get the pickles into the jar in your secret order: the most points win.
    .short = { gurkensolo-question-wait }
gurkensolo-question-wait-fix = { $seat } may move a pickle with the open cards, or discard them.
gurkensolo-question-wait-keep =
    { $count ->
        [one] { $seat } chooses a goal card.
       *[other] { $seat } choose a goal card each.
    }

gurkensolo-ask-pickle = Which pickle?
gurkensolo-ask-move = What does it do?
gurkensolo-ask-keep = Which goal card will you keep?
gurkensolo-step-pickle = { gurkensolo-pickle }
gurkensolo-step-forward = { gurkensolo-pickle } +{ $fields }
    .spoken = { gurkensolo-pickle }: { $fields } forward
gurkensolo-step-back = { gurkensolo-pickle } −{ $fields }
    .spoken = { gurkensolo-pickle }: { $fields } back
gurkensolo-step-exchange = { gurkensolo-pickle } ↔ { gurkensolo-other }
    .spoken = Swap { gurkensolo-pickle }, { gurkensolo-other }
gurkensolo-step-level = Swap without effect
gurkensolo-step-pass = Discard both cards
gurkensolo-step-claim = No move is possible
gurkensolo-step-skip = Discard these cards
gurkensolo-preview-keep = You keep { gurkensolo-goal }. The other card scores nothing and is shown only at the end.
gurkensolo-step-keep = { gurkensolo-plain-first }, { gurkensolo-plain-second }, { gurkensolo-plain-third }, { gurkensolo-plain-fourth }

gurkensolo-effect-stepped =
    { $to ->
        [13] { $seat } moves { gurkensolo-pickle } { $fields } forward, into the jar.
       *[other] { $seat } moves { gurkensolo-pickle } { $fields } forward, to space { $to }.
    }
gurkensolo-effect-fixed =
    { $to ->
        [13] { $seat } corrects this and moves { gurkensolo-pickle } { $fields } forward, into the jar.
       *[other] { $seat } corrects this and moves { gurkensolo-pickle } { $fields } forward, to space { $to }.
    }
gurkensolo-effect-went-back = { $seat } moves { gurkensolo-pickle } { $fields } back, to space { $to }.
gurkensolo-effect-exchanged = { $seat } swaps { gurkensolo-pickle } and { gurkensolo-other }.
gurkensolo-effect-arrived =
    { $place ->
        [1] 🏁 { gurkensolo-pickle } is first!
        [2] 🏁 { gurkensolo-pickle } is second.
        [3] 🏁 { gurkensolo-pickle } is third.
       *[4] { gurkensolo-pickle } is fourth.
    }
gurkensolo-effect-true = ✅ { gurkensolo-statement }.
    .spoken = True: { gurkensolo-statement }.
gurkensolo-effect-false = ❌ { gurkensolo-statement }.
    .spoken = False: { gurkensolo-statement }.
gurkensolo-effect-shown = 🃏 { gurkensolo-statement }.
    .spoken = Open: { gurkensolo-statement }.
gurkensolo-effect-shown-special = 🃏 Special: { gurkensolo-special }.
# The question tells one's cards.
gurkensolo-effect-drew = { "" }
gurkensolo-effect-drew-special = { "" }
gurkensolo-effect-reshuffled = The pile was empty. All cards are shuffled again.
gurkensolo-effect-passed = { $seat } could not move.
gurkensolo-effect-claimed = { $seat } says that no move is possible. That is right:
gurkensolo-effect-wrong-claim = { $seat } says that no move is possible, but there is one:
gurkensolo-effect-wrong-step = { $seat } tries { gurkensolo-pickle }, { $fields } forward. That is wrong:
gurkensolo-effect-skipped = { $seat } discards the open cards.
gurkensolo-effect-choosing = A pickle has reached space 7. Everybody now secretly keeps one of their two goal cards.
gurkensolo-effect-kept = { $seat } has chosen a goal card.
gurkensolo-effect-kept-goal = You keep { gurkensolo-goal }.
gurkensolo-effect-scored =
    { $points ->
        [one] { $seat } wanted { gurkensolo-goal }: 1 point.
       *[other] { $seat } wanted { gurkensolo-goal }: { $points } points.
    }
gurkensolo-effect-opened = Not kept by { $seat }: { gurkensolo-goal }.
gurkensolo-effect-resigned = { $seat } gives up.
gurkensolo-effect-won = Only { $seat } is left and wins.

gurkensolo-end-arrived = Three pickles are in the jar.
gurkensolo-end-resigned =
    { $seats ->
        [2] { $second } has given up.
       *[other] Everybody else has given up.
    }

gurkensolo-points-first = First pickle
gurkensolo-points-second = Second pickle
gurkensolo-points-third = Third pickle
gurkensolo-points-fourth = Fourth pickle

# Cards to look up. Their names are typed, so they go without coloured dots.
gurkensolo-plain-pickle =
    { $pickle ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-plain-other =
    { $other ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-plain-first =
    { $first ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-plain-second =
    { $second ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-plain-third =
    { $third ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-plain-fourth =
    { $fourth ->
        [R] Red
        [G] Green
        [Y] Yellow
       *[B] Blue
    }
gurkensolo-component-statement =
    { $relation ->
        [ahead] { gurkensolo-plain-pickle } ahead of { gurkensolo-plain-other }
        [not-ahead] { gurkensolo-plain-pickle } not ahead of { gurkensolo-plain-other }
        [behind] { gurkensolo-plain-pickle } behind { gurkensolo-plain-other }
        [not-behind] { gurkensolo-plain-pickle } not behind { gurkensolo-plain-other }
        [equal] { gurkensolo-plain-pickle } level with { gurkensolo-plain-other }
       *[not-equal] { gurkensolo-plain-pickle } not level with { gurkensolo-plain-other }
    }
gurkensolo-component-statement-text =
    { $relation ->
        [ahead] True while { gurkensolo-plain-pickle } is nearer to the jar than { gurkensolo-plain-other }. On the same space it is false.
        [not-ahead] True while { gurkensolo-plain-pickle } is further from the jar than { gurkensolo-plain-other }, or on the same space.
        [behind] True while { gurkensolo-plain-pickle } is further from the jar than { gurkensolo-plain-other }. On the same space it is false.
        [not-behind] True while { gurkensolo-plain-pickle } is nearer to the jar than { gurkensolo-plain-other }, or on the same space.
        [equal] True while { gurkensolo-plain-pickle } and { gurkensolo-plain-other } are on the same space, or both in the jar.
       *[not-equal] True while { gurkensolo-plain-pickle } and { gurkensolo-plain-other } are on different spaces, or only one of them is in the jar.
    } In the jar all pickles are level, and ahead of those outside.
gurkensolo-component-special =
    { $special ->
        [one-back] Special: one space back
        [two-back] Special: two spaces back
       *[exchange] Special: swap
    }
gurkensolo-component-special-text =
    { $special ->
        [one-back] You must move any one pickle exactly 1 space back, though not beyond space 1 and not out of the jar.
        [two-back] You must move any one pickle exactly 2 spaces back, though not beyond space 1 and not out of the jar.
       *[exchange] You must swap any two pickles outside the jar. If they are on the same space, nothing happens.
    } Your other card does not count, unless it is a special card too: then you choose one of the two.
gurkensolo-component-goal = Goal card { $goal }
gurkensolo-component-goal-text = You want { gurkensolo-plain-first } to come in first, { gurkensolo-plain-second } second, { gurkensolo-plain-third } third and { gurkensolo-plain-fourth } fourth. In this order, the places that are right score 4, 2, 1 and 3 points, so 10 at most.
gurkensolo-fact =
    { $fact ->
        [points] as the pickles stand then, your goal card scores at least { $count }
        [first] { gurkensolo-what }, your first, then { gurkensolo-stands }
        [second] { gurkensolo-what }, your second, then { gurkensolo-stands }
       *[last] { gurkensolo-what }, your last, then has { $count ->
            [one] 1 space to go
           *[other] { $count } spaces to go
        }
    }
gurkensolo-what =
    { $what ->
        [R] 🔴 Red
        [G] 🟢 Green
        [Y] 🟡 Yellow
       *[B] 🔵 Blue
    }
gurkensolo-stands =
    { $count ->
        [13] is in the jar
       *[other] stands on space { $count }
    }

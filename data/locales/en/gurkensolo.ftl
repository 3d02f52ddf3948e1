# Das Gurkensolo: names, options, menus, and what happens in the game.
gurkensolo-name = Das Gurkensolo
gurkensolo-blurb = Everybody moves the same four pickles: cards decide which step is right, and you hope that they finish in your secret order.
gurkensolo-asks-in-private = Play my cards
gurkensolo-resign = The others play on without you. Your goal card scores nothing and stays secret until the end. You cannot come back.

gurkensolo-preset-standard = Standard
gurkensolo-preset-professional = Pickle professionals
gurkensolo-preset-master = Pickle masters
gurkensolo-preset-table = As at the table

gurkensolo-option-goals = Goal cards
gurkensolo-option-goals-help = With two cards you wait and see, and keep one of them when a pickle reaches field 7
gurkensolo-option-goals-one = one each
gurkensolo-option-goals-professional = two each, keep one later
gurkensolo-option-specials = Special cards
gurkensolo-option-specials-help = Six cards send a pickle back or let two of them change places
gurkensolo-option-specials-with = included
gurkensolo-option-specials-without = logic only
gurkensolo-option-mode = Mistakes
gurkensolo-option-mode-help = Only right steps to choose from, or any step: then the next player may correct a mistake
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
    { gurkensolo-pickle } { $relation ->
        [ahead] ahead of
        [not-ahead] not ahead of
        [behind] behind
        [not-behind] not behind
        [equal] level with
       *[not-equal] not level with
    } { gurkensolo-other }
gurkensolo-special =
    { $special ->
        [one-back] one pickle 1 field back
        [two-back] one pickle 2 fields back
       *[exchange] two pickles change places
    }
gurkensolo-distance =
    { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }
gurkensolo-to =
    { $to ->
        [13] into the jar
       *[other] to field { $to }
    }

gurkensolo-question-step = Move a pickle so that one of your cards is true and the other one is not.
    .short = Your cards: { $one_card }; { $other_card }. Make one true and the other one false.
gurkensolo-question-challenge = Move a pickle so that one of your cards is true and the other one is not, or say that no step does it.
    .short = Your cards: { $one_card }; { $other_card }. Make one true and the other one false, or say that no step does it.
gurkensolo-question-special = You have drawn a special card. Carry it out!
    .short = Your cards: { $one_card }; { $other_card }. Carry out a special card.
gurkensolo-question-pass = No move is possible with your cards.
    .short = Your cards: { $one_card }; { $other_card }. No move is possible.
gurkensolo-question-fix = You may move a pickle with the open cards, so that one is true and the other one is not. Then you draw your own.
gurkensolo-question-skip = No step is right with the open cards. You draw your own.
gurkensolo-question-keep = Which of your two goal cards will you keep? Nobody sees it before the end.
gurkensolo-question-wait = { $seat } moves a pickle by two secret cards.
gurkensolo-question-wait-fix = { $seat } may move a pickle with the open cards, or leave them.
gurkensolo-question-wait-keep = Still choosing a goal card in secret: { $seat }.

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
gurkensolo-step-pass = Nothing fits
gurkensolo-step-claim = No step is right
gurkensolo-step-skip = Leave these cards
gurkensolo-preview-keep = You keep { gurkensolo-goal }; the other card stays secret and counts for nothing.
gurkensolo-step-keep = { gurkensolo-goal }

gurkensolo-effect-stepped = { $seat } moves { gurkensolo-pickle } { gurkensolo-distance } forward, { gurkensolo-to }.
gurkensolo-effect-fixed = { $seat } does better with these cards and moves { gurkensolo-pickle } { gurkensolo-distance } forward, { gurkensolo-to }.
gurkensolo-effect-went-back = { $seat } moves { gurkensolo-pickle } { gurkensolo-distance } back, { gurkensolo-to }.
gurkensolo-effect-exchanged = { $seat } lets { gurkensolo-pickle } and { gurkensolo-other } change places.
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
gurkensolo-effect-drew = You draw: { gurkensolo-statement }.
    .short = { "" }
gurkensolo-effect-drew-special = You draw a special: { gurkensolo-special }.
    .short = { "" }
gurkensolo-effect-reshuffled = The pile was empty. All cards are shuffled again.
gurkensolo-effect-passed = { $seat } has no move with these cards:
gurkensolo-effect-claimed = { $seat } says that no step is right, and so it is:
gurkensolo-effect-wrong-claim = { $seat } says that no step is right, but there is one:
gurkensolo-effect-wrong-step = { $seat } wants to move { gurkensolo-pickle } { gurkensolo-distance } forward, which is wrong:
gurkensolo-effect-skipped = { $seat } leaves the open cards alone.
gurkensolo-effect-choosing = A pickle has passed field 6. Everybody keeps one of two goal cards, in secret.
gurkensolo-effect-kept = { $seat } has chosen a goal card.
gurkensolo-effect-kept-goal = You keep { gurkensolo-goal }.
gurkensolo-effect-scored =
    { $points ->
        [one] { $seat } wanted { gurkensolo-goal }: 1 point.
       *[other] { $seat } wanted { gurkensolo-goal }: { $points } points.
    }
gurkensolo-effect-opened = { $seat } had { gurkensolo-goal }, not counted.
gurkensolo-effect-resigned = { $seat } gives up.
gurkensolo-effect-won = { $seat } is the last one left and wins.

gurkensolo-end-arrived = Three pickles are in the jar.
gurkensolo-end-resigned = Everybody else has given up.

gurkensolo-points-first = First place
gurkensolo-points-second = Second place
gurkensolo-points-third = Third place
gurkensolo-points-fourth = Fourth place

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
    { gurkensolo-plain-pickle } { $relation ->
        [ahead] ahead of
        [not-ahead] not ahead of
        [behind] behind
        [not-behind] not behind
        [equal] level with
       *[not-equal] not level with
    } { gurkensolo-plain-other }
gurkensolo-component-statement-text =
    { $relation ->
        [ahead] True while { gurkensolo-plain-pickle } is nearer to the jar than { gurkensolo-plain-other }. On the same field it is false.
        [not-ahead] True while { gurkensolo-plain-pickle } is further from the jar than { gurkensolo-plain-other }, or on the same field.
        [behind] True while { gurkensolo-plain-pickle } is further from the jar than { gurkensolo-plain-other }. On the same field it is false.
        [not-behind] True while { gurkensolo-plain-pickle } is nearer to the jar than { gurkensolo-plain-other }, or on the same field.
        [equal] True while { gurkensolo-plain-pickle } and { gurkensolo-plain-other } are on the same field, or both in the jar.
       *[not-equal] True while { gurkensolo-plain-pickle } and { gurkensolo-plain-other } are on different fields, or only one of them is in the jar.
    } In the jar all pickles are level, and ahead of those outside.
gurkensolo-component-special =
    { $special ->
        [one-back] Special: one field back
        [two-back] Special: two fields back
       *[exchange] Special: change places
    }
gurkensolo-component-special-text =
    { $special ->
        [one-back] You must move any one pickle exactly 1 field back, though not beyond field 1 and not out of the jar.
        [two-back] You must move any one pickle exactly 2 fields back, though not beyond field 1 and not out of the jar.
       *[exchange] You must let any two pickles outside the jar change places. They may stand on the same field: then nothing happens.
    } Your other card does not count, unless it is a special too: then you choose one of the two.
gurkensolo-component-goal = Goal card { $goal }
gurkensolo-component-goal-text = You hope that { gurkensolo-plain-first } comes in first, { gurkensolo-plain-second } second, { gurkensolo-plain-third } third and { gurkensolo-plain-fourth } fourth. What is right brings 4, 2, 1 and 3 points in this order, so 10 at most.
gurkensolo-robot-part =
    { $part ->
        [points-of-the-goal-card] the points to be expected of the goal card
       *[other] the position as a whole
    }

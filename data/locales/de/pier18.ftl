# Pier 18: Namen, Menüs, Karten und Pläne, und was im Spiel geschieht.
pier18-name = Pier 18
pier18-blurb = Baut euren Pier Karte für Karte ins Meer hinaus und findet den rechten Platz für Dichter, Liebespaare, Fischer und Blumenverkäufer.
pier18-asks-in-private = Meine Karten wählen
pier18-resign = Dein Pier bleibt stehen, zählt aber nichts mehr, und die anderen spielen weiter. Zurückkommen kannst du nicht.

# Karten und Leute in Worten, weiter unten gebraucht.
pier18-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
pier18-character =
    { $character ->
        [P] 🪶 Dichter
        [L] ❤️ Liebespaare
        [F] 🐟 Fischer
       *[S] 🌸 Blumenverkäufer
    }
pier18-who =
    { $who ->
        [P] Dichter
        [L] Paare
        [F] Fischer
       *[S] Verkäufer
    }
pier18-person =
    { $who ->
        [P] Dichter { $column }
        [L] Paar { $column }
        [F] Fischer { $column }
       *[S] Verkäufer { $column }
    }
pier18-people-0 = niemand
pier18-people-1 = { $first }
pier18-people-2 = { $first }, { $second }
pier18-people-3 = { $first }, { $second }, { $third }
pier18-people-4 = { $first }, { $second }, { $third }, { $fourth }
pier18-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
pier18-covering =
    { $covered ->
        [0] verdeckt nichts
        [one] verdeckt 1 Spalte
       *[other] verdeckt { $covered } Spalten
    }
pier18-plan =
    { $plan ->
        [poets_four] Lesereihe
        [poets_one_side] Literaturzirkel
        [poets_alone] Stille Gedanken
        [lovers_two] Mondschein
        [lovers_each_side] Morgenrot, Abendrot
        [lovers_two_two] Promenade zu zweit
        [fishers_lopsided] Der gute Platz
        [fishers_even] Faire Gewässer
        [fishers_lead] Angelsaison
        [flowers_crowd] Marktgedränge
        [flowers_both_sides] Zwei Stände
        [flowers_apart] Keine Konkurrenz
        [poet_fisher_pairs] Fischige Verse
        [lover_flower_pairs] Blumensträuße
        [equal_sides] Ausgewogener Handel
        [even_crowd] Alle willkommen
        [open_deck] Platz zum Atmen
       *[short_pier] Sparsam gebaut
    }
pier18-plan-text =
    { $plan ->
        [poets_four] Auf einer Seite sind mindestens { $least } Dichter.
        [poets_one_side] Alle Dichter sind auf derselben Seite, und es sind mindestens { $least }.
        [poets_alone] Mindestens { $least } Dichter haben auf ihrer Seite niemanden neben sich.
        [lovers_two] Mindestens { $least } Liebespaare bringen dir Punkte.
        [lovers_each_side] Auf jeder Seite bringen dir Liebespaare Punkte, mindestens { $least } Paar.
        [lovers_two_two] Auf jeder Seite sind mindestens { $least } Liebespaare.
        [fishers_lopsided] Auf einer Seite sind mindestens { $least } Fischer, auf der anderen höchstens { $most }.
        [fishers_even] Auf beiden Seiten sind gleich viele Fischer, jeweils mindestens { $least }.
        [fishers_lead] Es gibt mehr Fischer als Dichter, als Liebespaare und als Blumenverkäufer.
        [flowers_crowd] In einer Gruppe von { $least } oder mehr ist genau ein Blumenverkäufer.
        [flowers_both_sides] Auf jeder Seite ist eine Gruppe von { $least } oder mehr mit einem Blumenverkäufer.
        [flowers_apart] Es gibt mindestens { $least } Blumenverkäufer, und keine zwei in einer Gruppe.
        [poet_fisher_pairs] Mindestens { $least }-mal stehen ein Dichter und ein Fischer nebeneinander.
        [lover_flower_pairs] Mindestens { $least }-mal stehen ein Liebespaar und ein Blumenverkäufer nebeneinander.
        [equal_sides] Oben sind so viele Leute wie unten.
        [even_crowd] Jede Art von Leuten gibt es mindestens { $least }-mal, und die Anzahlen unterscheiden sich um höchstens { $most }.
        [open_deck] { $least } Plätze in einer Reihe sind auf einer Seite leer.
       *[short_pier] Der Pier ist zu zweit höchstens { $most_2 } Spalten lang, zu dritt { $most_3 }.
    }
# Die Pläne in möglichst wenigen Worten.
pier18-plan-brief =
    { $plan ->
        [poets_four] mindestens { $least } Dichter auf einer Seite
        [poets_one_side] alle Dichter auf einer Seite, mindestens { $least }
        [poets_alone] mindestens { $least } Dichter ohne Nachbarn
        [lovers_two] mindestens { $least } Liebespaare mit Punkten
        [lovers_each_side] auf jeder Seite mindestens { $least } Liebespaar mit Punkten
        [lovers_two_two] auf jeder Seite mindestens { $least } Liebespaare
        [fishers_lopsided] auf einer Seite mindestens { $least } Fischer, auf der anderen höchstens { $most }
        [fishers_even] auf beiden Seiten gleich viele Fischer, mindestens { $least }
        [fishers_lead] mehr Fischer als Dichter, Liebespaare oder Verkäufer
        [flowers_crowd] eine Gruppe von { $least } mit genau einem Verkäufer
        [flowers_both_sides] auf jeder Seite eine Gruppe von { $least } mit Verkäufer
        [flowers_apart] mindestens { $least } Verkäufer, keine zwei in einer Gruppe
        [poet_fisher_pairs] { $least }-mal Dichter neben Fischer
        [lover_flower_pairs] { $least }-mal Liebespaar neben Verkäufer
        [equal_sides] oben so viele wie unten
        [even_crowd] jede Sorte mindestens { $least }-mal, Unterschied höchstens { $most }
        [open_deck] { $least } leere Plätze in einer Reihe auf einer Seite
       *[short_pier] höchstens { $most_2 } Spalten zu zweit, { $most_3 } zu dritt
    }
pier18-plan-component = Plan, { $worth } Punkte: { pier18-plan-text }
pier18-card-name = { $card } · { pier18-plan }
pier18-card-text = Oben { $top }, unten { $bottom }, { pier18-date }. Patron der { pier18-character }. Plan „{ pier18-plan }“: { pier18-plan-text }

pier18-question-keep =
    Wähle eine deiner drei Karten als Fundament deines Piers und eine als deinen Plan. Die dritte geht ungesehen zurück.
    { $plans }
    .short =
        Wähle ein Fundament und einen Plan.
        { $plans }
pier18-plan-in-hand = **{ $card } · { pier18-plan }**: { pier18-plan-text }
    .short = { $card }: { pier18-plan-brief }.
pier18-question-round = Runde { $round } von { $rounds }: Nimm eine der { $cards } Karten und lege sie an deinen Pier.
    .short = Runde { $round }: welche Karte?
pier18-question-plan = Lege deine Plankarte { $card } als letzten Abschnitt an deinen Pier.
pier18-question-wait-keep = Fundament und Plan fehlen noch, gewählt wird geheim: { $seat }.
pier18-question-wait-round = Runde { $round } von { $rounds }: { $seat } nimmt eine Karte und legt sie an.
pier18-question-wait-plan = Die Plankarte fehlt noch, angelegt wird geheim: { $seat }.

pier18-ask-foundation = Welche Karte ist dein Fundament?
pier18-ask-plan = Welche Karte ist dein Plan?
pier18-ask-card = Welche Karte nimmst du?
pier18-ask-cover = Wie viel vom Abschnitt davor verdeckt sie?
pier18-step-foundation = Fundament { $card }
pier18-step-plan = Plan { $card } · { pier18-plan }
    .short = Plan { $card }
pier18-step-card = { $card } nehmen
pier18-step-cover =
    { $covered ->
        [0] Nichts verdecken
        [one] 1 Spalte verdecken
       *[other] { $covered } Spalten verdecken
    }

# What an answer would lead to; changes come in brackets, as " (+2)", or not at all.
pier18-then =
    Du hast dann { pier18-points }{ $change }: 🪶 Dichter { $poets }{ $poets_change }, ❤️ Paare { $lovers }{ $lovers_change }, 🐟 Fischer { $fishers }{ $fishers_change }, 🌸 Verkäufer { $flowers }{ $flowers_change }, 🎖️ Patrone { $patrons }{ $plan_points ->
        [0] .
       *[other] , ✅ Plan { $plan_points }.
    }
pier18-plan-then =
    { $met ->
        [yes] ✅ Erfüllt:
       *[no] ❌ Nicht erfüllt:
    } Plan „{ pier18-plan }“: { pier18-plan-text }
pier18-preview-keep = Dein Pier beginnt mit { $card }. Dein Plan ist „{ pier18-plan }“ ({ $other }): { pier18-plan-text } Die dritte Karte geht zurück in den Stapel.
    .short = Fundament { $card }, Plan { $other }: { pier18-plan-brief }.
pier18-preview-section =
    { pier18-then }
    { pier18-plan-then }
pier18-preview-patron =
    { pier18-preview-section }
    🎖️ { $left } bleibt dann übrig, Patron der { pier18-character }: { $patron_seat } bekommt die Karte.

pier18-effect-kept = { $seat } hat Fundament und Plan gewählt.
    .short = { $seat } hat gewählt.
pier18-effect-kept-cards = Du behältst { $card } als Fundament und { $other } als Plan, „{ pier18-plan }“.
    .short = { "" }
pier18-effect-founded = { $seat }: Fundament { $card }, Plan { $other } „{ pier18-plan }“.
    .short = { $seat }: { $card }, Plan { $other }.
pier18-effect-begins = { $card } hat das früheste Datum, also nimmt { $seat } zuerst.
    .short = { $seat } nimmt zuerst.
pier18-effect-shown = 🃏 Runde { $round }: { $cards }.
    .short = { "" }
pier18-effect-took = { $seat } legt { $card } an und { pier18-covering }.
pier18-effect-patron = 🎖️ { $card } bleibt übrig, Patron der { pier18-character }: { $seat } bekommt die Karte ({ pier18-points }).
    .short = { $seat } bekommt Patron { $card }, { pier18-character }.
pier18-effect-patron-tied = 🎖️ { $card } bleibt übrig, Patron der { pier18-character }: Mehrere haben { pier18-points }, { $seat } nahm von ihnen die früheste Karte und bekommt sie.
    .short = { $seat } bekommt Patron { $card }, { pier18-character }, nach Datum.
pier18-effect-planning = Die letzte Runde ist vorbei. Alle legen ihre Plankarte an.
pier18-effect-placed = { $seat } hat gewählt, wie die Plankarte anliegt.
pier18-effect-placed-card = Deine Plankarte { $card } { pier18-covering }.
pier18-effect-added = { $seat } legt die Plankarte { $card } an und { pier18-covering }.
pier18-effect-scored =
    { $seat }: { $plan_points ->
        [0] ❌
       *[other] ✅
    } „{ pier18-plan }“, { pier18-points }.
    .spoken =
        { $seat }: { $plan_points ->
            [0] nicht erfüllt:
           *[other] erfüllt:
        } „{ pier18-plan }“, { pier18-points }.
pier18-effect-won = 🏆 { $seat } gewinnt: { pier18-points }.
pier18-effect-won-characters = 🏆 { $seat } gewinnt ({ pier18-points }): gleich viele Punkte wie jemand anders, aber mehr Leute auf dem Pier.
pier18-effect-won-date = 🏆 { $seat } gewinnt ({ pier18-points }): gleich viele Punkte und Leute wie jemand anders, aber die Plankarte mit dem früheren Datum.
pier18-effect-won-last = 🏆 { $seat } bleibt als Letzter übrig und gewinnt.
pier18-effect-resigned = { $seat } gibt auf.

pier18-end-built = Alle Piers sind fertig. Bei gleich vielen Punkten entscheiden mehr Leute auf dem Pier, dann die frühere Plankarte.
pier18-end-resigned = Alle anderen haben aufgegeben.

pier18-points-poets = Dichter
pier18-points-lovers = Liebespaare
pier18-points-fishers = Fischer
pier18-points-flowers = Blumenverkäufer
pier18-points-plan = Plan
pier18-points-patrons = Patrone
pier18-robot-part =
    { $part ->
        [points-with-plan] Punkte mit der Plankarte
        [plan-met] Punkte mit der Plankarte
        [plan-met-at-once] Punkte mit der Plankarte
        [points-so-far] bisherige Punkte
        [patrons] Patrone
        [characters] Figuren
        [length] die Länge des Piers
        [empty-at-the-sea] die Länge des Piers
        [poets-left-over] Dichter
        [fishers] Fischer
        [flower-sellers] Blumenverkäufer
        [lovers] Liebespaare
        [date] das Datum der Plankarte
        [on-turn] der Zug
       *[other] die Stellung als Ganzes
    }

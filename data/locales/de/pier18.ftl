# Pier 18: Namen, Menüs, Karten und Pläne, und was im Spiel geschieht.
pier18-name = Pier 18
pier18-blurb = Baut Karte für Karte einen Pier, und findet für alle den rechten Platz.
pier18-asks-in-private = Meine Wahl treffen
pier18-resign = Dein Pier bleibt stehen, zählt aber nicht mehr, und die anderen spielen weiter. Zurückkommen kannst du nicht.

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
pier18-who =
    { $who ->
        [P] Dichter
        [L] Paare
        [F] Fischer
       *[S] Verkäufer
    }
pier18-person =
    { $who ->
        [P] Dichter auf { $column }
        [L] Liebespaar auf { $column }
        [F] Fischer auf { $column }
       *[S] Verkäufer auf { $column }
    }
pier18-patron-of =
    { $character ->
        [P] Patron der 🪶 Dichter
        [L] Patron der ❤️ Liebespaare
        [F] Patron der 🐟 Fischer
       *[S] Patron der 🌸 Blumenverkäufer
    }
pier18-most-points =
    { $character ->
        [P] meisten Punkte mit 🪶 Dichtern
        [L] meisten Punkte mit ❤️ Liebespaaren
        [F] meisten Punkte mit 🐟 Fischern
       *[S] meisten Punkte mit 🌸 Blumenverkäufern
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
        [poets_four] mindestens { $least } Dichter auf einer Seite des Piers
        [poets_one_side] mindestens { $least } Dichter, alle auf derselben Seite
        [poets_alone] mindestens { $least } Dichter, direkt neben denen niemand steht
        [lovers_two] mindestens { $least } Liebespaare, zwei Felder weit niemand daneben
        [lovers_each_side] auf jeder Seite { $least } Liebespaar, zwei Felder weit niemand daneben
        [lovers_two_two] auf jeder Seite mindestens { $least } Liebespaare
        [fishers_lopsided] auf einer Seite mindestens { $least } Fischer, auf der anderen höchstens { $most }
        [fishers_even] auf beiden Seiten gleich viele Fischer, jeweils mindestens { $least }
        [fishers_lead] mehr Fischer als von jeder anderen Sorte
        [flowers_crowd] eine lückenlose Reihe von mindestens { $least }, genau einer ist Blumenverkäufer
        [flowers_both_sides] auf jeder Seite eine lückenlose Reihe von { $least } mit Blumenverkäufer
        [flowers_apart] mindestens { $least } Blumenverkäufer, zwischen je zweien eine Lücke
        [poet_fisher_pairs] mindestens { $least }-mal Dichter direkt neben Fischer
        [lover_flower_pairs] mindestens { $least }-mal Liebespaar direkt neben Blumenverkäufer
        [equal_sides] oben so viele Leute wie unten
        [even_crowd] von jeder Sorte mindestens { $least }, Anzahlen höchstens um { $most } verschieden
        [open_deck] auf einer Seite { $least } leere Felder in einer Reihe
       *[short_pier] ein Pier mit höchstens { $most_2 } Spalten, zu dritt { $most_3 }
    }
pier18-plan-component = Plan, { $worth } Punkte: { pier18-plan-text }.
pier18-card-name = { $card } · { pier18-plan }
pier18-card-text = { pier18-date }, { pier18-patron-of }. Oben: { $top }. Unten: { $bottom }. Plan „{ pier18-plan }“: { pier18-plan-text }.

pier18-question-keep =
    { pier18-goal }
    Welche Karte ist dein Plan? Erfüllt ihn dein Pier am Ende, bringt er { $worth } Punkte. Du legst sie zuletzt an.
    { $plans }
    .short =
        Wähle einen Plan, dann ein Fundament.
        { $plans }
pier18-plan-in-hand = **{ $card } · { pier18-plan }**: { pier18-plan-text }.
    .short = { $card }: { pier18-plan-text }.
# Worum es geht, gesagt vor der ersten Wahl.
pier18-goal = Dein Pier wächst Karte um Karte. Wer mit Leuten und Plan die meisten Punkte holt, gewinnt.
# Was jede Sorte zählt.
pier18-kinds =
    { "" }
    -# 🪶 Zwei Dichter: 1 Punkt
    -# ❤️ Liebespaar, zwei Felder weit niemand: 2
    -# 🐟 Fischer, nur die bessere Seite: je 1
    -# 🌸 Lückenlose Reihe mit Blumenverkäufer: 1 je andere Person
pier18-lay-lesson =
    { $round ->
        [1] { " " }Sie kommt nach rechts und verdeckt 0 bis 3 bezifferte Spalten.
       *[other] { "" }
    }
pier18-plan-wanted =
    -# Plan, { $worth } Punkte{ $state ->
        [new] { "" }
        [met] , bisher erfüllt
        [unmet] , noch nicht erfüllt
        [open] , ✅ wenn jetzt erfüllt
       *[lost] , nicht mehr möglich
    }: { pier18-plan-text }.{ pier18-pays-later }
pier18-pays-later =
    { $later ->
        [yes] { " " }Der Vorschlag bringt mit der Plankarte mehr.
       *[no] { "" }
    }
pier18-question-round =
    Runde { $round } von { $rounds }: Welche Karte nimmst du?{ pier18-lay-lesson }{ $round ->
        [1] { pier18-kinds }
       *[other] { "" }
    }
    { pier18-plan-wanted }
    .short = Runde { $round } von { $rounds }: Welche Karte nimmst du?
pier18-where =
    { $places ->
        [1] Alle Plätze bringen gleich viel.
       *[other] Wie viele Spalten verdeckt sie? { pier18-pictured }
    }
pier18-question-plan =
    Zuletzt legst du deine Plankarte { $card } an; ihre Leute zählen mit. { pier18-where }
    { pier18-plan-wanted }
    .short = Leg deine Plankarte { $card } an; ihre Leute zählen mit. { pier18-where }
pier18-question-wait-keep =
    { $count ->
        [one] { $seat } wählt Fundament und Plan.
       *[other] { $seat } wählen je ein Fundament und einen Plan.
    } Dann beginnt Runde 1. { pier18-goal }
    .short =
        { $count ->
            [one] { $seat } wählt Fundament und Plan.
           *[other] { $seat } wählen je ein Fundament und einen Plan.
        } Dann beginnt Runde 1.
pier18-question-wait-round = Runde { $round } von { $rounds }: { $seat } nimmt eine Karte.
pier18-question-table-round =
    { pier18-question-wait-round }{ pier18-lay-lesson }{ pier18-kinds }
    { pier18-plan-wanted }
    .short = { pier18-question-wait-round }
pier18-question-wait-plan =
    { $count ->
        [one] { $seat } legt zuletzt die Plankarte an.
       *[other] { $seat } legen zuletzt ihre Plankarten an.
    } Ihre Leute zählen mit.

pier18-ask-plan = Welche Karte ist dein Plan?
pier18-ask-foundation =
    Mit welcher Karte beginnt dein Pier (Fundament)? Das früheste Datum (Monat-Tag) beginnt. Im Bild: { $card }.{ pier18-kinds }
    .short = Mit welcher Karte beginnt dein Pier (Fundament)?
pier18-ask-card = Welche Karte nimmst du?
pier18-pictured =
    { $covered ->
        [0] Im Bild verdeckt sie keine.
       *[other] Im Bild verdeckt sie { $covered }.
    }
pier18-ask-cover =
    Wie viele Spalten verdeckt sie? Leute dort zählen nicht mehr. { pier18-pictured }
    { pier18-plan-wanted }
    .short = Wie viele Spalten verdeckt sie? { pier18-pictured }
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
            [1] 1 Dichter
           *[2] { $poet } Dichter
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
            [1] 1 Liebespaar
           *[2] { $lovers } Liebespaare
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
            [1] 1 Fischer
           *[2] { $fisher } Fischer
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
            [1] 1 Blumenverkäufer
           *[2] { $flowers } Blumenverkäufer
        }
pier18-gain =
    { $points ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
pier18-step-foundation = { $card } { pier18-signs }
    .spoken = Fundament { $card }
pier18-step-foundation-gain = { pier18-step-foundation }: { pier18-gain }
    .short = { pier18-step-foundation }: { $gain }
pier18-step-keep = Plan { $plan }, Fundament { $card }
pier18-step-plan = { $card } { pier18-plan }
    .spoken = Plan { $card }
pier18-step-card = { $card } { pier18-signs }
    .spoken = Nimm { $card }
    .short = { $card }
pier18-step-card-gain = { pier18-step-card }: höchstens { $gain }
    .spoken = { pier18-step-card }
pier18-step-card-other = { $card }, anders verdecken
    .spoken = { $card }
pier18-step-cover =
    { $covered ->
        [0] Keine verdecken
       *[other] { $covered } verdecken
    }
pier18-step-whole =
    { $covered ->
        [0] { $card }, keine verdecken: { $gain }
       *[other] { $card }, { $covered } verdecken: { $gain }
    }
pier18-step-cover-gain =
    { $met ->
        [yes] { pier18-step-cover }: { $gain } ✅
       *[no] { pier18-step-cover }: { $gain }
    }
    .spoken =
        { $met ->
            [yes] { pier18-step-cover }: { $gain } mit Plan
           *[no] { pier18-step-cover }: { $gain }
        }

# What an answer would lead to; changes come in brackets, as " (+2)", or not at all.
pier18-plan-then =
    { $met ->
        [yes] ✅ Plan „{ pier18-plan }“ erfüllt: { pier18-plan-text }.
       *[no] ❌ Plan „{ pier18-plan }“ nicht erfüllt: { pier18-plan-text }.
    }
pier18-preview-keep = Dein Plan ist { $other } „{ pier18-plan }“: { pier18-plan-text }. Dein Pier beginnt mit { $card }. Die dritte Karte kommt zurück in den Stapel.
    .short = Plan { $other }, Fundament { $card }: { pier18-plan-text }.
pier18-preview-section =
    Du hast dann { pier18-points }{ $change }.
    { pier18-plan-then }
pier18-preview-patron =
    { pier18-preview-section }
    🎖️ { $patron_seat } bekommt dann { $left }, { pier18-patron-of }: 1 Punkt.

pier18-effect-kept = { $seat } hat gewählt.
pier18-effect-kept-cards = Du behältst Plan { $other } und Fundament { $card }.
    .short = { "" }
pier18-effect-founded = { $seat }: { $card }, Plan { $other }.
pier18-effect-begins = { $seat } beginnt.
pier18-effect-shown = { "" }
pier18-effect-took =
    { $covered ->
        [0] { $seat } nimmt { $card }.
        [one] { $seat } nimmt { $card } über 1 Spalte.
       *[other] { $seat } nimmt { $card } über { $covered } Spalten.
    }
pier18-effect-patron = 🎖️ { $seat } bekommt { $card } und 1 Punkt: die { pier18-most-points } ({ $points }).
pier18-effect-patron-tied = 🎖️ { $seat } bekommt { $card } und 1 Punkt: die { pier18-most-points } (Gleichstand bei { $points }: frühere Karte).
pier18-effect-planning = Die letzte Runde ist vorbei.
pier18-effect-placed = { $seat } hat einen Platz für die Plankarte gewählt.
pier18-effect-placed-card =
    { $covered ->
        [0] Du legst deine Plankarte { $card } an und verdeckst nichts.
        [one] Du legst deine Plankarte { $card } an und verdeckst 1 Spalte.
       *[other] Du legst deine Plankarte { $card } an und verdeckst { $covered } Spalten.
    }
pier18-effect-added =
    { $covered ->
        [0] { $seat } legt die Plankarte { $card } an und verdeckt nichts.
        [one] { $seat } legt die Plankarte { $card } an und verdeckt 1 Spalte.
       *[other] { $seat } legt die Plankarte { $card } an und verdeckt { $covered } Spalten.
    }
pier18-effect-scored =
    { $plan_points ->
        [0] { $seat }: { pier18-points }, ❌ Plan „{ pier18-plan }“ nicht erfüllt.
       *[other] { $seat }: { pier18-points }, ✅ Plan „{ pier18-plan }“ erfüllt.
    }
pier18-effect-won = 🏆 { $seat } gewinnt ({ pier18-points }).
pier18-effect-won-characters = 🏆 { $seat } gewinnt ({ pier18-points }). Bei Gleichstand zählt, wer mehr Leute auf dem Pier hat.
pier18-effect-won-date = 🏆 { $seat } gewinnt ({ pier18-points }). Bei Gleichstand zählt, wer die frühere Plankarte hat.
pier18-effect-won-last = 🏆 Nur { $seat } ist noch dabei und gewinnt.
pier18-effect-resigned = { $seat } gibt auf.

pier18-end-built =
    Alle Piers sind fertig.{ $ahead ->
        [0] { "" }
       *[other] { " " }Den Ausschlag gab: { $decisive }.
    }{ $tied ->
        [1] { " " }Bei gleich vielen Punkten liegt vorn, wer mehr Leute auf dem Pier hat, dann die frühere Plankarte.
       *[0] { "" }
    }
pier18-end-resigned =
    { $seats ->
        [2] { $second } hat aufgegeben.
       *[other] Alle anderen haben aufgegeben.
    }

pier18-points-poets = Dichter
pier18-points-lovers = Liebespaare
pier18-points-fishers = Fischer
pier18-points-flowers = Blumenverkäufer
pier18-points-plan = Plan
pier18-points-patrons = Schutzpatrone
pier18-fact =
    { $fact ->
        [with-plan] Mit der Plankarte ist deine Summe danach { $count }
       *[points] Deine Summe ist danach { $count }
    }

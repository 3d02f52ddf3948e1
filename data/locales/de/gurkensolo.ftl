# Das Gurkensolo: Namen, Optionen, Menüs, und was im Spiel geschieht.
gurkensolo-name = Das Gurkensolo
gurkensolo-blurb = Alle ziehen dieselben vier Gurken. Bring sie in deine geheime Reihenfolge.
gurkensolo-asks-in-private = Meine Karten spielen
gurkensolo-resign = Die anderen spielen ohne dich weiter. Deine Zielkarte zählt nicht und bleibt bis zum Ende geheim. Zurückkommen kannst du nicht.

gurkensolo-preset-standard = Standard
gurkensolo-preset-professional = Gurkenprofis
gurkensolo-preset-master = Gurkenmeister
gurkensolo-preset-table = Wie am Tisch

gurkensolo-option-goals = Zielkarten
gurkensolo-option-goals-help = Von zwei Karten behältst du eine, sobald eine Gurke Feld 7 erreicht
gurkensolo-option-goals-one = je eine
gurkensolo-option-goals-professional = je zwei, eine behältst du später
gurkensolo-option-specials = Spezialkarten
gurkensolo-option-specials-help = Sechs Karten schicken eine Gurke zurück oder tauschen zwei Gurken
gurkensolo-option-specials-with = dabei
gurkensolo-option-specials-without = ohne
gurkensolo-option-mode = Fehler
gurkensolo-option-mode-help = Nur richtige Züge zur Wahl, oder alle: Wer danach dran ist, darf einen Fehler berichtigen
gurkensolo-option-mode-strict = nicht möglich
gurkensolo-option-mode-challenge = möglich

# Gurken und Karten in Worten, weiter unten gebraucht.
gurkensolo-pickle =
    { $pickle ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-other =
    { $other ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-first =
    { $first ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-second =
    { $second ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-third =
    { $third ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-fourth =
    { $fourth ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-goal = { gurkensolo-first }, { gurkensolo-second }, { gurkensolo-third }, { gurkensolo-fourth }
gurkensolo-statement =
    { $relation ->
        [ahead] { gurkensolo-pickle } vor { gurkensolo-other }
        [not-ahead] { gurkensolo-pickle } nicht vor { gurkensolo-other }
        [behind] { gurkensolo-pickle } hinter { gurkensolo-other }
        [not-behind] { gurkensolo-pickle } nicht hinter { gurkensolo-other }
        [equal] { gurkensolo-pickle } gleichauf mit { gurkensolo-other }
       *[not-equal] { gurkensolo-pickle } nicht gleichauf mit { gurkensolo-other }
    }
gurkensolo-special =
    { $special ->
        [one-back] eine Gurke 1 Feld zurück
        [two-back] eine Gurke 2 Felder zurück
       *[exchange] zwei Gurken tauschen
    }

gurkensolo-own-goal =
    { $held ->
        [one] Dein Ziel: { gurkensolo-first } 1. (4 Punkte), { gurkensolo-second } 2. (2), { gurkensolo-third } 3. (1), { gurkensolo-fourth } 4. (3).
       *[other] Mögliches Ziel: { gurkensolo-first } 1. (4 Punkte), { gurkensolo-second } 2. (2), { gurkensolo-third } 3. (1), { gurkensolo-fourth } 4. (3).
    }
    .short = Ziel: { gurkensolo-goal }.
gurkensolo-question-goals =
    { $goals }
    { $question }
    .short = { $question }
gurkensolo-question-step =
    { $goals }
    Deine Karten: { $one_card }; { $other_card }. Eine soll stimmen, die andere nicht.
gurkensolo-question-challenge =
    { $goals }
    Deine Karten: { $one_card }; { $other_card }. Eine soll stimmen, die andere nicht. Oder sag, dass kein Zug geht.
gurkensolo-question-special =
    { $goals }
    Deine Karten: { $one_card }; { $other_card }. Führ eine Spezialkarte aus.
gurkensolo-question-pass =
    { $goals }
    Deine Karten: { $one_card }; { $other_card }. Kein Zug geht.
gurkensolo-question-fix =
    { $goals }
    Du darfst zuerst eine Gurke so ziehen, dass eine der offenen Karten stimmt und die andere nicht. Danach bekommst du eigene Karten.
gurkensolo-question-skip =
    { $goals }
    Mit den offenen Karten geht kein Zug. Du bekommst eigene Karten.
gurkensolo-question-keep = Richtige Plätze zählen 4, 2, 1 und 3 Punkte. Welche Zielkarte behältst du?
gurkensolo-question-wait = { $seat } hat zwei geheime Karten und zieht eine Gurke.
gurkensolo-question-table = { gurkensolo-question-wait } Bringt die Gurken in eurer geheimen Reihenfolge ins Glas: Die meisten Punkte gewinnen.
    .short = { gurkensolo-question-wait }
gurkensolo-question-wait-fix = { $seat } darf mit den offenen Karten eine Gurke ziehen oder sie ablegen.
gurkensolo-question-wait-keep =
    { $count ->
        [one] { $seat } wählt eine Zielkarte.
       *[other] { $seat } wählen je eine Zielkarte.
    }

gurkensolo-ask-pickle = Welche Gurke?
gurkensolo-ask-move = Was macht sie?
gurkensolo-ask-keep = Welche Zielkarte behältst du?
gurkensolo-step-pickle = { gurkensolo-pickle }
gurkensolo-step-forward = { gurkensolo-pickle } +{ $fields }
    .spoken = { gurkensolo-pickle }: { $fields } vor
gurkensolo-step-back = { gurkensolo-pickle } −{ $fields }
    .spoken = { gurkensolo-pickle }: { $fields } zurück
gurkensolo-step-exchange = { gurkensolo-pickle } ↔ { gurkensolo-other }
    .spoken = { gurkensolo-pickle }, { gurkensolo-other } tauschen
gurkensolo-step-level = Tausch ohne Wirkung
gurkensolo-step-pass = Beide Karten ablegen
gurkensolo-step-claim = Kein Zug geht
gurkensolo-step-skip = Diese Karten ablegen
gurkensolo-preview-keep = Du behältst { gurkensolo-goal }. Die andere Karte zählt nicht und wird erst am Ende gezeigt.
gurkensolo-step-keep = { gurkensolo-plain-first }, { gurkensolo-plain-second }, { gurkensolo-plain-third }, { gurkensolo-plain-fourth }

gurkensolo-effect-stepped =
    { $to ->
        [13] { $seat } zieht { gurkensolo-pickle } { $fields } vor, ins Glas.
       *[other] { $seat } zieht { gurkensolo-pickle } { $fields } vor, auf Feld { $to }.
    }
gurkensolo-effect-fixed =
    { $to ->
        [13] { $seat } berichtigt das und zieht { gurkensolo-pickle } { $fields } vor, ins Glas.
       *[other] { $seat } berichtigt das und zieht { gurkensolo-pickle } { $fields } vor, auf Feld { $to }.
    }
gurkensolo-effect-went-back = { $seat } zieht { gurkensolo-pickle } { $fields } zurück, auf Feld { $to }.
gurkensolo-effect-exchanged = { $seat } tauscht { gurkensolo-pickle } und { gurkensolo-other }.
gurkensolo-effect-arrived =
    { $place ->
        [1] 🏁 { gurkensolo-pickle } ist als Erste da!
        [2] 🏁 { gurkensolo-pickle } wird Zweite.
        [3] 🏁 { gurkensolo-pickle } wird Dritte.
       *[4] { gurkensolo-pickle } wird Vierte.
    }
gurkensolo-effect-true = ✅ { gurkensolo-statement }.
    .spoken = Stimmt: { gurkensolo-statement }.
gurkensolo-effect-false = ❌ { gurkensolo-statement }.
    .spoken = Stimmt nicht: { gurkensolo-statement }.
gurkensolo-effect-shown = 🃏 { gurkensolo-statement }.
    .spoken = Offen: { gurkensolo-statement }.
gurkensolo-effect-shown-special = 🃏 Spezialkarte: { gurkensolo-special }.
# Die eigenen Karten stehen in der Frage.
gurkensolo-effect-drew = { "" }
gurkensolo-effect-drew-special = { "" }
gurkensolo-effect-reshuffled = Der Stapel war leer. Alle Karten sind neu gemischt.
gurkensolo-effect-passed = { $seat } konnte nicht ziehen.
gurkensolo-effect-claimed = { $seat } sagt, dass kein Zug geht. Das stimmt:
gurkensolo-effect-wrong-claim = { $seat } sagt, dass kein Zug geht, aber es gibt einen:
gurkensolo-effect-wrong-step = { $seat } versucht { gurkensolo-pickle }, { $fields } vor. Das ist falsch:
gurkensolo-effect-skipped = { $seat } legt die offenen Karten ab.
gurkensolo-effect-choosing = Eine Gurke hat Feld 7 erreicht. Alle behalten jetzt geheim eine ihrer beiden Zielkarten.
gurkensolo-effect-kept = { $seat } hat eine Zielkarte gewählt.
gurkensolo-effect-kept-goal = Du behältst { gurkensolo-goal }.
gurkensolo-effect-scored =
    { $points ->
        [one] { $seat } wollte { gurkensolo-goal }: 1 Punkt.
       *[other] { $seat } wollte { gurkensolo-goal }: { $points } Punkte.
    }
gurkensolo-effect-opened = Nicht behalten von { $seat }: { gurkensolo-goal }.
gurkensolo-effect-resigned = { $seat } gibt auf.
gurkensolo-effect-won = Nur { $seat } ist noch dabei und gewinnt.

gurkensolo-end-arrived = Drei Gurken sind im Glas.
gurkensolo-end-resigned =
    { $seats ->
        [2] { $second } hat aufgegeben.
       *[other] Alle anderen haben aufgegeben.
    }

gurkensolo-points-first = Erste Gurke
gurkensolo-points-second = Zweite Gurke
gurkensolo-points-third = Dritte Gurke
gurkensolo-points-fourth = Vierte Gurke

# Karten zum Nachschlagen. Ihre Namen werden getippt, darum ohne bunte Punkte.
gurkensolo-plain-pickle =
    { $pickle ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-plain-other =
    { $other ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-plain-first =
    { $first ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-plain-second =
    { $second ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-plain-third =
    { $third ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-plain-fourth =
    { $fourth ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-component-statement =
    { $relation ->
        [ahead] { gurkensolo-plain-pickle } vor { gurkensolo-plain-other }
        [not-ahead] { gurkensolo-plain-pickle } nicht vor { gurkensolo-plain-other }
        [behind] { gurkensolo-plain-pickle } hinter { gurkensolo-plain-other }
        [not-behind] { gurkensolo-plain-pickle } nicht hinter { gurkensolo-plain-other }
        [equal] { gurkensolo-plain-pickle } gleichauf mit { gurkensolo-plain-other }
       *[not-equal] { gurkensolo-plain-pickle } nicht gleichauf mit { gurkensolo-plain-other }
    }
gurkensolo-component-statement-text =
    { $relation ->
        [ahead] Stimmt, solange { gurkensolo-plain-pickle } näher am Glas ist als { gurkensolo-plain-other }. Auf demselben Feld stimmt es nicht.
        [not-ahead] Stimmt, solange { gurkensolo-plain-pickle } weiter vom Glas weg ist als { gurkensolo-plain-other } oder auf demselben Feld.
        [behind] Stimmt, solange { gurkensolo-plain-pickle } weiter vom Glas weg ist als { gurkensolo-plain-other }. Auf demselben Feld stimmt es nicht.
        [not-behind] Stimmt, solange { gurkensolo-plain-pickle } näher am Glas ist als { gurkensolo-plain-other } oder auf demselben Feld.
        [equal] Stimmt, solange { gurkensolo-plain-pickle } und { gurkensolo-plain-other } auf demselben Feld oder beide im Glas sind.
       *[not-equal] Stimmt, solange { gurkensolo-plain-pickle } und { gurkensolo-plain-other } auf verschiedenen Feldern sind oder nur eine von beiden im Glas.
    } Im Glas sind alle Gurken gleichauf und vor denen draußen.
gurkensolo-component-special =
    { $special ->
        [one-back] Spezial: ein Feld zurück
        [two-back] Spezial: zwei Felder zurück
       *[exchange] Spezial: tauschen
    }
gurkensolo-component-special-text =
    { $special ->
        [one-back] Du musst irgendeine Gurke genau 1 Feld zurückziehen, aber nicht hinter Feld 1 und nicht aus dem Glas.
        [two-back] Du musst irgendeine Gurke genau 2 Felder zurückziehen, aber nicht hinter Feld 1 und nicht aus dem Glas.
       *[exchange] Du musst irgendwelche zwei Gurken außerhalb des Glases tauschen. Stehen sie auf demselben Feld, passiert nichts.
    } Deine andere Karte zählt nicht, außer wenn auch sie eine Spezialkarte ist: Dann wählst du eine von beiden.
gurkensolo-component-goal = Zielkarte { $goal }
gurkensolo-component-goal-text = Du willst { gurkensolo-plain-first } als Erste im Glas, { gurkensolo-plain-second } als Zweite, { gurkensolo-plain-third } als Dritte und { gurkensolo-plain-fourth } als Vierte. Was stimmt, bringt in dieser Reihenfolge 4, 2, 1 und 3 Punkte, zusammen höchstens 10.
gurkensolo-fact =
    { $fact ->
        [points] So wie die Gurken danach stehen, bringt deine Zielkarte mindestens { $count }
        [first] { gurkensolo-what }, deine erste, { gurkensolo-stands }
        [second] { gurkensolo-what }, deine zweite, { gurkensolo-stands }
       *[last] { gurkensolo-what }, deine letzte, hat danach noch { $count ->
            [one] 1 Feld
           *[other] { $count } Felder
        } vor sich
    }
gurkensolo-what =
    { $what ->
        [R] 🔴 Rot
        [G] 🟢 Grün
        [Y] 🟡 Gelb
       *[B] 🔵 Blau
    }
gurkensolo-stands =
    { $count ->
        [13] ist danach im Glas
       *[other] steht danach auf Feld { $count }
    }

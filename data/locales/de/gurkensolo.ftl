# Das Gurkensolo: Namen, Optionen, Menüs, und was im Spiel geschieht.
gurkensolo-name = Das Gurkensolo
gurkensolo-blurb = Alle bewegen dieselben vier Gurken: Karten bestimmen, welcher Schritt richtig ist, und du hoffst auf deinen geheimen Zieleinlauf.
gurkensolo-asks-in-private = Meine Karten spielen
gurkensolo-resign = Die anderen spielen ohne dich weiter. Deine Zielkarte zählt nicht und bleibt bis zum Schluss geheim. Zurückkommen kannst du nicht.

gurkensolo-preset-standard = Standard
gurkensolo-preset-professional = Gurkenprofis
gurkensolo-preset-master = Gurkenmeister
gurkensolo-preset-table = Wie am Tisch

gurkensolo-option-goals = Zielkarten
gurkensolo-option-goals-help = Mit zwei Karten wartest du ab und behältst eine, wenn eine Gurke Feld 7 erreicht
gurkensolo-option-goals-one = eine für jeden
gurkensolo-option-goals-professional = zwei, später behält man eine
gurkensolo-option-specials = Spezialkarten
gurkensolo-option-specials-help = Sechs Karten schicken eine Gurke zurück oder lassen zwei die Plätze tauschen
gurkensolo-option-specials-with = dabei
gurkensolo-option-specials-without = nur Logik
gurkensolo-option-mode = Fehler
gurkensolo-option-mode-help = Nur richtige Schritte zur Wahl, oder alle: dann darf der Nächste einen Fehler verbessern
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
    { gurkensolo-pickle } { $relation ->
        [ahead] vor
        [not-ahead] nicht vor
        [behind] hinter
        [not-behind] nicht hinter
        [equal] gleichauf mit
       *[not-equal] nicht gleichauf mit
    } { gurkensolo-other }
gurkensolo-special =
    { $special ->
        [one-back] eine Gurke 1 Feld zurück
        [two-back] eine Gurke 2 Felder zurück
       *[exchange] zwei Gurken tauschen die Plätze
    }
gurkensolo-distance =
    { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    }
gurkensolo-to =
    { $to ->
        [13] ins Glas
       *[other] auf Feld { $to }
    }

gurkensolo-question-step = Zieh eine Gurke so, dass eine deiner Karten stimmt und die andere nicht.
    .short = Deine Karten: { $one_card }; { $other_card }. Mach eine richtig und die andere falsch.
gurkensolo-question-challenge = Zieh eine Gurke so, dass eine deiner Karten stimmt und die andere nicht, oder sag, dass kein Schritt das schafft.
    .short = Deine Karten: { $one_card }; { $other_card }. Mach eine richtig und die andere falsch, oder sag, dass kein Schritt das schafft.
gurkensolo-question-special = Du hast eine Spezialkarte gezogen. Führ sie aus!
    .short = Deine Karten: { $one_card }; { $other_card }. Führe eine Spezialkarte aus.
gurkensolo-question-pass = Mit deinen Karten geht kein Zug.
    .short = Deine Karten: { $one_card }; { $other_card }. Kein Zug ist möglich.
gurkensolo-question-fix = Du darfst mit den offenen Karten eine Gurke ziehen, sodass eine stimmt und die andere nicht. Dann bekommst du deine eigenen.
gurkensolo-question-skip = Mit den offenen Karten ist kein Schritt richtig. Du bekommst deine eigenen.
gurkensolo-question-keep = Welche deiner beiden Zielkarten behältst du? Vor dem Ende sieht es niemand.
gurkensolo-question-wait = { $seat } zieht eine Gurke nach zwei geheimen Karten.
gurkensolo-question-wait-fix = { $seat } darf mit den offenen Karten eine Gurke ziehen oder sie liegen lassen.
gurkensolo-question-wait-keep = Noch ohne Zielkarte, gewählt wird geheim: { $seat }.

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
gurkensolo-step-pass = Nichts passt
gurkensolo-step-claim = Kein Schritt ist richtig
gurkensolo-step-skip = Karten liegen lassen
gurkensolo-preview-keep = Du behältst { gurkensolo-goal }; die andere Karte bleibt geheim und zählt nicht.
gurkensolo-step-keep = { gurkensolo-goal }

gurkensolo-effect-stepped = { $seat } zieht { gurkensolo-pickle } { gurkensolo-distance } vor, { gurkensolo-to }.
gurkensolo-effect-fixed = { $seat } macht es mit diesen Karten besser und zieht { gurkensolo-pickle } { gurkensolo-distance } vor, { gurkensolo-to }.
gurkensolo-effect-went-back = { $seat } zieht { gurkensolo-pickle } { gurkensolo-distance } zurück, { gurkensolo-to }.
gurkensolo-effect-exchanged = { $seat } lässt { gurkensolo-pickle } und { gurkensolo-other } die Plätze tauschen.
gurkensolo-effect-arrived =
    { $place ->
        [1] 🏁 { gurkensolo-pickle } ist als Erste da!
        [2] 🏁 { gurkensolo-pickle } wird Zweite.
        [3] 🏁 { gurkensolo-pickle } wird Dritte.
       *[4] { gurkensolo-pickle } wird Vierte.
    }
gurkensolo-effect-true = ✅ { gurkensolo-statement }.
    .spoken = Richtig: { gurkensolo-statement }.
gurkensolo-effect-false = ❌ { gurkensolo-statement }.
    .spoken = Falsch: { gurkensolo-statement }.
gurkensolo-effect-shown = 🃏 { gurkensolo-statement }.
    .spoken = Offen: { gurkensolo-statement }.
gurkensolo-effect-shown-special = 🃏 Spezialkarte: { gurkensolo-special }.
gurkensolo-effect-drew = Du bekommst: { gurkensolo-statement }.
    .short = { "" }
gurkensolo-effect-drew-special = Du bekommst eine Spezialkarte: { gurkensolo-special }.
    .short = { "" }
gurkensolo-effect-reshuffled = Der Stapel war leer. Alle Karten sind neu gemischt.
gurkensolo-effect-passed = { $seat } hat mit diesen Karten keinen Zug:
gurkensolo-effect-claimed = { $seat } sagt, kein Schritt sei richtig, und so ist es:
gurkensolo-effect-wrong-claim = { $seat } sagt, kein Schritt sei richtig, aber es gibt einen:
gurkensolo-effect-wrong-step = { $seat } will { gurkensolo-pickle } { gurkensolo-distance } vorziehen, und das ist falsch:
gurkensolo-effect-skipped = { $seat } lässt die offenen Karten liegen.
gurkensolo-effect-choosing = Eine Gurke hat Feld 6 hinter sich. Jeder behält geheim eine von zwei Zielkarten.
gurkensolo-effect-kept = { $seat } hat eine Zielkarte gewählt.
gurkensolo-effect-kept-goal = Du behältst { gurkensolo-goal }.
gurkensolo-effect-scored =
    { $points ->
        [one] { $seat } wollte { gurkensolo-goal }: 1 Punkt.
       *[other] { $seat } wollte { gurkensolo-goal }: { $points } Punkte.
    }
gurkensolo-effect-opened = { $seat } hatte { gurkensolo-goal }, ohne Wertung.
gurkensolo-effect-resigned = { $seat } gibt auf.
gurkensolo-effect-won = { $seat } bleibt als Letzter übrig und gewinnt.

gurkensolo-end-arrived = Drei Gurken sind im Glas.
gurkensolo-end-resigned = Alle anderen haben aufgegeben.

gurkensolo-points-first = Erster Platz
gurkensolo-points-second = Zweiter Platz
gurkensolo-points-third = Dritter Platz
gurkensolo-points-fourth = Vierter Platz

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
    { gurkensolo-plain-pickle } { $relation ->
        [ahead] vor
        [not-ahead] nicht vor
        [behind] hinter
        [not-behind] nicht hinter
        [equal] gleichauf mit
       *[not-equal] nicht gleichauf mit
    } { gurkensolo-plain-other }
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
       *[exchange] Spezial: Plätze tauschen
    }
gurkensolo-component-special-text =
    { $special ->
        [one-back] Du musst irgendeine Gurke genau 1 Feld zurückziehen, aber nicht hinter Feld 1 und nicht aus dem Glas.
        [two-back] Du musst irgendeine Gurke genau 2 Felder zurückziehen, aber nicht hinter Feld 1 und nicht aus dem Glas.
       *[exchange] Du musst irgendwelche zwei Gurken außerhalb des Glases die Plätze tauschen lassen. Stehen sie auf demselben Feld, geschieht nichts.
    } Deine andere Karte zählt nicht, es sei denn, auch sie ist eine Spezialkarte: Dann wählst du eine von beiden.
gurkensolo-component-goal = Zielkarte { $goal }
gurkensolo-component-goal-text = Du hoffst, dass { gurkensolo-plain-first } als Erste ankommt, { gurkensolo-plain-second } als Zweite, { gurkensolo-plain-third } als Dritte und { gurkensolo-plain-fourth } als Vierte. Was stimmt, bringt in dieser Reihenfolge 4, 2, 1 und 3 Punkte, zusammen höchstens 10.
gurkensolo-robot-part =
    { $part ->
        [points-of-the-goal-card] die Punkte, die die Zielkarte erwarten lässt
       *[other] die Stellung als Ganzes
    }

# Wie eine Partie verlaufen ist, Schritt für Schritt, und ihr Protokoll als Datei.

history-button = Verlauf
history-heading =
    { $game } · { $step ->
        [0] der Anfang
       *[other] Zug { $step } von { $steps }
    }
history-begin = Die Partie beginnt: { $who }
history-own-secret = Du hast geheim gewählt.
history-first = Von Anfang an
history-back = Zurück
history-on = Weiter
history-log = Ganzes Protokoll
history-show = Allen zeigen
history-show-help = Zeigt am Tisch ein Bild von diesem Moment
history-shown-by = 📣 { $who } zeigt allen einen Moment der Partie.
history-shown = 📣 Gezeigt in { $place }, ohne Geheimnisse.
history-return = Zurück zu den Bildern
history-log-told = 📜 Die ganze Partie in Worten{ $secrets ->
        [0] .
       *[1] , soweit du davon wissen darfst.
    }
history-jump = Zu einem Zug springen
history-jump-begin = Der Anfang
history-jump-to = { $step }: { $name }
history-eyes = Aus wessen Sicht?
history-eyes-all = Was alle sehen konnten

history-still-drawing = ⏳ Ich zeichne noch dein letztes Bild einer ganzen Partie. Drück noch einmal, wenn es da ist.
log-hours = Uhrzeiten in UTC.
log-taken-back-what = ↩ { $who } hat zurückgenommen: { $what }
log-taken-back =
    { $count ->
        [one] ↩ { $who } hat den letzten Schritt zurückgenommen.
       *[other] ↩ { $who } hat die letzten { $count } Schritte zurückgenommen.
    }

again-rematch = Revanche
again-deal = Revanche, gleicher Start
again-open = Noch mal mit anderen
again-turned = 🔁 Revanche: Diesmal beginnt, wer auf dem nächsten Platz sitzt.
again-same-deal = 🎴 Revanche mit gleichem Start: Alle rücken einen Platz weiter und bekommen, was dieser Platz hatte. Sie zählt nicht für die Statistik.
again-opened = ✅ Dein Tisch für **{ $game }** ist in { $place }.
again-joined = ✅ Die nächste Partie war schon offen. Du hast dort einen Platz: { $place }.
again-begun = Die nächste Partie läuft in { $place }.

# Der Beweis, dass Würfel und Karten vor dem Beginn feststanden. HMAC heißt überall so.
proof-heading = { $game }: Austeilen prüfen
proof-seal = Siegel: { $seal }
proof-sealed = Notier es dir: Es bleibt bis zum Ende dasselbe. Alle Würfel und Karten kommen aus einer geheimen Zahl, dem Startwert, und das Siegel passt zu keinem anderen. Ist die Partie zu Ende, siehst du ihn hier.
proof-dealt-again = 🎴 Eine Partie mit demselben Startwert läuft gerade. Du siehst ihn hier, sobald sie zu Ende ist.
proof-seed = 🔓 Startwert: `{ $seed }`
proof-deals-again = 🎴 Derselbe Startwert wie in der Partie davor: Würfe und Karten waren bekannt.
proof-replayed =
    { $count ->
        [one] ✅ Der eine Zug ergibt mit diesem Startwert dieselbe Partie (Regeln der Version { $version }).
       *[other] ✅ Die { $count } Züge ergeben mit diesem Startwert dieselbe Partie (Regeln der Version { $version }).
    }
proof-differs = ⚠️ Die Regeln haben sich seitdem geändert: Version { $version } kann diese Partie nicht mehr nachspielen. Das Siegel lässt sich trotzdem prüfen.
proof-how = Prüf es selbst nach: Das Siegel ist der HMAC-SHA-256 des Textes „{ $table }“ mit dem Startwert als Schlüssel. Vergleiche das Siegel, das du während der Partie notiert hast, mit dem, was dieser Befehl ausgibt:
proof-record = In dieser Datei stehen Startwert, Optionen und jeder Zug. Wie Würfel und Karten aus dem Startwert folgen, steht in meinem Quelltext in `rules/core/chance.py`.

history-moving = Animation
history-moving-told = 🎞️ { $game }: die ganze Partie als Animation, am Ende das Ergebnis.
history-replay-failed = Ich konnte die Wiederholung nicht zeichnen. Versuch es später noch einmal, oder blättere durch die Partie.
history-which = Welche Partie?
proof-button = Austeilen prüfen
proof-button-help = Beweis, dass niemand Karten oder Würfel gewählt hat

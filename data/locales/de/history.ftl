# Wie eine Partie verlaufen ist, Schritt für Schritt, und ihr Protokoll als Datei.

history-button = Verlauf
history-heading = { $game } · Schritt { $step } von { $steps }
history-begin = Die Partie beginnt: { $who }
history-own-secret = Du hast verdeckt etwas gewählt.
history-first = Anfang
history-back = Zurück
history-on = Weiter
history-last = Jetzt
history-log = Ganzes Protokoll
history-show = Den anderen zeigen
history-shown-by = 📣 { $who } zeigt allen einen Moment der Partie.
history-shown = 📣 Die anderen sehen diesen Moment jetzt in { $place }, soweit alle davon wissen dürfen.
history-return = Zurück zu den Bildern
history-log-told = 📜 Die ganze Partie in Worten, soweit du davon wissen darfst.
history-jump = Zu einem Zug springen
history-jump-begin = Der Anfang
history-jump-to = { $step }: { $name }
history-eyes = Mit wessen Augen?
history-eyes-all = Was alle sehen konnten

history-still-drawing = ⏳ Ich zeichne noch dein letztes Bild einer ganzen Partie. Drück noch mal, wenn es da ist.
log-hours = Uhrzeiten in UTC.
log-taken-back-what = ↩ { $who } hat zurückgenommen: { $what }
log-taken-back =
    { $count ->
        [one] ↩ { $who } hat den letzten Schritt zurückgenommen.
       *[other] ↩ { $who } hat die letzten { $count } Schritte zurückgenommen.
    }

again-rematch = Revanche
again-deal = Dasselbe Blatt noch mal
again-open = Noch mal mit anderen
again-turned = 🔁 Eine Revanche: Diesmal beginnt der nächste Platz, und es geht los, sobald alle geantwortet haben.
again-same-deal = 🎴 Eine Revanche mit demselben Blatt: Alle rücken einen Platz weiter und bekommen, was ihr Nachbar hatte. Sie zählt nicht.
again-opened = ✅ Die nächste Partie wartet in { $place }; für alle, die dabei waren, ist dort ein Platz frei.
again-opened-to-all = ✅ Ein neuer Tisch mit denselben Vereinbarungen wartet in { $place }.
again-joined = ✅ Die nächste Partie ist schon offen: Du sitzt mit am Tisch, in { $place }.
again-begun = Die nächste Partie läuft, in { $place }.

# Der Beweis, dass Würfel und Karten vor dem Beginn feststanden. HMAC heißt überall so.
proof-heading = { $game }: der Beweis
proof-seal = 🔏 Siegel: { $seal }
proof-sealed = Es steht seit Beginn der Partie unter der Lobby. Alle Würfel und Karten dieser Partie kommen aus einer geheimen Zahl, dem Startwert, und das Siegel passt zu keinem anderen. Nach dem Ende wird es hier geöffnet.
proof-dealt-again = 🎴 Dasselbe Blatt wird gerade noch einmal gespielt: der Startwert steht hier, sobald die Partie vorbei ist.
proof-seed = 🔓 Startwert: `{ $seed }`
proof-deals-again = 🎴 Derselbe Startwert wie in der Partie davor: Dieses Blatt war bekannt.
proof-replayed =
    { $count ->
        [one] ✅ Von diesem Startwert führt die eine Aktion der Partie noch einmal zu ihrem Ende (Regeln der Version { $version }).
       *[other] ✅ Von diesem Startwert führen die { $count } Aktionen der Partie noch einmal zu ihrem Ende (Regeln der Version { $version }).
    }
proof-differs = ⚠️ Die Regeln haben sich seitdem geändert: Version { $version } kann diese Partie nicht mehr nachspielen. Das Siegel lässt sich trotzdem prüfen.
proof-how = Selbst nachprüfen: Das Siegel ist der HMAC-SHA-256 des Textes „{ $table }“ mit dem Startwert als Schlüssel. Vergleich, was dieser Befehl ausgibt, mit dem Siegel unter der Lobby:
proof-record = Startwert, Optionen und jede Aktion stehen in dieser Datei. Wie Würfel und Karten aus dem Startwert folgen, steht in `rules/core/chance.py` im Quelltext des Bots.

history-moving = Bewegtes Bild
history-still = Standbild
history-moving-told = 🎞️ Die ganze Partie { $game } als bewegtes Bild, das Ergebnis am Ende.
history-still-told = 🖼️ Die wichtigsten Momente von { $game } nebeneinander, das Ergebnis zuletzt.
history-replay-failed = Die Wiederholung ließ sich nicht zeichnen. Versuch es später noch einmal, oder blättere durch die Partie.
history-which = Welches Spiel?
proof-button = Austeilen prüfen

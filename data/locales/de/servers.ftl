# Für alle, die sich um einen Server kümmern: Zustände von Tischen, Moderation, Einstellungen.
state-lobby =
    { $count ->
        [one] 🪑 Wartet auf Mitspielende: ein Platz besetzt · eröffnet { $since }
       *[other] 🪑 Wartet auf Mitspielende: { $count } Plätze besetzt · eröffnet { $since }
    }
state-running = ▶️ Wartet auf { $who } · { $since }
state-asleep = 💤 Schläft, weil nichts passiert ist · { $since }
state-paused = ⏸️ Pausiert von { $name } · { $since }
state-frozen = 🧊 Angehalten, weil sich der gespeicherte Stand nicht lesen lässt · { $since }
state-lost = 📍 Den Kanal gibt es nicht mehr · { $since }
state-finished = 🏁 Zu Ende · { $since }
state-cancelled = ✖️ Abgebrochen · { $since }
moderation-which = Um welchen Tisch geht es?
moderation-choose = Wähle einen Tisch
moderation-more =
    { $count ->
        [one] … und noch einer. Ruf den Befehl in seinem Thread auf.
       *[other] … und { $count } weitere. Ruf den Befehl im Thread eines Tisches auf.
    }
moderation-heading = 🛡️ Diesen Tisch moderieren
moderation-help = Wer am Tisch sitzt, erfährt, was du tust, und dein Name steht im Protokoll.
moderation-seat = Platz frei machen
moderation-free = Roboter spielt für { $name } bis zur Rückkehr
moderation-put-out = { $name } endgültig aus der Partie nehmen
moderation-send-away = { $name } vom Tisch nehmen
moderation-pause = Pausieren
moderation-wake = Fortsetzen
moderation-end = Partie abbrechen
moderation-sure-end = Möchtest du diese Partie abbrechen? Sie endet ohne Ergebnis, und niemand kann weiterspielen.
moderation-sure-put-out = Möchtest du **{ $name }** aus dieser Partie nehmen? Die anderen spielen weiter oder die Partie endet, je nach Spielregel. Das lässt sich nicht rückgängig machen.
moderation-yes-end = Ja, Partie abbrechen
moderation-yes-put-out = Ja, { $name } herausnehmen
moderation-back = Zurück
config-heading = ⚙️ Tische dieses Servers
config-help = Das gilt für neue Tische; offene behalten ihre Einstellungen.
config-channels = Kanäle
config-no-channels = alle, in denen ich schreiben darf
config-choose-channels = Kanäle für Tische (keiner: alle)
config-games = Spiele
config-no-games = alle
config-choose-games = Spiele zur Auswahl (keins: alle)
config-language = Sprache neuer Tische
config-no-language = Sprache: die der Person, die den Tisch eröffnet
config-pace = Tempo neuer Tische
config-no-pace = Tempo: täglich, wie üblich
config-most = Offene Tische je Person
config-no-most = Offene Tische je Person: beliebig viele
config-most-tables =
    { $count ->
        [one] Offene Tische je Person: einer
       *[other] Offene Tische je Person: { $count }
    }
config-choose-turn = Namen der Threads
config-no-turn = Threads: benannt nach Spiel und Leuten
config-turn = Threads: benannt danach, wer dran ist
config-turn-help = Auch bei offenen Tischen. Discord erlaubt zwei Änderungen in zehn Minuten und vermerkt jede im Thread.
config-tables = Alle Tische
config-check = Meine Rechte hier
config-back = Zurück
config-tables-heading =
    { $count ->
        [0] Kein offener Tisch auf diesem Server
        [one] Ein offener Tisch auf diesem Server
       *[other] { $count } offene Tische auf diesem Server
    }

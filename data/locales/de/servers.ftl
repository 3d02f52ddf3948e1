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
state-lost = 📍 Sein Platz in Discord ist weg · { $since }
state-finished = 🏁 Zu Ende · { $since }
state-cancelled = ✖️ Abgesagt · { $since }
moderation-which = Um welchen Tisch geht es?
moderation-choose = Wähle einen Tisch
moderation-more =
    { $count ->
        [one] … und noch einer. Nutze den Befehl in seinem Thread, um zu ihm zu kommen.
       *[other] … und { $count } weitere. Nutze den Befehl im Thread eines Tischs, um zu ihm zu kommen.
    }
moderation-heading = 🛡️ Diesen Tisch moderieren
moderation-help = Wer am Tisch sitzt, erfährt, was du tust, und dein Name steht im Protokoll.
moderation-seat = Platz frei machen
moderation-free = { $name }: ein Roboter spielt bis zur Rückkehr
moderation-put-out = { $name }: endgültig aus dem Spiel
moderation-send-away = { $name }: weg von diesem Tisch
moderation-pause = Pausieren
moderation-wake = Weitergehen lassen
moderation-end = Tisch beenden
moderation-sure-end = Möchtest du diesen Tisch beenden? Das Spiel endet ohne Ergebnis, und niemand kann dort weiterspielen.
moderation-sure-put-out = Möchtest du **{ $name }** aus diesem Spiel nehmen? Die anderen spielen ohne diesen Platz weiter, wie es die Regeln sagen, oder das Spiel ist zu Ende. Das lässt sich nicht rückgängig machen.
moderation-yes-end = Ja, beenden
moderation-yes-put-out = Ja, { $name } herausnehmen
moderation-back = Zurück

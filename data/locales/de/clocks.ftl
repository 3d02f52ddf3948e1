# Uhren, Erinnerungen und Tische, die schlafen.
clock-deadline = ⏳ { $deadline }
    .spoken = Die Zeit läuft { $deadline } ab
clock-deadline-of = { $who } { $deadline }
clock-out-of-time = ⌛ Die Zeit von { $names } ist um. Die Partie wartet: Ein später Zug zählt noch.
clock-given-up = ⌛ Die Zeit von { $names } ist um: Wie vereinbart geht die Partie ohne sie weiter.
clock-all-silent = ⌛ Die Zeit von { $names } ist um. Niemand spielt mehr, also endet die Partie ohne Ergebnis.
clock-asleep = 💤 Hier ist eine Weile nichts passiert, also schläft dieser Tisch, und alle Uhren stehen. Drück auf den Knopf oder mach einfach deinen Zug.
clock-paused = ⏸️ { $name } (Moderation) hat diesen Tisch pausiert, und alle Uhren stehen. Die Moderation kann ihn mit { $command-moderate } fortsetzen.
clock-lobby-asleep = 💤 Zwei Wochen lang ist niemand dazugekommen, also ist dieser Tisch geschlossen.
clock-substitute = ⌛ Die Zeit von { $names } ist um. Ein eigener Zug genügt, um zurückzukommen.
clock-wake = Aufwecken
clock-wake-lobby = Wieder öffnen
call-turn = 🎲 Du bist dran: { $table }
call-result = 🏁 Partie zu Ende: { $table }
call-news = 📣 Neues an deinem Tisch: { $table }
reminder-turn = ⏰ { $who }, du bist dran.
reminder-turn-until = ⏰ { $who }, du bist dran, bis { $deadline }.
reminder-dm = ⏰ Du bist dran: { $table }
reminder-dm-until = ⏰ Du bist dran bis { $deadline }: { $table }
reminder-snooze = ⏰ Später erinnern
reminder-snooze-60 = In 1 Stunde
reminder-snooze-240 = In 4 Stunden
reminder-snooze-1440 = Morgen
reminder-snoozed = Ich erinnere dich am { $moment }.
habits-zone = 🕰️ **{ $time } Uhr** in { $zone }
habits-zone-right = Ja
habits-zone-never = Nicht mehr fragen
habits-zone-question = 🕰️ Ist es bei dir **{ $time } Uhr**? ({ $zone })
habits-zone-other = Andere Zeitzone
habits-zone-which = 🕰️ Deine Uhrzeit fehlt? Nenn deine Stadt bei { $command-settings }.
habits-zone-what-time = Wie spät ist es bei dir?
habits-holiday = 🏖️ Abwesend von { $first } bis { $last }: Deine Uhren stehen.
habits-holiday-none = 🏖️ Du fährst in Urlaub? Tippe **/{ command-settings } { command-settings-away }**.
habits-no-holidays = Ab morgen kein Urlaub
habits-quiet-from = Wann deine Ruhezeit beginnt
habits-quiet-until = Wann deine Ruhezeit endet
habits-call = Wo ich dich benachrichtige
habits-no-quiet-from = Ruhe ab { $time } Uhr, wie üblich
habits-no-quiet-until = Ruhe bis { $time } Uhr, wie üblich
habits-no-call = Benachrichtigung: am Tisch, geheime Karten per Direktnachricht
habits-quiet-from-at = Ruhe ab { $time } Uhr
habits-quiet-until-at = Ruhe bis { $time } Uhr
habits-call-table = Benachrichtigung: am Tisch
habits-call-dm = Benachrichtigung: als Direktnachricht
habits-call-both = Benachrichtigung: am Tisch und als Direktnachricht
habits-call-daily = Benachrichtigung: einmal am Tag, alles in einer Direktnachricht
habits-summary-at = Wann deine tägliche Nachricht kommt
habits-no-summary-at = Tägliche Nachricht um { $time } Uhr, wie üblich
habits-summary-at-at = Tägliche Nachricht um { $time } Uhr
habits-heads-up = Vorab-Hinweis
habits-no-heads-up = Vorab-Hinweis: aus
habits-heads-up-on = Vorab-Hinweis: Direktnachricht, wenn du als Nächstes dran bist
clock-robot = ⌛ Die Zeit von { $names } ist um: Bis zur Rückkehr spielt ein Roboter.
clock-robot-once = ⌛ Die Zeit von { $names } ist um: Diese eine Entscheidung trifft ein Roboter.
turns-heading =
    { $count ->
        [one] Ein Tisch wartet auf dich: **{ $game }** in { $place }
       *[other] { $count } Tische warten auf dich. Hier geht es weiter: **{ $game }** in { $place }
    }
turns-next = Nächster Tisch
turns-done = ✅ Alles erledigt: Kein Tisch wartet auf dich.
turns-done-until = ✅ Alles erledigt: Kein Tisch wartet auf dich. Deine nächste Frist endet { $moment }.
summary-heading =
    { $count ->
        [one] 📬 Ein Tisch wartet auf dich
       *[other] 📬 { $count } Tische warten auf dich, der dringendste zuerst
    }
summary-more =
    { $count ->
        [one] … und ein weiterer: { $command-games } führt dich durch alle.
       *[other] … und { $count } weitere: { $command-games } führt dich durch alle.
    }
summary-play = Jetzt spielen
summary-settings = -# Diese Nachricht kommt einmal am Tag, und nur wenn ein Tisch wartet. Ändern kannst du das mit { $command-settings }.
summary-refused =
    { $count ->
        [one] 📪 { $who }, du bist hier dran. Du nimmst von mir keine Direktnachrichten an, darum kam deine tägliche Nachricht nicht an. Erlaube sie, oder wähle mit { $command-settings } eine andere Benachrichtigung.
       *[other] 📪 { $who }, ihr seid hier dran. Ihr nehmt von mir keine Direktnachrichten an, darum kam eure tägliche Nachricht nicht an. Erlaubt sie, oder wählt mit { $command-settings } eine andere Benachrichtigung.
    }
heads-up = 👀 Du bist als Nächstes dran: { $table }. Gerade entscheidet { $who }.

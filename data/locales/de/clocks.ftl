# Uhren, Erinnerungen und Tische, die schlafen.
clock-deadline = ⏳ { $deadline }
    .spoken = Die Zeit endet { $deadline }
clock-deadline-of = { $who } { $deadline }
clock-out-of-time = ⌛ Die Zeit von { $names } ist abgelaufen. Alle anderen können das Spiel jetzt beenden, ohne auf eine Antwort zu warten: mit { $command-leave }.
clock-given-up = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, geht das Spiel ohne diesen Platz weiter.
clock-all-silent = ⌛ Die Zeit von { $names } ist abgelaufen, und sonst spielt niemand mehr. Darum endet das Spiel ohne Ergebnis.
clock-asleep = 💤 Dieser Tisch schläft, weil hier eine Weile nichts passiert ist. Nichts ist verloren, und alle Uhren ruhen. Drück auf den Knopf oder mach einfach deinen Zug, dann geht es weiter.
clock-paused = ⏸️ { $name } (Moderation) hat diesen Tisch pausiert. Nichts ist verloren, und alle Uhren ruhen. Weiter geht es, wenn ihn jemand von der Moderation mit { $command-moderate } weckt.
clock-lobby-asleep = 💤 Zwei Wochen lang ist niemand dazugekommen; dieser Tisch ist vorerst geschlossen.
clock-substitute = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, darf jetzt jemand anders den Platz übernehmen. Bis dahin genügt ein eigener Zug, um zurückzukommen.
clock-wake = Aufwecken
clock-wake-lobby = Wieder öffnen
call-turn = 🎲 Du bist dran: { $table }
call-result = 🏁 Spiel zu Ende: { $table }
call-news = 📣 Neues an deinem Tisch: { $table }
reminder-turn = ⏰ { $who }, du bist dran bei **{ $game }**.
reminder-turn-until = ⏰ { $who }, du bist dran bei **{ $game }**. Deine Zeit läuft bis { $deadline }.
reminder-dm = ⏰ Du bist dran: { $table }
reminder-dm-until = ⏰ Du bist dran: { $table }. Deine Zeit läuft bis { $deadline }.
reminder-snooze-60 = In 1 Stunde erinnern
reminder-snooze-240 = In 4 Stunden
reminder-snooze-1440 = Morgen
reminder-snoozed = In Ordnung, ich erinnere dich { $moment }.
habits-zone = 🕰️ Deine Zeitzone: **{ $zone }**, dort ist es { $time } Uhr. Ändern kannst du sie mit { $command-settings }.
habits-zone-guessed = 🕰️ Deine Zeitzone, geraten: **{ $zone }**, dort ist es { $time } Uhr. Wenn das nicht stimmt, wähle unten deine.
habits-zone-right = Das stimmt
habits-zone-never = Nicht mehr fragen
habits-zone-question = 🕰️ Damit ich niemanden wecke: Lebst du in der Zeitzone **{ $zone }**, wo es jetzt { $time } Uhr ist?
habits-zone-likely = Nach den Stunden, zu denen du spielst, lebst du vielleicht in **{ $zone }**, wo es jetzt { $time } Uhr ist.
habits-zone-other = Andere Zeitzone
habits-zone-which = 🕰️ Wie spät ist es bei dir? Wenn deine Uhrzeit nicht dabei ist, nenn deine Stadt bei { $command-settings }.
habits-zone-what-time = Wie spät ist es bei dir?
habits-holiday = 🏖️ Abwesend von { $first } bis { $last }: Deine Uhren ruhen.
habits-no-holidays = Ich bin zurück: ab morgen kein Urlaub
habits-quiet-from = Wann deine Ruhezeit beginnt
habits-quiet-until = Wann deine Ruhezeit endet
habits-call = Wo du gerufen werden möchtest
habits-no-quiet-from = Ruhezeit beginnt wie üblich: { $time } Uhr
habits-no-quiet-until = Ruhezeit endet wie üblich: { $time } Uhr
habits-no-call = Rufe: wie im Spiel üblich, meist am Tisch
habits-quiet-from-at = Ruhezeit beginnt um { $time } Uhr
habits-quiet-until-at = Ruhezeit endet um { $time } Uhr
habits-call-table = Rufe: am Tisch
habits-call-dm = Rufe: als Direktnachricht
habits-call-both = Rufe: am Tisch und als Direktnachricht
habits-call-daily = Rufe: einmal am Tag, alles in einer Direktnachricht
habits-summary-at = Wann deine tägliche Nachricht kommt
habits-no-summary-at = Tägliche Nachricht wie üblich: { $time } Uhr
habits-summary-at-at = Tägliche Nachricht um { $time } Uhr
habits-heads-up = Ob du hörst, dass du als Nächstes dran bist
habits-no-heads-up = Vorwarnung: keine
habits-heads-up-on = Vorwarnung: Direktnachricht, wenn ich als Nächstes dran bin
clock-robot = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, spielt ein Roboter den Platz, bis wieder ein eigener Zug kommt.
clock-robot-once = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, trifft ein Roboter diese eine Entscheidung.
turns-heading =
    { $count ->
        [one] Ein Tisch wartet auf dich: **{ $game }** in { $place }
       *[other] { $count } Tische warten auf dich. Hier geht es weiter: **{ $game }** in { $place }
    }
turns-next = Nächster Tisch
turns-done = ✅ Alles erledigt: Kein Tisch wartet auf dich.
turns-done-until = ✅ Alles erledigt: Kein Tisch wartet auf dich. Du kannst jederzeit wieder dran sein; eine Uhr läuft { $moment } ab.
summary-heading =
    { $count ->
        [one] 📬 Ein Tisch wartet auf dich
       *[other] 📬 { $count } Tische warten auf dich, der dringendste zuerst
    }
summary-more = … und { $count } weitere: { $command-games } führt dich durch alle.
summary-play = Jetzt spielen
summary-settings = -# Diese Nachricht kommt einmal am Tag, und nur wenn ein Tisch wartet. Ändern kannst du das mit { $command-settings }.
summary-refused = 📪 { $who }, du bist hier dran. Deine tägliche Nachricht ist nicht angekommen, weil du von mir keine Direktnachrichten annimmst. Erlaube sie, oder wähle mit { $command-settings }, wie du sonst gerufen werden möchtest.
heads-up = 👀 Du bist als Nächstes dran: { $table }. Gerade entscheidet { $who }.

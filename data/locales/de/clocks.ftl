# Uhren, Erinnerungen und Tische, die schlafen.
clock-deadline = ⏳ { $deadline }
    .spoken = Die Zeit endet { $deadline }
clock-deadline-of = { $who } { $deadline }
clock-out-of-time = ⌛ Die Zeit von { $names } ist abgelaufen. Alle anderen können das Spiel jetzt beenden, ohne auf eine Antwort zu warten: mit { $command-cancel }.
clock-given-up = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, geht das Spiel ohne diesen Platz weiter.
clock-asleep = 💤 Dieser Tisch schläft, weil hier eine Weile nichts passiert ist. Nichts ist verloren, und alle Uhren ruhen. Drück auf den Knopf oder mach einfach deinen Zug, dann geht es weiter.
clock-lobby-asleep = 💤 Zwei Wochen lang ist niemand dazugekommen; dieser Tisch ist vorerst geschlossen.
clock-wake = Aufwecken
clock-wake-lobby = Wieder öffnen
clock-awake = Dieser Tisch ist wieder wach.
clock-pace = Tempo
clock-pace-live = live
clock-pace-brisk = zügig
clock-pace-daily = täglich
clock-pace-relaxed = gemütlich
clock-pace-none = ohne Uhr
clock-pace-help = { $bank } Vorrat und { $increment } dazu für jede Entscheidung; Nächte und Urlaub zählen bei niemandem
clock-pace-none-help = Lasst euch Zeit; ab und zu kommt eine Erinnerung
clock-absence = Wenn jemandes Zeit abläuft
clock-absence-others = dürfen die anderen das Spiel beenden
clock-absence-out = scheidet dieser Platz aus
clock-absence-others-help = Nach bis zu drei Erinnerungen. Die eigene Zustimmung ist dann nicht nötig.
clock-absence-out-help = Nach bis zu drei Erinnerungen gilt der Platz als aufgegeben, wie es die Regeln sagen.
clock-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
clock-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
reminder-turn = ⏰ { $who }, du bist dran bei **{ $game }**.
reminder-turn-until = ⏰ { $who }, du bist dran bei **{ $game }**. Deine Zeit endet { $deadline }.
reminder-dm = ⏰ Du bist dran bei **{ $game }**: { $place }
reminder-dm-until = ⏰ Du bist dran bei **{ $game }**: { $place }. Deine Zeit endet { $deadline }.
reminder-snooze-60 = In 1 Stunde erinnern
reminder-snooze-240 = In 4 Stunden
reminder-snooze-1440 = Morgen
reminder-snoozed = In Ordnung, ich erinnere dich { $moment }.
habits-zone = 🕰️ Deine Zeitzone: **{ $zone }**, dort ist es { $time } Uhr. Ändern kannst du sie mit { $command-settings }.
habits-zone-guessed = 🕰️ Deine Zeitzone, geraten: **{ $zone }**, dort ist es { $time } Uhr. Wenn das nicht stimmt, wähle deine mit { $command-settings }.
habits-holiday = 🏖️ Abwesend von { $first } bis { $last }: Deine Uhren ruhen.
habits-no-holidays = Ich bin zurück: kein Urlaub
habits-quiet-from = Wann deine Ruhezeit beginnt
habits-quiet-until = Wann deine Ruhezeit endet
habits-call = Wo du erinnert werden möchtest
habits-no-quiet-from = Ruhezeit beginnt wie üblich: { $time } Uhr
habits-no-quiet-until = Ruhezeit endet wie üblich: { $time } Uhr
habits-no-call = Erinnerungen: am Tisch
habits-quiet-from-at = Ruhezeit beginnt um { $time } Uhr
habits-quiet-until-at = Ruhezeit endet um { $time } Uhr
habits-call-table = Erinnerungen: immer am Tisch
habits-call-dm = Erinnerungen: als Direktnachricht
habits-call-both = Erinnerungen: am Tisch und als Direktnachricht
clock-robot = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, spielt ein Roboter den Platz, bis wieder ein eigener Zug kommt.
clock-robot-once = ⌛ Die Zeit von { $names } ist abgelaufen. Wie zu Beginn vereinbart, trifft ein Roboter diese eine Entscheidung.
clock-absence-robot = spielt ein Roboter, bis die Person zurück ist
clock-absence-robot-once = trifft ein Roboter diese eine Entscheidung
clock-absence-robot-help = Nach bis zu drei Erinnerungen. Mit jedem eigenen Zug gehört der Platz wieder dir.
clock-absence-robot-once-help = Nach bis zu drei Erinnerungen. Die nächste Entscheidung ist wieder deine.
turns-heading =
    { $count ->
        [one] Ein Tisch wartet auf dich: **{ $game }** in { $place }
       *[other] { $count } Tische warten auf dich. Hier geht es weiter: **{ $game }** in { $place }
    }
turns-next = Nächster Tisch
turns-done = ✅ Alles erledigt: Kein Tisch wartet auf dich.
turns-done-until = ✅ Alles erledigt: Kein Tisch wartet auf dich. Du kannst jederzeit wieder dran sein; eine Uhr läuft { $moment } ab.

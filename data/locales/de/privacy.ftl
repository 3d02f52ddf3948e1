# Was über jemanden gespeichert ist.

privacy-heading = Was ich über dich weiß
privacy-tables = **Deine Tische:** dein Platz und dein Name dort, was du in jeder Partie wann getan hast, und Ergebnisse. Das sehen alle am Tisch ebenfalls.
privacy-self = **Über dich:** Sprache, Farben, Zeiten und Benachrichtigungen aus deinen Einstellungen, und welche Probleme du gemeldet hast.
privacy-how-long = **Wie lange:** bis du es löschst. Ich lese keine Nachrichten und weiß sonst nichts über dich.
privacy-file = Alles als Datei
privacy-forget = Meine Daten löschen …
privacy-file-told =
    { $count ->
        [one] 📄 Alles, was ich über dich weiß: ein Eintrag. Nichts davon verrät, was andere vor dir verbergen.
       *[other] 📄 Alles, was ich über dich weiß: { $count } Einträge. Nichts davon verrät, was andere vor dir verbergen.
    }
privacy-back = Zurück
privacy-question = Deine Daten löschen?
privacy-question-running =
    { $count ->
        [one] Du gibst deine laufende Partie auf, wie es in ihrer Lobby vereinbart ist.
       *[other] Du gibst deine { $count } laufenden Partien auf, wie es in jeder Lobby vereinbart ist.
    }
privacy-question-lobbies =
    { $count ->
        [one] Du verlässt den einen Tisch, an dem die Partie noch nicht begonnen hat; hast du ihn eröffnet, wird er geschlossen.
       *[other] Du verlässt { $count } Tische, die noch warten; selbst eröffnete werden geschlossen.
    }
privacy-question-rest = Dein Name und alles, was du gewählt hast, werden endgültig gelöscht. Partien, die du gespielt hast, bleiben, unter einem Namen wie „Person 2“, auch in der neuesten Nachricht jedes Tisches. Was ältere Nachrichten in Kanälen auf Discord sagen, bleibt dort; nur die Moderation kann es löschen.
privacy-sure = Ja, Daten löschen
privacy-forgotten =
    { $count ->
        [0] ✅ Deine Daten sind gelöscht.
        [one] ✅ Deine Daten sind gelöscht, auch an einem Tisch.
       *[other] ✅ Deine Daten sind gelöscht, auch an { $count } Tischen.
    }

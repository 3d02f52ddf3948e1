# Was über jemanden gespeichert ist.

privacy-heading = Was ich über dich weiß
privacy-tables = **Deine Tische:** dein Platz und dein Name dort, was du in jeder Partie wann getan hast, und Ergebnisse. Das sehen alle am Tisch ebenfalls.
privacy-self = **Über dich:** die Sprache, das Aussehen, die Zeiten und die Erinnerungen, die du in den Einstellungen gewählt hast, und welche Probleme du gemeldet hast.
privacy-how-long = **Wie lange:** bis du es vergessen lässt. Ich lese keine Nachrichten und weiß sonst nichts über dich.
privacy-file = Alles als Datei
privacy-forget = Mich vergessen …
privacy-file-told =
    { $count ->
        [one] 📄 Alles, was ich über dich weiß: ein Eintrag. Nichts davon verrät, was andere vor dir verbergen.
       *[other] 📄 Alles, was ich über dich weiß: { $count } Einträge. Nichts davon verrät, was andere vor dir verbergen.
    }
privacy-back = Zurück
privacy-question = Möchtest du vergessen werden?
privacy-question-running =
    { $count ->
        [one] Du gibst die eine Partie auf, in der du bist, wie es ihr Tisch vereinbart hat.
       *[other] Du gibst die { $count } Partien auf, in denen du bist, wie es ihre Tische vereinbart haben.
    }
privacy-question-lobbies =
    { $count ->
        [one] Du verlässt den einen Tisch, der noch nicht begonnen hat; hast du ihn eröffnet, schließt er.
       *[other] Du verlässt die { $count } Tische, die noch nicht begonnen haben; die du eröffnet hast, schließen.
    }
privacy-question-rest = Dein Name und alles, was du gewählt hast, werden endgültig gelöscht. Partien, die du gespielt hast, bleiben, unter einem Namen wie „Spieler 2“, auch in der neuesten Nachricht jedes Tisches. Was ältere Nachrichten in Kanälen auf Discord sagen, bleibt dort; nur die Moderation kann es löschen.
privacy-sure = Ja, vergiss mich
privacy-forgotten =
    { $count ->
        [0] ✅ Du bist vergessen.
        [one] ✅ Du bist vergessen, auch an einem Tisch.
       *[other] ✅ Du bist vergessen, auch an { $count } Tischen.
    }

# Warum etwas nicht geschah und was zu tun ist. Ein klarer Satz oder zwei.
error-unexpected =
    Bei mir ist etwas schiefgegangen. Von deinem Spiel ist nichts verloren. Bitte versuch es gleich noch einmal. (Kennung: { $reference })
error-unknown-button = Diesen Knopf kenne ich nicht mehr. Mit { $command-games } findest du deine Tische.
error-no-such-table = Diesen Tisch gibt es nicht. Mit { $command-games } findest du deine.
error-no-table-here = Hier ist kein Tisch. Mit { $command-games } findest du deine, mit { $command-play } eröffnest du einen.
error-not-seated = Du spielst an diesem Tisch nicht mit. Du kannst zusehen oder mit { $command-play } einen eigenen Tisch eröffnen.
error-not-host = Das kann nur { $host }, denn { $host } hat diesen Tisch eröffnet.
error-not-asked = Du bist noch nicht dran. Der Tisch wartet auf { $names }.
error-stale-press = Diese Frage ist schon beantwortet.
error-database-busy = Der Bot kann gerade nichts speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
error-database-full = Die Festplatte des Bots ist voll, also hat sich nichts geändert. Wer ihn betreibt, muss Platz schaffen; versuch es dann noch einmal.
error-database-unavailable = Die Datenbank des Bots antwortet nicht. Schau nach einer Weile auf den Tisch und versuch es noch einmal, wenn sich nichts geändert hat.
error-went-back = Der Tisch ist seitdem auf einen früheren Stand zurückgesetzt worden.
error-nothing-to-take-back = Gerade gibt es nichts von dir zurückzunehmen. Zurücknehmen kannst du, was du selbst getan hast, bis eine Karte, ein Würfel oder jemand anderes dazukommt.
error-final-moves = An diesem Tisch ist vereinbart, dass Züge gelten. Darum lässt sich nichts zurücknehmen.
error-not-over = Diese Partie läuft noch.
error-cannot-replay = Diese Partie wurde nach früheren Regeln des Bots gespielt, die diese Version nicht mehr kennt. Darum lässt sich ihr Verlauf nicht zeigen.
error-cannot-go-back = Diese Partie hat unter früheren Regeln des Bots begonnen, deshalb lässt sich hier nichts zurücknehmen. Sie geht von hier aus weiter.
error-wrong-place = Dieser Knopf gehört zu einem Tisch an einem anderen Ort. Mit { $command-games } findest du deine.
error-not-moderator = Das kann nur, wer diesen Kanal moderiert: Dazu gehört die Berechtigung „Nachrichten verwalten“.
error-nothing-to-moderate = In den Kanälen, deren Nachrichten du verwalten darfst, ist kein offener Tisch.
error-paused = { $name } (Moderation) hat diesen Tisch pausiert. Hier geht es weiter, sobald ihn jemand von der Moderation mit { $command-moderate } weckt.
error-already-awake = Dieser Tisch ist schon wach.
error-not-running =
    { $status ->
        [lobby] Das Spiel hat noch nicht begonnen. Es beginnt, sobald „Start“ gedrückt wird; { $command-board } im selben Kanal holt die Lobby zurück.
        [finished] Dieses Spiel ist aus. Eröffne mit { $command-play } ein neues!
       *[cancelled] Dieses Spiel wurde abgebrochen. Eröffne mit { $command-play } ein neues!
    }
error-already-started = Dieser Tisch ist geschlossen: Das Spiel hat begonnen oder wurde abgesagt.
error-already-seated = Du bist schon an diesem Tisch.
error-table-full = Alle { $most } Plätze sind besetzt. Eröffne mit { $command-play } einen weiteren Tisch!
error-seats-kept = Die freien Plätze sind für Eingeladene. Frag nach, oder eröffne mit { $command-play } einen weiteren Tisch!
error-not-invited = { $host } hat diesen Tisch für Eingeladene eröffnet. Bitte um eine Einladung, oder eröffne mit { $command-play } einen eigenen Tisch!
error-needs-role = Dieser Tisch ist für Mitglieder mit einer bestimmten Rolle; welche, steht am Tisch. Eröffne mit { $command-play } einen eigenen!
error-no-invitation = Für dich ist hier kein Platz freigehalten; du brauchst nichts abzusagen.
error-too-many-invited =
    { $room ->
        [0] Es ist kein Platz mehr frei.
        [one] Es ist nur noch ein Platz frei. Lade weniger Leute ein.
       *[other] Es sind nur noch { $room } Plätze frei. Lade weniger Leute ein.
    }
error-not-here = Unter den Eingeladenen ist ein Bot, oder jemand ist nicht auf diesem Server. Lade Leute ein, die hier sind.
error-nobody-named = „{ $text }“ lädt niemanden ein. Erwähne Leute von diesem Server, zum Beispiel so: @Ada @Bo
error-too-few-seats =
    { $least ->
       *[other] Dieses Spiel braucht mindestens { $least } Spieler. Warte, bis noch jemand mitspielt.
    }
error-no-such-order = Diese Anweisung gibt es nicht mehr.
error-too-many-orders = Du hast an diesem Tisch { $most } Anweisungen, mehr gehen nicht. Nimm zuerst eine zurück.
error-no-such-seat = Auf diesem Platz spielt niemand.
error-seat-not-offered = Dieser Platz ist nicht mehr frei: Wer ihn hatte, ist zurück, oder jemand war schneller.
error-knows-other-hand = Du hattest in diesem Spiel schon einen anderen Platz und kennst die Hand dort. Darum kannst du diesen nicht übernehmen.
error-needs-person = Jemand muss mitspielen: An diesem Tisch blieben nur noch Roboter übrig.
error-no-hints = An diesem Tisch gibt es keine Tipps; so wurde es vor dem Spiel vereinbart.
error-robot-plays = Hier spielt ein Roboter für dich. Übernimm zuerst unter „Meine Ansicht“ wieder selbst.
error-bad-choice = „{ $choice }“ lässt sich hier nicht wählen. Möglich: { $allowed }
error-reported-lately = Du hast gerade etwas gemeldet. Warte eine Minute, bevor du wieder etwas meldest.
error-forgotten-lately = Du wurdest vor weniger als einer Stunde vergessen. Was seitdem dazugekommen ist, kannst du danach vergessen lassen.
error-only-within-turn = An diesem Tisch wird nur innerhalb eines Zuges zurückgenommen, bis eine Karte, ein Würfel oder die nächste Person kommt. Wer den Tisch eröffnet, kann das vor dem Beginn anders festlegen.
error-asked-already = Gerade fragt schon jemand, ob etwas zurückgenommen wird. Antworte erst darauf, dann kannst du selbst fragen.
error-asked-before =
    { $hours ->
        [one] Das hast du gerade erst gefragt, und es wurde nichts daraus. Frag wieder nach dem nächsten Zug oder in einer Stunde.
       *[other] Das hast du gerade erst gefragt, und es wurde nichts daraus. Frag wieder nach dem nächsten Zug oder in { $hours } Stunden.
    }
error-not-touched = Diese Frage geht an andere am Tisch: Sie berührt nicht, was du getan hast.
error-shown-lately = Gerade hat jemand hier etwas gezeigt. Bitte warte eine Minute, bevor du das Nächste zeigst.
error-bad-date = „{ $date }“ passt hier nicht. Gib einen Tag an, der noch kommt, zum Beispiel so: 2026-12-24
error-long-holidays = Deine Uhren können { $most } Tage im Jahr ruhen. Wähle einen kürzeren Urlaub.
error-wrong-channel =
    { $others ->
        [0] Auf diesem Server werden Tische in <#{ $channel }> eröffnet.
        [one] Auf diesem Server werden Tische in <#{ $channel }> und in einem weiteren Kanal eröffnet.
       *[other] Auf diesem Server werden Tische in <#{ $channel }> und in { $others } weiteren Kanälen eröffnet.
    }
error-table-is-private = Dieser Tisch ist privat: Das Spiel sieht nur, wer daran sitzt. Deine eigenen Tische findest du mit { $command-games }.
error-cannot-be-private = Ich darf hier keine privaten Threads öffnen, also könnten alle zuschauen. Bitte die Serverleitung, mir das zu erlauben: { $permissions }
error-no-threads-here = Ein privater Tisch braucht einen gewöhnlichen Textkanal: In Threads, Ankündigungs-, Sprach- und Stage-Kanälen geht es nicht. Eröffne ihn in einem Textkanal.
error-game-not-offered = Dieses Spiel gibt es auf diesem Server nicht. Wähle mit { $command-play } ein anderes.
error-too-many-tables =
    { $most ->
        [one] Auf diesem Server kann jede Person einen selbst eröffneten Tisch offen haben. Beende erst deinen, oder setz dich an einen anderen.
       *[other] Auf diesem Server kann jede Person { $most } selbst eröffnete Tische offen haben. Beende erst einen von deinen, oder setz dich an einen anderen.
    }
error-too-many-lobbies = { $most } deiner Tische warten noch auf Mitspieler. Starte oder beende erst einen davon: { $command-games } zeigt sie.
error-outdated-command = Discord zeigt dir diesen Befehl noch so, wie er vor einem Update von mir war. Lade Discord neu (am Handy: schließen und wieder öffnen) und versuch es noch einmal.
error-not-manager = Das kann nur, wer die Berechtigung „Server verwalten“ hat.
error-no-game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-no-card = Keine Karte und kein Plättchen heißt „{ $name }“. Tippe nach { $command-rules } los und wähle aus der Liste.
error-out-of-game = Du hast dieses Spiel aufgegeben. Ob es weitergeht, entscheiden die anderen.
error-busy = Andere waren mehrmals nacheinander schneller. Bitte versuch es noch einmal.
error-table-frozen = Dieser Tisch ist angehalten, weil sich der gespeicherte Spielstand nicht lesen lässt. Es ist nichts verloren, und wer den Bot betreibt, weiß Bescheid. Sobald das behoben ist, könnt ihr hier weiterspielen.
error-needs-server = Das geht nur auf einem Server, auf dem ich bin. In unseren Direktnachrichten öffnet { $command-play } ein Spiel gegen Roboter.
error-cannot-write =
    { $permissions ->
        [bot] Hier kann ich keinen Tisch eröffnen. Eröffne ihn auf einem Server, der mich eingeladen hat.
       *[other] In diesem Kanal fehlen mir Rechte für einen Tisch. Bitte die Serverleitung, mir das zu erlauben: { $permissions }
    }
# Was die Regeln ablehnen
error-option-unknown = Die Option „{ $option }“ gibt es nicht. Möglich: { $known }
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $allowed }
error-seats-count = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-notation-malformed = „{ $notation }“ ist kein Zug dieses Spiels. Tippe nach { $command-move } los und wähle aus der Liste.
error-action-illegal = „{ $notation }“ geht hier nicht. Wähle einen der Züge unten.
error-not-your-turn = Du bist noch nicht dran.
error-game-over = Dieses Spiel ist aus.
error-cannot-resign = Du bist schon aus diesem Spiel ausgeschieden.
error-snapshot-unreadable = Eine andere Version von mir hat dieses Spiel gespeichert, und ich kann es nicht lesen. Es geht nicht verloren.
error-no-shortcut = Du hast noch keine frühere Auslage, die hier passt. Nimm eine zufällige.

# Was dem Bot in einem Kanal fehlt

check-complete = ✅ Ich habe alle Rechte, die Tische in diesem Kanal brauchen.
check-unknown = Discord sagt mir gerade nicht, was ich in diesem Kanal darf. Versuch es gleich noch einmal.
check-heading =
    { $count ->
        [one] Hier fehlt mir ein Recht
       *[other] Hier fehlen mir { $count } Rechte
    }
check-view-channel = **{ permission-view-channel }**: Ich sehe diesen Kanal nicht, also lässt sich hier kein Tisch eröffnen.
check-send-messages = **{ permission-send-messages }**: Ich kann hier keinen Tisch zeigen.
check-embed-links = **{ permission-embed-links }**: Nachrichten mit Brettern lassen sich nicht zeigen.
check-attach-files = **{ permission-attach-files }**: Bretter und Hände haben keine Bilder, also lässt sich hier kein Tisch eröffnen.
check-read-message-history = **{ permission-read-message-history }**: Ich finde die Nachrichten eines Tisches nicht wieder.
check-create-public-threads = **{ permission-create-public-threads }**: Tische bekommen keinen eigenen Thread und bleiben im Kanal.
check-create-private-threads = **{ permission-create-private-threads }**: Private Tische, bei denen niemand sonst zuschaut, sind nicht möglich.
check-send-messages-in-threads = **{ permission-send-messages-in-threads }**: Ich kann im Thread eines Tisches kein Brett zeigen.
check-help = Wer den Kanal verwaltet, erlaubt es unter Kanal bearbeiten → Berechtigungen. Ruf den Befehl danach noch einmal auf.

# Rechte, wie Discord sie nennt

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-manage-threads = Threads verwalten

# Warum eine Nachricht nicht zu sehen ist

not-shown-passes = Das lässt sich gerade nicht zeigen. Ich versuche es weiter: Es erscheint von selbst, und nichts geht verloren.
not-shown-now = Das hat gerade nicht geklappt. Versuch es gleich noch einmal.
not-shown-gone = Ich erreiche den Ort dieses Tisches nicht: Er wurde gelöscht, oder ich darf ihn nicht sehen. Gib mir dort das Recht { permission-view-channel } (erwähne mich, wenn es ein privater Thread ist) und ruf dann { $command-board } auf. In einem anderen Kanal holt { $command-board } den Tisch dorthin.
not-shown-forbidden = Discord lässt mich das hier nicht zeigen: „{ $reason }“. Nichts geht verloren.
not-shown-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie auf einem gemeinsamen Server und ruf dann { $command-board } auf.
not-shown-content = Discord lehnt es ab, das hier zu zeigen, selbst ohne Bilder und Namen. Nichts geht verloren, und wer diesen Bot betreibt, weiß Bescheid.
not-shown-operator = Discord schränkt mich gerade ein, darum lässt sich das nicht zeigen. Nichts geht verloren, und wer diesen Bot betreibt, weiß Bescheid.

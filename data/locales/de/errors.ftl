# Warum etwas nicht geschah und was zu tun ist. Ein klarer Satz oder zwei.
error-unexpected =
    Bei mir ist etwas schiefgegangen, aber deine Partie ist sicher. Bitte versuch es gleich noch einmal. (Kennung: { $reference })
error-unknown-button = Dieser Knopf geht nicht mehr. Mit { $command-games } findest du deine Tische.
error-no-such-table = Diesen Tisch gibt es nicht. Mit { $command-games } findest du deine.
error-no-table-here = Hier ist kein Tisch. Mit { $command-games } findest du deine, mit { $command-play } eröffnest du einen.
error-not-seated = Du spielst an diesem Tisch nicht mit. Du kannst zuschauen oder mit { $command-play } einen eigenen Tisch eröffnen.
# $asker: seated (am Tisch), guest (kann sich setzen) oder other (kein Platz frei).
error-not-host =
    { $asker ->
        [seated] { $host } wählt die Optionen und startet. Dann meldet sich der Tisch bei dir.
        [guest] { $host } wählt die Optionen und startet. Setz dich zuerst dazu.
       *[other] { $host } (Tischleitung) wählt die Optionen und startet.
    }
error-not-theirs = Das kann nur { $names }.
error-not-asked = Jetzt dran: { $names }.
error-stale-press = Diese Frage ist schon beantwortet.
error-database-busy = Ich kann gerade nichts speichern, also hat sich nichts geändert. Bitte versuch es gleich noch einmal.
error-database-full = Meine Festplatte ist voll, also hat sich nichts geändert. Wer diesen Bot betreibt, muss erst Platz schaffen.
error-database-unavailable = Meine Datenbank antwortet nicht. Schau gleich noch einmal auf den Tisch und versuch es erneut, wenn dein Zug fehlt.
error-went-back = Seitdem wurden Züge zurückgenommen.
error-nothing-to-take-back = Hier gibt es nichts zurückzunehmen. Eigene Züge kannst du zurücknehmen, bis eine Karte, ein Würfel oder jemand anders dazwischenkommt.
error-final-moves = An diesem Tisch sind Züge endgültig; nichts lässt sich zurücknehmen.
error-not-over = Diese Partie läuft noch.
error-cannot-replay = Diese Partie wurde mit einer älteren Version von mir gespielt und lässt sich nicht mehr zeigen.
error-cannot-go-back = Diese Partie hat mit einer älteren Version von mir begonnen, deshalb lässt sich hier nichts zurücknehmen. Bitte spielt weiter.
error-wrong-place = Dieser Knopf gehört zu einem Tisch in einem anderen Kanal. Mit { $command-games } findest du deine.
error-not-moderator = Dafür brauchst du in diesem Kanal die Berechtigung „Nachrichten verwalten“. Frag jemanden, der sie hat.
error-nothing-to-moderate = In den Kanälen, die du moderierst, ist kein offener Tisch.
error-paused = { $name } (Moderation) hat diesen Tisch pausiert. Die Moderation kann ihn mit { $command-moderate } fortsetzen.
error-already-awake = Dieser Tisch ist schon wach.
error-not-running =
    { $status ->
        [lobby] Die Partie hat noch nicht begonnen. { $command-board } im selben Kanal holt die Lobby zurück.
        [finished] Diese Partie ist zu Ende. Eröffne mit { $command-play } eine neue!
       *[cancelled] Diese Partie wurde abgebrochen. Eröffne mit { $command-play } eine neue!
    }
error-already-started = Dieser Tisch ist geschlossen: Die Partie hat begonnen oder wurde abgebrochen.
# $starts: you (fragt selbst), alone (von allein) oder waits (auf die Tischleitung).
error-already-seated =
    { $starts ->
        [you] Du bist schon an diesem Tisch. Warte auf andere, oder starte unten.
        [waits] Du bist schon an diesem Tisch. { $host } startet; dann meldet sich der Tisch bei dir.
       *[alone] Du bist schon an diesem Tisch.
    }
error-table-full = Alle { $most } Plätze sind besetzt. Eröffne mit { $command-play } einen weiteren Tisch!
error-seats-kept = Die freien Plätze sind für Eingeladene. Frag die Tischleitung, oder eröffne mit { $command-play } einen weiteren Tisch!
error-not-invited = { $host } hat diesen Tisch für Eingeladene eröffnet. Bitte um eine Einladung, oder eröffne mit { $command-play } einen eigenen Tisch!
error-needs-role = Dieser Tisch ist für Mitglieder mit einer bestimmten Rolle; welche, steht am Tisch. Eröffne mit { $command-play } einen eigenen!
error-no-invitation = Für dich ist hier kein Platz freigehalten.
error-too-many-invited =
    { $room ->
        [0] Es ist kein Platz mehr frei.
        [one] Es ist nur noch ein Platz frei. Lade weniger Leute ein.
       *[other] Es sind nur noch { $room } Plätze frei. Lade weniger Leute ein.
    }
error-not-here = Du hast einen Bot eingeladen oder jemanden, der nicht auf diesem Server ist. Lade Leute ein, die hier sind.
error-nobody-named = „{ $text }“ lädt niemanden ein. Erwähne Leute von diesem Server, zum Beispiel so: @Ada @Bo
error-too-few-seats = Es braucht mindestens { $least } Leute. Warte, bis noch jemand mitspielt.
error-no-such-order = Diesen geplanten Zug gibt es nicht mehr.
error-too-many-orders = Du hast an diesem Tisch schon { $most } geplante Züge. Lösch zuerst einen.
error-no-such-seat = Auf diesem Platz spielt niemand.
error-seat-not-offered = Dieser Platz ist nicht mehr frei: Wer ihn hatte, ist zurück, oder jemand war schneller.
error-knows-other-hand = Du hast in dieser Partie schon auf einem anderen Platz gespielt und kennst seine Geheimnisse. Darum kannst du diesen nicht übernehmen.
error-needs-person = Mindestens eine Person muss am Tisch bleiben.
error-no-hints = An diesem Tisch gibt es keine Tipps; so wurde es vor der Partie vereinbart.
error-robot-plays = Hier spielt ein Roboter für dich. Drück zuerst auf **{ stand-in-back }**, unter **Meine Ansicht**.
error-bad-choice = „{ $choice }“ lässt sich hier nicht wählen. Möglich: { $allowed }
error-reported-lately = Du hast gerade etwas gemeldet. Warte eine Minute, bevor du wieder etwas meldest.
error-forgotten-lately = Deine Daten wurden vor weniger als einer Stunde gelöscht. Warte etwas, bevor du löschst, was seitdem dazugekommen ist.
error-only-within-turn = An diesem Tisch kannst du nur im eigenen Zug zurücknehmen, bis eine Karte, ein Würfel oder jemand anders dazwischenkommt. Die Tischleitung kann das vor Beginn ändern.
error-asked-already = Gerade fragt schon jemand, ob ein Zug zurückgenommen wird. Antworte erst darauf, dann kannst du fragen.
error-asked-before =
    { $hours ->
        [one] Das hast du vor Kurzem schon gefragt, ohne Erfolg. Frag wieder nach dem nächsten Zug oder in einer Stunde.
       *[other] Das hast du vor Kurzem schon gefragt, ohne Erfolg. Frag wieder nach dem nächsten Zug oder in { $hours } Stunden.
    }
error-not-touched = Gefragt ist nur, wer seitdem gezogen hat.
error-shown-lately = Gerade hat hier jemand etwas gezeigt. Bitte warte eine Minute.
error-bad-date = „{ $date }“ passt hier nicht. Gib einen Tag an, der noch kommt, zum Beispiel so: 2026-12-24
error-long-holidays = Du kannst { $most } Tage Urlaub im Jahr nehmen. Wähle einen kürzeren Urlaub.
error-wrong-channel =
    { $others ->
        [0] Auf diesem Server werden Tische in <#{ $channel }> eröffnet.
        [one] Auf diesem Server werden Tische in <#{ $channel }> und in einem weiteren Kanal eröffnet.
       *[other] Auf diesem Server werden Tische in <#{ $channel }> und in { $others } weiteren Kanälen eröffnet.
    }
error-table-is-private = Dieser Tisch ist privat: Nur wer daran sitzt, sieht die Partie. Deine eigenen Tische findest du mit { $command-games }.
error-cannot-be-private = Ich darf hier keine privaten Threads öffnen, also könnten alle zuschauen. Bitte die Serverleitung, mir das zu erlauben: { $permissions }
error-no-threads-here = Ein privater Tisch braucht einen gewöhnlichen Textkanal. Eröffne ihn dort, nicht in einem Thread oder einem Ankündigungs-, Sprach- oder Stage-Kanal.
error-game-not-offered = Das wird auf diesem Server nicht angeboten. Wähle mit { $command-play } ein anderes Spiel.
error-too-many-tables =
    { $most ->
        [one] Auf diesem Server kannst du nur einen eigenen Tisch offen haben. Beende ihn zuerst oder spiel an einem anderen mit.
       *[other] Auf diesem Server kannst du nur { $most } eigene Tische offen haben. Beende zuerst einen oder spiel an einem anderen mit.
    }
error-too-many-lobbies = { $most } deiner Tische warten noch auf Mitspielende. Starte einen davon oder brich ihn ab: { $command-games } zeigt sie.
error-outdated-command = Discord zeigt dir noch eine alte Version dieses Befehls. Lade Discord neu (am Handy: schließen und wieder öffnen) und versuch es noch einmal.
error-not-manager = Dafür brauchst du die Berechtigung „Server verwalten“. Frag jemanden, der sie hat.
error-no-game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-no-card = Keine Karte und kein Plättchen heißt „{ $name }“. Tippe nach { $command-rules } los und wähle aus der Liste.
error-out-of-game = Du hast diese Partie aufgegeben. Ob sie weitergeht, entscheiden die anderen.
error-busy = Andere waren mehrmals nacheinander schneller. Bitte versuch es noch einmal.
error-table-frozen = Dieser Tisch ist angehalten: Der Spielstand lässt sich nicht lesen. Nichts ist verloren, und wer diesen Bot betreibt, weiß Bescheid.
error-needs-server = Das geht nur auf einem Server, auf dem ich bin. In unseren Direktnachrichten eröffnet { $command-play } eine Partie gegen Roboter.
error-cannot-write =
    { $permissions ->
        [bot] Hier kann ich keinen Tisch eröffnen. Eröffne ihn auf einem Server, der mich eingeladen hat.
       *[other] Mir fehlen hier Berechtigungen für einen Tisch. Bitte die Serverleitung um diese: { $permissions }
    }
# Was die Regeln ablehnen
error-option-unknown = Die Option „{ $option }“ gibt es nicht. Möglich: { $known }
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $allowed }
error-seats-count = Das geht mit { $least } bis { $most } Personen, nicht mit { $seats }.
error-notation-malformed = „{ $notation }“ ist kein Zug dieses Spiels. Tippe nach { $command-move } los und wähle aus der Liste.
error-action-illegal = „{ $notation }“ geht hier nicht. Wähle einen der Züge unten.
error-not-your-turn = Du bist noch nicht dran.
error-game-over = Diese Partie ist zu Ende.
error-cannot-resign = Du spielst in dieser Partie nicht mehr mit.
error-snapshot-unreadable = Eine andere Version von mir hat diese Partie gespeichert, und ich kann sie nicht lesen. Sie geht nicht verloren.
error-no-shortcut = Du hast keine gespeicherte Auslage, die passt. Nimm eine zufällige.

# Was dem Bot in einem Kanal fehlt

check-complete = ✅ Ich habe alle Berechtigungen, die Tische in diesem Kanal brauchen.
check-unknown = Discord sagt mir gerade nicht, was ich in diesem Kanal darf. Versuch es gleich noch einmal.
check-view-channel = **{ permission-view-channel }**: Ich sehe diesen Kanal nicht, also lässt sich hier kein Tisch eröffnen.
check-send-messages = **{ permission-send-messages }**: Ich kann hier keinen Tisch zeigen.
check-embed-links = **{ permission-embed-links }**: Nachrichten mit Brettern lassen sich nicht zeigen.
check-attach-files = **{ permission-attach-files }**: Bretter und Hände haben keine Bilder, also lässt sich hier kein Tisch eröffnen.
check-read-message-history = **{ permission-read-message-history }**: Ich finde die Nachrichten eines Tisches nicht wieder.
check-create-public-threads = **{ permission-create-public-threads }**: Tische bekommen keinen eigenen Thread und bleiben im Kanal.
check-create-private-threads = **{ permission-create-private-threads }**: Ich kann hier keine privaten Tische eröffnen.
check-send-messages-in-threads = **{ permission-send-messages-in-threads }**: Ich kann im Thread eines Tisches kein Brett zeigen.
check-help = Wer den Kanal verwaltet, erlaubt es unter Kanal bearbeiten → Berechtigungen.

# Berechtigungen, wie Discord sie nennt

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

not-shown-counts =
    { $pressed ->
        [1] ✅ Das zählt, aber ich kann den Tisch gerade nicht zeigen.
       *[0] ✅ Nichts ist verloren, aber ich kann den Tisch gerade nicht zeigen.
    }
not-shown-passes = Er erscheint bald von selbst.
not-shown-now = Das hat gerade nicht geklappt. Versuch es gleich noch einmal.
not-shown-permissions = Ich darf in { $place } nicht schreiben. Bitte die Serverleitung um diese Berechtigungen für mich: { $permissions }
not-shown-gone = Sein Kanal wurde gelöscht, oder ich sehe ihn nicht. Gib mir dort die Berechtigung { permission-view-channel } (erwähne mich, wenn es ein privater Thread ist) und ruf dann { $command-board } auf. In einem anderen Kanal geht der Tisch mit { $command-board } dort weiter.
not-shown-forbidden = Discord lässt mich nicht: „{ $reason }“.
not-shown-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie auf einem gemeinsamen Server und ruf dann { $command-board } auf.
not-shown-content = Discord lehnt es ab, selbst ohne Bilder und Namen. Wer diesen Bot betreibt, weiß Bescheid.
not-shown-operator = Discord schränkt mich gerade ein. Wer diesen Bot betreibt, weiß Bescheid.

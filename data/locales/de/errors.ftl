# Warum etwas nicht geschah und was zu tun ist. Ein klarer Satz oder zwei.
error-unexpected =
    Bei mir ist etwas schiefgegangen, von deinem Spiel ging nichts verloren. Bitte versuch es gleich noch einmal. (Kennung: { $reference })
error-unknown-button = Diesen Knopf kenne ich nicht mehr. Mit /tische findest du deine Tische.
error-no-such-table = Diesen Tisch gibt es nicht. Mit /tische findest du deine.
error-no-table-here = Hier steht kein Tisch. Mit /tische findest du deine, mit /spielen eröffnest du einen.
error-not-seated = Du sitzt nicht an diesem Tisch. Du kannst zusehen oder mit /spielen einen eigenen eröffnen.
error-not-host = Das kann nur { $host }, denn { $host } leitet diesen Tisch.
error-not-asked = Du bist noch nicht dran. Der Tisch wartet auf { $names }.
error-stale-press = Diese Frage ist schon beantwortet. So steht es jetzt am Tisch.
error-not-running =
    { $status ->
        [lobby] Das Spiel hat noch nicht begonnen. Es beginnt mit dem Knopf „Start“.
        [finished] Dieses Spiel ist aus. Eröffne mit /spielen ein neues!
       *[cancelled] Dieses Spiel wurde abgebrochen. Eröffne mit /spielen ein neues!
    }
error-already-started = Dieser Tisch ist geschlossen: Das Spiel hat begonnen oder wurde abgesagt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-table-full = Alle { $most } Plätze sind besetzt. Eröffne mit /spielen einen weiteren Tisch!
error-too-few-seats =
    { $least ->
       *[other] Dieses Spiel braucht mindestens { $least } Spieler. Warte, bis noch jemand mitspielt.
    }
error-bad-choice = „{ $choice }“ lässt sich hier nicht wählen. Möglich: { $allowed }
error-no-game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-no-card = Keine Karte und kein Plättchen heißt „{ $name }“. Tippe nach /karte los und wähle aus der Liste.
error-busy = Andere waren mehrmals nacheinander schneller. Bitte versuch es noch einmal.
error-needs-server = In einer Direktnachricht kann niemand mitspielen. Benutze /spielen im Kanal eines Servers, auf dem ich bin.
error-cannot-write =
    { $permissions ->
        [bot] In diesem Kanal habe ich keinen Platz. Eröffne den Tisch auf einem Server, der mich eingeladen hat.
       *[other] Ich darf in diesem Kanal keinen Tisch führen. Bitte die Serverleitung, mir das zu erlauben: { $permissions }
    }
# Was die Regeln ablehnen
error-option-unknown = Die Option „{ $option }“ gibt es nicht. Möglich: { $known }
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $allowed }
error-seats-count = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-notation-malformed = „{ $notation }“ ist kein Zug dieses Spiels. Tippe nach /zug los und wähle aus der Liste.
error-action-illegal = „{ $notation }“ geht hier nicht. Wähle einen der Züge unten.
error-not-your-turn = Du bist noch nicht dran.
error-game-over = Dieses Spiel ist aus.
error-cannot-resign = Du bist schon aus diesem Spiel ausgeschieden.
error-snapshot-unreadable = Dieses Spiel hat eine andere Fassung von mir gespeichert, die ich nicht lesen kann. Es bleibt sicher aufbewahrt.
error-no-shortcut = Von dir gibt es keine frühere Auslage, die hier passt. Versuch es mit einer zufälligen.

# Anweisungen: was jemand beantwortet haben möchte, ohne gefragt zu werden.
orders-button = Vorausplanen
orders-heading = Anweisungen
orders-help = Was du hier anweist, wird für dich geantwortet, sobald du gefragt bist und es dann erlaubt ist. Nur du weißt davon, nach dem Ende der Partie alle.
orders-none = Du hast an diesem Tisch keine Anweisungen gegeben.
orders-go = Antwort vorbereiten
orders-now = Diese Frage immer beantworten…
orders-again = Immer antworten wie schon einmal
orders-drop = Eine Anweisung zurücknehmen
orders-all = Alle meine Anweisungen
orders-keep = Das ist meine Anweisung
orders-back = Einen Schritt zurück
orders-given = ✅ Deine Anweisung gilt.
orders-dropped = ✅ Die Anweisung ist zurückgenommen.
orders-moved-on = Am Tisch ist es inzwischen weitergegangen. So steht es um deine Anweisungen.
orders-expected = Was erwartest du von { $who }?
orders-unknown = Niemand sieht, was { $who } wählt.
orders-whatever = was auch immer { $who } tut
orders-question = Was wirst du dann gefragt? Das ist einiges von dem, was kommen kann.
orders-answer = Was antwortest du? { $question }
orders-now-nothing = Das ist ab jetzt deine Antwort, sooft du so gefragt wirst und es erlaubt ist, bis du die Anweisung zurücknimmst. Die jetzige Frage wird sofort beantwortet.
orders-go-nothing = Soweit es abzusehen ist, wird danach nichts mehr gefragt.
orders-full = Länger kann eine Anweisung nicht sein.
orders-part = { $who }: { $what }
orders-part-question = bei der Frage „{ $question }“
orders-always = Immer bei Fragen wie „{ $question }“: { $what }
orders-fate-stands = gilt
orders-fate-done = ausgeführt
orders-fate-surprised = hinfällig: jemand hat etwas anderes getan
orders-fate-other-question = hinfällig: du wirst etwas anderes gefragt
orders-fate-impossible = hinfällig: das ist jetzt nicht möglich
orders-fate-overtaken = hinfällig: du hast anders gehandelt
orders-fate-went-back = hinfällig: der Tisch ist zurückgegangen
orders-lapsed-surprised = Die anderen haben nicht getan, was du erwartet hast. Deine vorbereitete Antwort entfällt darum.
orders-lapsed-other-question = Du wirst etwas anderes gefragt, als du erwartet hast. Deine vorbereitete Antwort entfällt darum.
orders-lapsed-impossible = Deine vorbereitete Antwort ist in dieser Stellung nicht möglich und entfällt darum.
orders-carried-out = 📌 So hatte es { $who } vorab geregelt:
orders-answered =
    { $count ->
        [one] Seit deinem letzten Zug für dich geantwortet: { $what }
       *[other] Seit deinem letzten Zug { $count }-mal für dich geantwortet, zuletzt: { $what }
    }
orders-log = 📌 { $who } hat angewiesen: { $order }

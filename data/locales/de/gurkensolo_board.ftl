# Das Bild vom Gurkensolo in Worten: Alternativtext, Brett aus Buchstaben, Seiten der Regeln.

gurkensolo-alt-pickle =
    { $pickle ->
        [R] Rot
        [G] Grün
        [Y] Gelb
       *[B] Blau
    }
gurkensolo-alt-statement =
    { $relation ->
        [ahead] { $one } vor { $other }
        [not-ahead] { $one } nicht vor { $other }
        [behind] { $one } hinter { $other }
        [not-behind] { $one } nicht hinter { $other }
        [equal] { $one } gleichauf mit { $other }
       *[not-equal] { $one } nicht gleichauf mit { $other }
    }
gurkensolo-alt-one-back = Spezial, 1 Gurke 1 Feld zurück
gurkensolo-alt-two-back = Spezial, 1 Gurke 2 Felder zurück
gurkensolo-alt-exchange = Spezial, 2 Gurken tauschen

gurkensolo-alt-turn = { $player } ist mit zwei geheimen Karten dran.
gurkensolo-alt-fix = { $player } darf mit den offenen Karten berichtigen.
gurkensolo-alt-keep = Zielkarte noch nicht gewählt: { $player }.
gurkensolo-alt-hand = Deine Karten: { $cards }.
gurkensolo-alt-now =
    { $card }, { $holds ->
        [yes] stimmt jetzt
       *[no] stimmt jetzt nicht
    }
gurkensolo-alt-forward =
    { $fields ->
        [both] { $pickle } 1 oder 2
       *[other] { $pickle } { $fields }
    }
gurkensolo-alt-back =
    { $fields ->
        [both] { $pickle } 1 oder 2 zurück
       *[other] { $pickle } { $fields } zurück
    }
gurkensolo-alt-exchange-of = { $one } und { $other } tauschen
gurkensolo-alt-moves = Möglich: { $moves }.
gurkensolo-alt-chosen = Züge der gewählten Gurke: { $moves }.
gurkensolo-alt-goal = Deine Zielkarte: { $goal }.
gurkensolo-alt-goals = Deine Zielkarten, eine behältst du: { $goals }.
gurkensolo-alt-picked = Gewählt: { $goal }.
gurkensolo-alt-dropped = Nicht behalten: { $goal }.
gurkensolo-alt-laid-right = Karten von { $player }: { $true } stimmt, { $false } stimmt nicht.
gurkensolo-alt-laid-stuck = Mit den Karten von { $player } ging kein Zug: { $cards }.
gurkensolo-alt-laid-special = Spezialkarte von { $player } ausgeführt; die Karten: { $cards }.
gurkensolo-alt-laid-wrong-step = Falscher Zug von { $player } mit diesen Karten: { $cards }.
gurkensolo-alt-laid-wrong-claim = { $player } sagte, dass kein Zug geht, aber es gab einen: { $cards }.
gurkensolo-alt-laid-unplayed = Von { $player } nicht genutzte Karten: { $cards }.
gurkensolo-alt-moved = Letzter Zug: { $player }, { $pickle } von { $start } nach { $end }.
gurkensolo-alt-refused = Falsch, zurückgestellt: { $player }, { $pickle } von { $start } nach { $end }.
gurkensolo-alt-exchanged = Letzter Zug: { $player }, { $one } und { $other } getauscht.
gurkensolo-alt-skipped = { $player } hat die offenen Karten abgelegt.
gurkensolo-alt-track = Gurken auf den Feldern 1 bis 12: { $fields }.
gurkensolo-alt-at = { $pickle } { $field }
gurkensolo-alt-arrived = Im Glas, Feld 13: { $places }.
gurkensolo-alt-opened = Zielkarten, in Klammern die nicht behaltenen: { $goals }.
gurkensolo-alt-goals-of = { $player }: { $goals }
gurkensolo-alt-not-kept = { $one } ({ $other })
gurkensolo-alt-order = Reihenfolge: { $players }.
gurkensolo-alt-either = { $one } oder { $other }
gurkensolo-alt-kept = Zielkarte gewählt: { $players }.
gurkensolo-alt-out = Aufgegeben: { $players }.
gurkensolo-alt-pile = Stapel { $pile }, abgelegt { $discards }.

# Das Brett aus Buchstaben hat 40 Spalten: kurz bleiben.

gurkensolo-guide-1-title = Worum es geht
gurkensolo-guide-1-body =
    Vier Gurken laufen zum Gurkenglas, und keine gehört jemandem: **Alle ziehen alle vier.** Dir gehört nur eine geheime Zielkarte. Sie sagt, in welcher Reihenfolge du die Gurken ankommen sehen willst.

    Sobald die dritte Gurke im Glas ist, ist die Partie zu Ende, und die letzte ist Vierte. Dann werden alle Zielkarten gezeigt. Für jeden Platz, der auf deiner Karte stimmt, bekommst du:

    {""}**4** für den ersten, **2** für den zweiten, **1** für den dritten, **3** für den vierten.

    Die meisten Punkte gewinnen, bei Gleichstand gemeinsam. Wenn alles stimmt, sind es 10.

    {""}*Im Bild:* Ada will Grün als Erste, dann Gelb, Blau und Rot. Grün ist schon im Glas: 4 Punkte sind sicher. Diese Karte sieht nur Ada.
gurkensolo-guide-2-title = Deine zwei Karten
gurkensolo-guide-2-body =
    Bist du dran, bekommst du zwei Karten. Du ziehst **eine** Gurke so, dass danach **genau eine Karte stimmt und die andere nicht**.

    Eine Karte spricht von der Gurke in ihrer oberen Bahn. Rechts ist die Zielfahne: Die Gurke weiter rechts ist *vorn*, die weiter links *hinten*, und an der gestrichelten Linie sind beide *gleichauf*, also auf demselben Feld. Hat die Karte ein rotes Verbotsschild, sagt sie das Gegenteil: *nicht* vor, *nicht* hinter, *nicht* gleichauf.

    Gurken im Glas sind untereinander gleichauf und vor allen anderen. Ein kleiner Haken oder ein kleines Kreuz auf jeder deiner Karten sagt, ob sie **vor** deinem Zug stimmt.

    {""}*Im Bild:* „Grün nicht hinter Blau“ und „Blau nicht vor Gelb“. Nur Blau hilft, um 1 oder 2: Dann liegt Grün hinten, die erste Karte stimmt nicht mehr, und die zweite stimmt weiterhin.
gurkensolo-guide-3-title = Züge
gurkensolo-guide-3-body =
    Von den Feldern 1 bis 8 geht eine Gurke **1 oder 2** Felder, wie du magst. Ab Feld 9 ist sie müde und geht nur noch **1**. Von 8 auf 10 ist erlaubt. Im Glas bleibt sie.

    Danach liegen deine Karten offen: links mit Haken die, die stimmt, rechts mit Kreuz die andere. Dann geht es reihum weiter.

    Die Zahlen daneben zeigen, wie viele Karten im Stapel sind (grün) und wie viele abgelegt (hell). Ist der Stapel leer, werden alle Karten neu gemischt.

    {""}*Im Bild:* Ada hat Blau um 2 gezogen. Der Umriss zeigt, woher es kam, und unter Adas Zeichen steht `B+2`. Die Buchstaben sind englisch: `R` Rot, `G` Grün, `Y` Gelb, `B` Blau.
gurkensolo-guide-4-title = Spezialkarten
gurkensolo-guide-4-body =
    Sechs Karten sind golden. Bekommst du eine, **musst du sie ausführen**, und deine andere Karte zählt nicht:

    - **−1** oder **−2**: Irgendeine Gurke geht genau so viele Felder zurück, aber nie hinter Feld 1.
    - **Zwei Pfeile**: Du tauschst irgendwelche zwei Gurken. Sie dürfen sogar auf demselben Feld stehen; dann passiert nichts.

    Gurken im Glas bleiben dort. Hast du zwei Spezialkarten, führst du eine davon aus, egal welche. Geht keine, werden beide Karten abgelegt.

    {""}*Im Bild:* Ada muss zwei der drei Gurken tauschen, die noch unterwegs sind: `RxG`, `RxY` oder `GxY`.
gurkensolo-guide-5-title = Wenn nichts passt, und wenn du dich irrst
gurkensolo-guide-5-body =
    Manchmal geht kein Zug, nach dem eine Karte stimmt und die andere nicht. Dann werden beide gezeigt und abgelegt, und es geht reihum weiter. Das geschieht hier von selbst.

    Wollt ihr selbst denken, wählt **Fehler: möglich**. Dann darfst du jeden Zug versuchen oder sagen, dass keiner geht. Ist das richtig, geht es weiter wie sonst. Ist es falsch, geht die Gurke zurück, und deine Karten bleiben offen. Wer als Nächstes dran ist, **darf damit richtig ziehen** oder sie ablegen und bekommt dann zwei neue Karten.

    {""}*Im Bild:* Cleo versuchte es mit Grün, und das war falsch. Ada darf nun Rot um 2 ziehen: Rot und Gelb sind dann gleichauf, und Grün ist weiterhin nicht vorn.
gurkensolo-guide-6-title = Gurkenprofis, und wie es hier geht
gurkensolo-guide-6-body =
    {""}**Zielkarten: je zwei.** Du siehst dem Rennen mit zwei Zielkarten zu. Erreicht die erste Gurke Feld 7, behalten alle eine, geheim und zur selben Zeit. Ein Haken zeigt, wer gewählt hat. Die andere zählt nicht und wird am Ende gezeigt.

    {""}**Spezialkarten: nur Logik.** Es gibt keine goldenen Karten.

    {""}**Hier** wirst du benachrichtigt, wenn du dran bist. Deine Karten siehst nur du, mit Knöpfen für alles, was geht. Grüne Schilder zeigen die möglichen Züge, außer wenn Fehler möglich sind. Am Ende jeder Bahn steht dein Wunschplatz. Du kannst auch { $command-move } tippen: `R+2`, `Y-1`, `RxG`, `keep:BRYG`.

    { $command-board } zeigt das Bild noch einmal. Mit { $command-leave } gibst du auf, und deine Zielkarte bringt nichts.
gurkensolo-guide-7-title = Fragen und Antworten
gurkensolo-guide-7-body =
    - **Wer beginnt?** Das wird ausgelost. Dann geht es nach den Plätzen reihum.
    - **Welche Karten gibt es?** 60 Aussagen, alle verschieden: *vor*, *nicht vor*, *hinter* und *nicht hinter* je 12, *gleichauf* und *nicht gleichauf* je 6. Dazu sechs Spezialkarten: zweimal ein Feld zurück, zweimal zwei Felder zurück, zweimal tauschen.
    - **Können zwei dieselbe Zielkarte haben?** Nein, alle 24 Zielkarten sind verschieden.
    - **Eine Spezialkarte, die nicht geht, neben einer Aussage?** Beide kommen weg, und es geht reihum weiter.
    - **Zwei Spezialkarten, von denen nur eine geht?** Dann musst du diese ausführen.
    - **Gilt „Fehler: möglich“ auch für Spezialkarten?** Nein. Sie werden immer ausgeführt, und du kannst nur wählen, was geht.
    - **Als welches Feld zählt das Glas?** Als Feld 13.

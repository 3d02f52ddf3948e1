# Das Brett von Docker in Worten: Alternativtext, Brett aus Buchstaben, Seiten der Regeln.

docker-alt-turn = { $player } hat eine { $die } gewürfelt.
docker-alt-turn-again = { $player } hat eine { $die } gewürfelt, nach Würfen ohne Zug: { $before }.
docker-alt-moves = Mögliche Züge: { $moves }.
docker-alt-chosen = Züge des gewählten Containers: { $moves }.
docker-alt-way-in = neuer Container nach { $squares }
docker-alt-way = { $start } nach { $squares }
docker-alt-entered = Letzter Zug: { $player }, neuer Container nach { $to }.
docker-alt-moved = Letzter Zug: { $player }, { $start } nach { $to }.
docker-alt-quay = Die Felder a bis c liegen von links nach rechts, 1 bis 3 von unten nach oben.
docker-alt-towers = Türme, jeweils von unten nach oben: { $towers }.
docker-alt-tower = { $square }: { $cubes }
docker-alt-empty = Leere Felder: { $squares }.
docker-alt-reserves = Im Vorrat: { $counts }.
docker-alt-count = { $player } { $count }
docker-alt-entry = { $player } { $squares }
docker-alt-entry-own = Einstiegsfelder: { $squares }.
docker-alt-entry-any = Einstiegsfelder für alle: { $squares }.
docker-alt-out-no-move = { $player } ist raus: kein Zug mit dem Wurf.
docker-alt-out-blocked = { $player } ist raus: keine Zahl hätte geholfen.
docker-alt-out-resigned = { $player } hat aufgegeben.

# Das Brett aus Buchstaben hat 40 Spalten: kurz bleiben.

docker-guide-1-title = Worum es geht
docker-guide-1-body =
    Der Kai ist klein, und alle wollen weiterarbeiten. Eure Container klettern übereinander, und wer keinen mehr ziehen kann, ist raus. **Wer übrig bleibt, gewinnt.**

    Der Kai hat neun Felder, `a1` bis `c3`. Alle haben eine Farbe und ein Zeichen, dazu eine Seite des Kais mit einer Gangway in dieser Farbe. Zu dritt und zu viert habt ihr je 3 Container, zu zweit je 6 (oder 3, wenn ihr das ausmacht).

    Ein Turm zeigt alle seine Container, den untersten unten. Die Zahl an seiner oberen Ecke sagt, wie viele es sind. Nur der oberste Container kann ziehen.
docker-guide-2-title = Dein Zug
docker-guide-2-body =
    Für dich wird gewürfelt. Dann verbraucht **ein einziger** deiner Container **genau** diese Zahl.

    Entweder bringst du einen neuen Container ins Spiel, oder du ziehst einen, auf dem kein anderer steht. Geht irgendein Zug, musst du ziehen.

    Ein Schritt führt auf ein Nachbarfeld: vor, zurück oder zur Seite, nie schräg. Auf gleicher Höhe kostet er 1. In einem Zug betritt ein Container kein Feld zweimal, und er kehrt nicht auf sein Startfeld zurück.

    {""}*Im Bild:* Der Container auf `b2` hat eine 2. Er biegt einmal ab und erreicht `a1`, `a3`, `c1` oder `c3`.
docker-guide-3-title = Klettern
docker-guide-3-body =
    Auch Höhe kostet. Ein Schritt kostet **1, dazu 1 für jede Stufe hinauf oder hinab**. Am Boden ist ein Container auf Stufe 0, auf zwei anderen auf Stufe 2.

    Vom Boden auf einen einzelnen Container: 1 + 1 = 2. Von dort auf einen Zweierturm: wieder 2. Von einem Dreierturm auf den leeren Kai, also von Stufe 2 auf Stufe 0: 1 + 2 = 3.

    Du darfst über alle Container klettern, auch über deine eigenen, und stehen bleiben, wo deine Zahl verbraucht ist. Türme werden beliebig hoch. Zugedeckte Container müssen warten.

    {""}*Im Bild:* Der Container auf `a1` hat eine 4. Er kann über den blauen Container auf `b1` klettern und auf `c1` herunterkommen oder nach `b2` weitergehen.
docker-guide-4-title = Neue Container
docker-guide-4-body =
    Neue Container kommen über deine Gangway. Schon der Schritt von der Gangway auf dein Einstiegsfeld kostet: 1, wenn es leer ist, und 1 mehr für jeden Container, der dort steht. Mit dem Rest der Zahl zieht derselbe Container weiter.

    Deine Gangway kann niemand sperren, wohl aber teuer machen: Auf einen Sechserturm reicht keine Zahl mehr.

    Container im Vorrat stehen neben deinem Namen.

    {""}*Im Bild:* Auf `b1` stehen zwei Container, der Einstieg kostet also 3. Auf `c1`, eine Stufe tiefer, steht einer: noch einmal 2. Mit einer 5 landet der neue Container dort.
docker-guide-5-title = Kein Zug?
docker-guide-5-body =
    Manchmal passt die Zahl zu keinem Container.

    - **Mit einem Container im Vorrat** wird wieder gewürfelt, bis ein Zug geht. Die kleinen Würfel zeigen, was vorher fiel. Du bist nur raus, wenn keine Zahl helfen könnte.
    - **Ohne Vorrat** bist du sofort raus. Sind alle deine Container zugedeckt, wird gar nicht erst gewürfelt.

    Bist du raus, bleiben deine Container stehen. Sie werden grau, und niemand bewegt sie mehr, aber ihr könnt auf sie klettern wie auf alle anderen. Was noch im Vorrat war, ist aus dem Spiel.

    Wer allein übrig bleibt, hat gewonnen. Für die anderen gilt: je länger dabei, desto besser.
docker-guide-6-title = Varianten
docker-guide-6-body =
    Die gedruckten Ausgaben des Spiels haben verschiedene Regeln. Beim Eröffnen eines Tisches kannst du wählen:

    - **Einstieg:** über die eigene Gangway oder über jede der vier (dann sind sie grau).
    - **Container zu zweit:** je 6 oder je 3.
    - **Weg:** kein Feld zweimal; oder das Startfeld darf noch einmal betreten werden; oder nur der Schritt geradewegs zurück ist verboten.
    - **Noch einmal würfeln:** mit jedem Container im Vorrat; nur mit weniger als drei eigenen Containern auf dem Kai; oder nie.

    Eine Vorlage stellt alles so ein, wie es in einem der gedruckten Regelhefte steht.
docker-guide-7-title = So spielst du hier
docker-guide-7-body =
    Bist du dran, wirst du benachrichtigt. Wähle erst einen Container, dann sein Ziel. Du kannst nur wählen, was erlaubt ist.

    Im Bild haben Container, die ziehen können, einen grünen Rand und ein Schild mit dem Namen ihres Feldes. Der gewählte schwebt, und die Schilder stehen auf seinen Zielen. Ein Band zeigt den letzten Zug, vom gestrichelten Umriss zum umrahmten Dach.

    Du kannst den Zug auch eintippen, mit { $command-move }: `a1-c2` zieht den obersten Container von `a1` nach `c2`, `+c2` bringt einen neuen Container ins Spiel, der auf `c2` ankommt.

    Es eilt nicht: Eine Partie darf Tage dauern. { $command-board } zeigt das Brett noch einmal, { $command-games } zeigt deine Tische, mit { $command-leave } gibst du auf.
docker-guide-8-title = Fragen und Antworten
docker-guide-8-body =
    - **Wo ist a1?** Unten links. `a` bis `c` gehen von links nach rechts, `1` bis `3` von unten nach oben. Nachbarn haben eine gemeinsame Kante.
    - **Wer sitzt wo?** Die vier Gangways führen auf `b1` (unten), `a2` (links), `b3` (oben) und `c2` (rechts). Zu zweit sitzt ihr euch gegenüber, an `b1` und `b3`. Zu dritt fehlt die rechte.
    - **Wer beginnt?** Das wird ausgelost.
    - **Muss ich ziehen können, um zu gewinnen?** Nein. Wer allein übrig ist, gewinnt, auch ohne Zug.
    - **Noch einmal würfeln: nie.** Lässt dein Wurf keinen Zug zu, bist du raus, auch mit Containern im Vorrat.
    - **Die Vorlagen:** *Standard:* eigene Gangway, zu zweit 6. *Deutsch/Englisch:* ebenso mit 3. *Französisch:* jede Gangway, 6, kein Schritt geradewegs zurück, nie neu gewürfelt. *Italienisch:* jede Gangway, 6, neu gewürfelt bei weniger als drei am Kai.

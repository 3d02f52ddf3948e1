# Das Brett von Pick & Pack in Worten: Alternativtext, Brett aus Buchstaben, Seiten der Regeln.

pick-and-pack-alt-turn = { $player } ist dran. Der Greifer steht auf { $grabber }.
pick-and-pack-alt-fills = { $player } legt das nächste Plättchen.
pick-and-pack-alt-secret = Beide legen ihre Plättchen geheim aus.
pick-and-pack-alt-ready = { $player } ist fertig.
pick-and-pack-alt-not-ready = { $player } legt noch.
pick-and-pack-alt-next-slot =
    Der nächste Platz von { $player } ist { $slot }, { $side ->
        [t] über Spalte { $line }
        [b] unter Spalte { $line }
        [l] links von Reihe { $line }
       *[r] rechts von Reihe { $line }
    }.
pick-and-pack-alt-grabber = Der Greifer steht auf { $grabber }.
pick-and-pack-alt-resigned = { $player } hat aufgegeben.
pick-and-pack-alt-reach = Möglich: { $things }.
pick-and-pack-alt-chosen = Gewählt: { $things }.
pick-and-pack-alt-next = Jetzt möglich: { $things }.
pick-and-pack-alt-moved = { $player } ist gefahren und kann einen Eilauftrag einsetzen.
pick-and-pack-alt-rushes = Eilaufträge in diesem Zug: { $fresh } gelagert, { $spent } eingesetzt.
pick-and-pack-alt-began = { $player } hat begonnen.
pick-and-pack-alt-ways = { $red } fährt in den Reihen, { $blue } in den Spalten.
pick-and-pack-alt-way =
    { $rush ->
        [yes] { $player } fuhr mit einem Eilauftrag von { $start } nach { $end }
       *[no] { $player } fuhr von { $start } nach { $end }
    }
pick-and-pack-alt-did-take = packte das Tablett auf Kiste { $own }
pick-and-pack-alt-did-nothing = spielte { pick-and-pack-alt-kind } von { $slot } ohne Ziel
pick-and-pack-alt-did =
    { $tile ->
        [P] schloss Kiste { $own } mit Premium von { $slot }
        [W] schloss Kiste { $theirs } von { $other } mit Großhandel von { $slot }
        [R] lagerte einen Eilauftrag von { $slot }
        [Q] holte das oberste Tablett aus Kiste { $theirs } von { $other } auf { $own }, mit Kontrolle von { $slot }
        [X] tauschte die obersten Tabletts von Kiste { $theirs } von { $other } und { $own }, mit Verwechslung von { $slot }
       *[M] drehte { $target } um, mit Störung von { $slot }
    }
pick-and-pack-alt-last = Letzter Zug: { $way } und { $deed }.
pick-and-pack-alt-free = leer
pick-and-pack-alt-jammed = umgedreht
pick-and-pack-alt-lies-on = { $tray } auf { $column }
pick-and-pack-alt-row = Reihe { $row }: { $trays }
pick-and-pack-alt-grid = Tabletts von a bis f. { $rows }.
pick-and-pack-alt-kind =
    { $tile ->
        [P] Premium
        [W] Großhandel
        [R] Eilauftrag
        [Q] Kontrolle
        [X] Verwechslung
       *[M] Störung
    }
pick-and-pack-alt-none = keine
pick-and-pack-alt-tiles-red = { $player }, Plättchen oben: { $first }; unten: { $second }.
pick-and-pack-alt-tiles-blue = { $player }, Plättchen links: { $first }; rechts: { $second }.
pick-and-pack-alt-tiles-closed = Die Plättchen von { $player } liegen verdeckt.
pick-and-pack-alt-tiles-none = Von { $player } ist kein Plättchen zu sehen.
pick-and-pack-alt-crate =
    { $mark ->
        [premium] { $trays }, Premium, wert { $worth }
        [wholesale] { $trays }, Großhandel, wert { $worth }
       *[open] { $trays }, wert { $worth }
    }
pick-and-pack-alt-stacks = Kisten, oberstes Tablett zuletzt.
pick-and-pack-alt-crates = { $player }: { $crates }; Punkte { $points }, Eilaufträge { $stored }.

# Das Brett aus Buchstaben hat 40 Spalten: kurz bleiben.
pick-and-pack-board-last = Zuletzt: { $action }

pick-and-pack-guide-1-title = Worum es geht
pick-and-pack-guide-1-body =
    Eine Halle voller Äpfel, zwei Spieler und nur ein Greifer. Ihr holt Tabletts aus dem Raster und stapelt sie auf eure vier Kisten, `A` bis `D`. **Wer am Ende die meisten Punkte hat, gewinnt.**

    Auf 36 Tabletts liegen je 1 bis 6 Äpfel. Jeder Apfel in einer offenen Kiste zählt 1 Punkt. Wurde sie als **Premium** geschlossen, zählt sie doppelt, als **Großhandel** nur halb, abgerundet. Geschlossene Kisten bleiben, wie sie sind.

    Wer das runde Zeichen hat, fährt den Greifer durch die Reihen, wer das Dreieck hat, durch die Spalten. Um das Raster liegen je zwölf Aktionsplättchen.

    {""}*Im Bild:* Noch ist alles da. Der Greifer steht auf der 6, grüne Rahmen zeigen, wohin Ada fahren kann. Die Zahlen unten sagen, was jede Kiste wert ist.
pick-and-pack-guide-2-title = Dein Zug
pick-and-pack-guide-2-body =
    Fahr den Greifer auf ein anderes Feld seiner Reihe oder Spalte, so weit du willst, über alles hinweg.

    - **Ein Tablett:** Du nimmst es. Es kommt auf deine offene Kiste mit den wenigsten Tabletts. Haben mehrere gleich wenige, wählst du.
    - **Ein leeres Feld:** nur, wenn an einem Ende der Linie, die deinen Weg kreuzt, noch ein Plättchen von dir wartet. Du spielst es und musst tun, was es sagt.
    - **Ein umgedrehtes Tablett:** Dorthin kann niemand.

    Wo du anhältst, fährt der andere los. Achte also auf die Linie, die du ihm lässt!

    {""}*Im Bild:* Ada fährt in Reihe 4. Sie kann die Tabletts auf `a4` und `e4` nehmen. Auf `d4` kann sie das Premium von `bd` spielen, unter dieser Spalte. `c4` ist umgedreht, und bei `f4` hat sie kein Plättchen mehr.
pick-and-pack-guide-3-title = Plättchen für Kisten und für später
pick-and-pack-guide-3-body =
    Jeder hat von jeder Sorte zwei. Was du spielst, ist verbraucht; was es trifft, wählst du.

    - `P` 💎 **Premium** schließt eine deiner offenen Kisten. Sie zählt doppelt.
    - `W` 📦 **Großhandel** schließt eine offene Kiste des Gegners. Sie zählt nur halb.
    - `R` ⚡ **Eilauftrag** wird neben deinem Namen gelagert. Er bringt dir in einem späteren Zug eine weitere Fahrt.

    Auch eine leere Kiste darf geschlossen werden, und auch die letzte offene.

    {""}*Im Bild:* Ada hat `d4` und das Premium dort gewählt. Nun kann sie `A`, `C` oder `D` schließen; `B` ist schon zu. Mit `A` hätte sie darin 16 Punkte statt 8.
pick-and-pack-guide-4-title = Plättchen, die Pläne stören
pick-and-pack-guide-4-body =
    - `Q` 🔍 **Qualitätskontrolle** nimmt das oberste Tablett von einer offenen Kiste des Gegners. Es kommt auf deine offene Kiste mit den wenigsten Tabletts.
    - `X` 🔀 **Verwechslung** tauscht die obersten Tabletts zweier offener Kisten: eins des Gegners, eins von dir.
    - `M` 🔧 **Störung** dreht etwas für immer um: ein Tablett im Raster oder ein Plättchen des Gegners, das noch auf seinem Platz wartet.

    Gibt es nichts, was ein Plättchen treffen kann, darfst du es trotzdem spielen. Es verpufft dann, aber du hast gezogen.

    {""}*Im Bild:* Ada spielt auf `d4` die Qualitätskontrolle und hat Kiste `A` des Gegners gewählt. Die 5 obenauf kommt auf ihre `A` oder `C`. Bei `r4` liegt ein Plättchen, das eine Störung getroffen hat, mit einem Balken.
pick-and-pack-guide-5-title = Eilaufträge und das Ende
pick-and-pack-guide-5-body =
    {""}**Eilaufträge.** Nach deiner Fahrt wirst du gefragt, ob du einen gelagerten für eine weitere Fahrt einsetzt, nach denselben Regeln. Auch mehrere nacheinander sind erlaubt. Was du erst in diesem Zug gelagert hast, wartet bis zum nächsten.

    {""}**Das Spiel endet sofort**, wenn alle vier Kisten eines Spielers geschlossen sind, egal durch wen. Es endet auch, wenn jemand an die Reihe kommt und den Greifer nirgendwohin fahren kann.

    Dann wird gezählt: offene Kisten einfach, Premium doppelt, Großhandel halb. Was noch in der Halle steht, zählt nicht. Die meisten Punkte gewinnen; bei Gleichstand ist es unentschieden.

    {""}*Im Bild:* Ada hat ein Tablett genommen und noch einen Eilauftrag. Sie kann weiter nach `a4` oder `d4` oder ihn behalten.
pick-and-pack-guide-6-title = Auslegen und Varianten
pick-and-pack-guide-6-body =
    Vor dem Spiel legt ihr gleichzeitig und geheim eure zwölf Plättchen um das Raster, Platz für Platz: oben `ta` bis `tf`, dann unten `ba` bis `bf`; oder links `l1` bis `l6`, dann rechts `r1` bis `r6`. Sind alle belegt, meldest du dich fertig oder nimmst alle zurück. Sind beide fertig, wird alles gezeigt und ausgelost, wer beginnt.

    Ein Tisch kann es anders machen:

    - **Aktionsplättchen:** geheim, gemischt (gut fürs erste Spiel) oder abwechselnd und offen gelegt.
    - **Plättchen ohne Ziel:** darf man spielen oder nicht.
    - **Eilaufträge:** alle, die man hat, oder einen je Zug.

    {""}*Im Bild:* Sieben Plättchen liegen. Das nächste kommt auf `bb`; darunter steht, was noch übrig ist.
pick-and-pack-guide-7-title = Fragen und Antworten
pick-and-pack-guide-7-body =
    - **Wie viele Tabletts gibt es?** Zehn mit 1 Apfel, acht mit 2, sieben mit 3, sechs mit 4, vier mit 5, eines mit 6.
    - **Was ist mit der 6?** Auf ihr beginnt der Greifer. Das Tablett bleibt dort, bis jemand zurückfährt und es nimmt.
    - **Wer fährt in den Reihen?** Der erste Platz, mit dem runden Zeichen und den Plätzen oben und unten. Der zweite fährt in den Spalten, mit Plätzen links und rechts.
    - **Wer beginnt?** Das wird gelost: beim geheimen Legen, wenn beide fertig sind, beim offenen vor dem ersten Plättchen. Wer beginnt, legt und fährt zuerst.
    - **Trifft eine Störung einen gelagerten Eilauftrag?** Nein, nur Plättchen auf ihren Plätzen und Tabletts im Raster.
    - **Wo ist `ta`?** Plätze heißen nach Seite und Linie, englisch: `t` oben, `b` unten, `l` links, `r` rechts. `ta` liegt über Spalte `a`, `r4` rechts von Reihe 4.

# Das Brett von Pick & Pack in Worten: Alternativtext, Brett aus Buchstaben, Seiten der Regeln.

pick-and-pack-alt-turn = { $player } ist dran. Der Greifer steht auf { $grabber }.
pick-and-pack-alt-fills = { $player } legt das nächste Plättchen.
pick-and-pack-alt-secret = Beide legen ihre Plättchen geheim aus.
pick-and-pack-alt-ready = { $player } ist fertig.
pick-and-pack-alt-not-ready = { $player } ist noch nicht fertig.
pick-and-pack-alt-next-slot = Nächstes Fach von { $player }: { pick-and-pack-place }.
pick-and-pack-alt-grabber = Der Greifer steht auf { $grabber }.
pick-and-pack-alt-resigned = { $player } hat aufgegeben.
pick-and-pack-alt-reach = Möglich: { $things }.
pick-and-pack-alt-chosen = Gewählt: { $things }.
pick-and-pack-alt-next = Jetzt möglich: { $things }.
pick-and-pack-alt-moved = { $player } ist gefahren und kann eine Extrafahrt einsetzen.
pick-and-pack-alt-rushes = Extrafahrten in diesem Zug: { $fresh } aufgespart, { $spent } eingesetzt.
pick-and-pack-alt-began = { $player } hat begonnen.
pick-and-pack-alt-ways = { $red } fährt in den Reihen, { $blue } in den Spalten.
pick-and-pack-alt-way =
    { $rush ->
        [yes] Letzter Zug: { $player } mit Extrafahrt, { $start } nach { $end }.
       *[no] Letzter Zug: { $player }, { $start } nach { $end }.
    }
pick-and-pack-alt-did-take = Tablett auf Kiste { $own }.
pick-and-pack-alt-did-nothing = { pick-and-pack-alt-kind } { pick-and-pack-place } ohne Ziel.
pick-and-pack-alt-did =
    { $tile ->
        [P] Verdoppeln { pick-and-pack-place }: Kiste { $own } geschlossen.
        [W] Halbieren { pick-and-pack-place }: Kiste { $theirs } von { $other } geschlossen.
        [R] Extrafahrt { pick-and-pack-place }: aufgespart.
        [Q] Stehlen { pick-and-pack-place }: oberstes Tablett von Kiste { $theirs } bei { $other } auf Kiste { $own }.
        [X] Tauschen { pick-and-pack-place }: oberste Tabletts von Kiste { $theirs } bei { $other } und Kiste { $own } getauscht.
       *[M] Sperren { pick-and-pack-place }: { $target } umgedreht.
    }
pick-and-pack-alt-slot = Plättchen { pick-and-pack-place }
pick-and-pack-alt-crate-of = { $player } { $crate }
pick-and-pack-alt-stack = { $crate } { $trays }
pick-and-pack-alt-lies-in = { $line } { $tile }
pick-and-pack-alt-free = leer
pick-and-pack-alt-jammed = umgedreht
pick-and-pack-alt-lies-on = { $tray } auf { $column }
pick-and-pack-alt-row = Reihe { $row }: { $trays }
pick-and-pack-alt-grid = Tabletts von a bis f. { $rows }.
pick-and-pack-alt-kind =
    { $tile ->
        [P] Verdoppeln
        [W] Halbieren
        [R] Extrafahrt
        [Q] Stehlen
        [X] Tauschen
       *[M] Sperren
    }
pick-and-pack-alt-none = keine
pick-and-pack-alt-tiles-red = { $player }, Plättchen oben: { $first }; unten: { $second }.
pick-and-pack-alt-tiles-blue = { $player }, Plättchen links: { $first }; rechts: { $second }.
pick-and-pack-alt-tiles-closed = Die Plättchen von { $player } liegen verdeckt.
pick-and-pack-alt-tiles-none = Von { $player } ist kein Plättchen zu sehen.
pick-and-pack-alt-crate =
    { $mark ->
        [premium] { $trays }, verdoppelt, wert { $worth }
        [wholesale] { $trays }, halbiert, wert { $worth }
       *[open] { $trays }, wert { $worth }
    }
pick-and-pack-alt-stacks = Kisten, oberstes Tablett zuletzt.
pick-and-pack-alt-crates = { $player }: { $crates }; Punkte { $points }, Extrafahrten { $stored }.

# Das Brett aus Buchstaben hat 40 Spalten: kurz bleiben.

pick-and-pack-guide-1-title = Worum es geht
pick-and-pack-guide-1-body =
    Eine Halle voller Äpfel und nur ein Greifer für euch beide. Ihr holt Tabletts aus dem Raster und stapelt sie auf eure vier Kisten, `A` bis `D`. **Die meisten Punkte gewinnen.**

    Auf 36 Tabletts liegen je 1 bis 6 Äpfel. Jeder Apfel in einer offenen Kiste zählt 1 Punkt. Eine als **Premium** geschlossene Kiste zählt doppelt, eine als **Großhandel** geschlossene halb, abgerundet. Geschlossene Kisten bleiben, wie sie sind.

    Wer das runde Zeichen hat, bewegt den Greifer in den Reihen, wer das Dreieck hat, in den Spalten. Um das Raster liegen je zwölf Aktionsplättchen.

    {""}*Im Bild:* Noch ist alles da. Der Greifer steht auf der 6, grüne Rahmen zeigen, wohin Ada fahren kann. Die Zahlen neben dem Raster sagen, was jede Kiste wert ist.
pick-and-pack-guide-2-title = Dein Zug
pick-and-pack-guide-2-body =
    Bewege den Greifer auf ein anderes Feld seiner Reihe oder Spalte, beliebig weit, über alles hinweg.

    - **Ein Tablett:** Du nimmst es. Es kommt auf deine offene Kiste mit den wenigsten Tabletts. Haben mehrere gleich wenige, wählst du.
    - **Ein leeres Feld:** nur, wenn an einem Ende der Linie, die deinen Weg kreuzt, noch ein Plättchen von dir liegt. Du spielst es und musst tun, was es sagt.
    - **Ein umgedrehtes Tablett:** Dorthin kann niemand.

    Wo du anhältst, geht es für die andere Seite los. Achte also auf die Linie, die du ihr lässt!

    {""}*Im Bild:* Ada fährt in Reihe 4. Sie kann die Tabletts auf `a4` und `e4` nehmen. Auf `d4` kann sie das Premium unter Spalte d spielen. `c4` ist umgedreht, und an Spalte f hat sie kein Plättchen mehr.
pick-and-pack-guide-3-title = Plättchen für Kisten und für später
pick-and-pack-guide-3-body =
    Ihr habt von jeder Sorte je zwei. Was du spielst, ist verbraucht; was es trifft, wählst du.

    - `P` 💎 **Premium** schließt eine deiner offenen Kisten. Sie zählt doppelt.
    - `W` 📦 **Großhandel** schließt eine offene Kiste der anderen Seite. Sie zählt nur halb.
    - `R` ⚡ **Eilauftrag** spart neben deinem Namen eine Extrafahrt auf. Du kannst sie in einem späteren Zug einsetzen.

    Auch eine leere Kiste darf geschlossen werden, und auch die letzte offene.

    {""}*Im Bild:* Ada hat `d4` und das Premium dort gewählt. Nun kann sie `A`, `C` oder `D` schließen; `B` ist schon zu. `A` würde dann 16 statt 8 zählen.
pick-and-pack-guide-4-title = Plättchen, die Pläne stören
pick-and-pack-guide-4-body =
    - `Q` 🔍 **Qualitätskontrolle** nimmt das oberste Tablett von einer offenen Kiste der anderen Seite. Es kommt auf deine offene Kiste mit den wenigsten Tabletts.
    - `X` 🔀 **Verwechslung** tauscht die obersten Tabletts zweier offener Kisten: eins der anderen Seite, eins von dir.
    - `M` 🔧 **Störung** sperrt etwas, für immer umgedreht: ein Tablett im Raster oder ein Plättchen der anderen Seite in seinem Fach.

    Hat ein Plättchen kein Ziel, darfst du es trotzdem spielen. Es bewirkt nichts, aber du hast gezogen.

    {""}*Im Bild:* Ada spielt auf `d4` die Qualitätskontrolle und hat Bens Kiste `A` gewählt. Die 5 obenauf kommt auf Adas `A` oder `C`. Das Plättchen rechts von Reihe 4 hat eine Störung getroffen: Es hat einen Balken.
pick-and-pack-guide-5-title = Extrafahrten und das Ende
pick-and-pack-guide-5-body =
    {""}**Extrafahrten.** Nach deiner Fahrt darfst du eine aufgesparte einsetzen, nach denselben Regeln, und danach noch eine. Was du erst in diesem Zug aufgespart hast, wartet bis zum nächsten.

    {""}**Die Partie endet sofort**, wenn auf einer Seite alle vier Kisten geschlossen sind, egal durch wen. Sie endet auch, wenn zu Beginn eines Zuges der Greifer nirgendwohin kann.

    Dann wird gezählt: offene Kisten einfach, Premium doppelt, Großhandel halb. Tabletts in der Halle zählen nicht. Die meisten Punkte gewinnen; bei Gleichstand ist es unentschieden.

    {""}*Im Bild:* Ada hat ein Tablett genommen und noch eine Extrafahrt. Sie kann weiter nach `a4` oder `d4` oder sie behalten.
pick-and-pack-guide-6-title = Auslegen und Varianten
pick-and-pack-guide-6-body =
    Zuerst legt ihr gleichzeitig und geheim eure je zwölf Plättchen um das Raster, Fach für Fach: über den Spalten a bis f, dann darunter; oder links von den Reihen 1 bis 6, dann rechts davon. Sind alle belegt, drückst du **Fertig!** oder **Neu anfangen**. Sind beide fertig, wird alles gezeigt und ausgelost, wer beginnt.

    Ein Tisch kann es anders machen:

    - **Aktionsplättchen:** geheim gewählt, gemischt (gut für die erste Partie) oder abwechselnd und offen gewählt.
    - **Plättchen ohne Ziel:** erlaubt oder verboten.
    - **Extrafahrten:** alle, die du hast, oder eine je Zug.

    {""}*Im Bild:* Sieben Plättchen liegen. Das nächste kommt unter Spalte b; neben dem Raster steht, was noch übrig ist.
pick-and-pack-guide-7-title = Fragen und Antworten
pick-and-pack-guide-7-body =
    - **Wie viele Tabletts gibt es?** Zehn mit 1 Apfel, acht mit 2, sieben mit 3, sechs mit 4, vier mit 5, eines mit 6.
    - **Was ist mit der 6?** Auf ihr beginnt der Greifer. Das Tablett bleibt dort, bis jemand zurückfährt und es nimmt.
    - **Wer fährt in den Reihen?** Platz 1, mit dem runden Zeichen und den Fächern oben und unten. Platz 2 fährt in den Spalten, mit Fächern links und rechts.
    - **Wer beginnt?** Das wird ausgelost: sobald beide fertig sind, oder beim offenen Auslegen vor dem ersten Plättchen. Wer beginnt, legt auch zuerst.
    - **Lässt sich eine aufgesparte Extrafahrt sperren?** Nein, nur Plättchen in ihren Fächern und Tabletts im Raster.
    - **Wie tippe ich ein Fach?** Nach Seite und Linie, mit englischen Buchstaben: `t` oben, `b` unten, `l` links, `r` rechts. `ta` liegt über Spalte a, `r4` rechts von Reihe 4.

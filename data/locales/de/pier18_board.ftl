# Das Bild von Pier 18 in Worten: Alternativtext, Brett aus Buchstaben, Seiten der Regeln.

pier18-alt-keep = Alle wählen ein Fundament und einen Plan; { $rounds } Runden folgen. Noch nicht gewählt: { $players }.
pier18-alt-round = Runde { $round } von { $rounds }, begonnen von { $leader }. { $player } nimmt eine Karte.
pier18-alt-plan = Die { $rounds } Runden sind vorbei, alle legen ihre Plankarte an. Noch nicht angelegt: { $players }.
pier18-alt-picked-foundation = Als Fundament im Bild: { $card }.
pier18-alt-picked-plan = Als Plan gewählt: { $card }.
pier18-alt-picked-section =
    { $covered ->
        [0] Vorschau: { $card } angelegt; Änderungen in Klammern.
        [one] Vorschau: { $card } über 1 Spalte; Änderungen in Klammern.
       *[other] Vorschau: { $card } über { $covered } Spalten; Änderungen in Klammern.
    }
pier18-alt-chosen-foundation = Du behältst { $card } als Fundament.
pier18-alt-chosen-plan = Du behältst { $card } als Plan.
pier18-alt-chosen-section =
    { $covered ->
        [0] Du legst { $card } an; Änderungen in Klammern.
        [one] Du legst { $card } über 1 Spalte; Änderungen in Klammern.
       *[other] Du legst { $card } über { $covered } Spalten; Änderungen in Klammern.
    }
pier18-alt-may =
    { $phase ->
        [keep] Jede deiner Karten kann das Fundament sein, jede andere der Plan.
        [round] Du kannst jede offene Karte nehmen, über 0 bis { $most } Spalten deines Piers.
       *[plan] Deine Plankarte kann 0 bis { $most } Spalten deines Piers bedecken.
    }
pier18-alt-dates = Die Karten sind nach Datum nummeriert.
pier18-alt-card = { $card }, { $date }, Patron der { pier18-who }, oben { $top }, unten { $bottom }, Plan { $title }
pier18-alt-open = Offen: { $cards }.
pier18-alt-hand = Deine Karten: { $cards }.
pier18-alt-returned = Zurück im Stapel: { $cards }.
pier18-alt-plans = Plankarten: { $cards }.
pier18-alt-nothing = noch nichts
pier18-alt-seat = { $player }: { $facts }.
pier18-alt-points = Summe { $total }, { $points }
pier18-alt-scored = { pier18-who } { $points }
pier18-alt-crowd = { pier18-who } { $columns }
pier18-alt-columns = { $count } Spalten, oben { $top }, unten { $bottom }
pier18-alt-section =
    { $covered ->
        [0] { $card }
       *[other] { $card } über { $covered }
    }
pier18-alt-sections = Abschnitte { $sections }
pier18-alt-plan-named =
    { $met ->
        [yes] Plan { $card } erfüllt
       *[no] Plan { $card } nicht erfüllt
    }
pier18-alt-plan-held =
    { $met ->
        [yes] Plan { $card } { $title } erfüllt
       *[no] Plan { $card } { $title } nicht erfüllt
    }
pier18-alt-patron = Patron { $card } der { pier18-who }
pier18-alt-patron-then = dann der Patron dieser Runde (+1)
pier18-alt-taken = nahm { $card }
pier18-alt-ready = fertig
pier18-alt-out = hat aufgegeben

# Das Brett aus Buchstaben hat 40 Spalten: kurz bleiben.

pier18-guide-1-title = Worum es geht
pier18-guide-1-body =
    Ihr baut jeweils einen **Pier** ins Meer hinaus, Karte für Karte, vom Land links zum Wasser rechts. Auf beiden Seiten spazieren Leute, und jede Sorte will etwas anderes. **Die meisten Punkte gewinnen.**

    Es gibt vier Sorten: 🪶 Dichter `P`, ❤️ Liebespaare `L`, 🐟 Fischer `F` und 🌸 Blumenverkäufer `S`. Eine Karte hat vier Spalten mit je einem Feld oben und unten, dazu ein Datum, einen Patron (das Siegel) und einen Plan (das Zeichen darüber).

    Zu zweit spielt ihr vier Runden, zu dritt drei.

    {""}*Im Bild:* Runde 3. Drei Karten liegen offen, Ada nimmt eine davon. Unter den Namen stehen die Punkte jeder Sorte und der Schutzpatrone, daneben der Plan und die Summe.
pier18-guide-2-title = Fundament und Plan
pier18-guide-2-body =
    Du bekommst drei Karten, die sonst niemand sieht. Alle wählen gleichzeitig:

    - eine wird dein **Fundament**, der Anfang deines Piers,
    - eine wird dein **Plan**: Sein Zeichen sagt, wie dein Pier am Ende aussehen soll,
    - die dritte kommt zurück in den Stapel, und niemand erfährt, welche es war.

    Haben alle gewählt, werden Fundamente und Pläne gezeigt. In Runde 1 beginnt, wessen Fundament das früheste Datum hat; danach wechselt der Beginn im Uhrzeigersinn. Der Leuchtturm zeigt, wer beginnt.

    Deine Plankarte ist auch der **letzte Abschnitt** deines Piers. Sieh dir also auch ihre Leute an!

    {""}*Im Bild:* Ada beginnt mit `P07` und nimmt `P09` als Plan: alle Dichter auf einer Seite, mindestens drei.
pier18-guide-3-title = Karte nehmen, anlegen
pier18-guide-3-body =
    In jeder Runde liegt eine Karte mehr aus, als ihr Leute seid. Reihum nimmst du eine und legst sie am Meer an deinen Pier.

    Sie darf **bis zu drei Spalten** des Abschnitts davor verdecken, nie alle vier. Die Leute dort sind weg. Karten werden nie gedreht oder daruntergeschoben. Auch das Fundament darf verdeckt werden.

    Wählst du eine Karte, steht auf jedem Knopf, wie viele Punkte sie dort bringt. Dein Bild zeigt das Beste davon im Rahmen und was sich ändert.

    {""}*Im Bild:* Ada probiert `P18` über einer Spalte. Das bringt ihr 1 Punkt für Dichter und 1 für Fischer, und der Blumenverkäufer steht zwischen Fischer und Liebespaar: 2 Punkte.
pier18-guide-4-title = Der Patron
pier18-guide-4-body =
    Eine Karte jeder Runde bleibt übrig: der **Patron**. Sein Siegel nennt eine Sorte Leute. Wer jetzt die meisten **Punkte** für sie hat, bekommt die Karte: am Ende **1 Punkt**.

    Bei Gleichstand, auch bei 0, gewinnt das frühere Datum: das der Karte aus dieser Runde. Es steht neben dem Namen.

    Deine Wahl entscheidet also auch über den Patron. Nimmst du zuletzt, zählen die Knöpfe seinen Punkt mit.

    {""}*Im Bild:* Ben hat `P14` genommen. Nimmt Ada `P18` über einer Spalte, bleibt `P11` übrig, Patron der Blumenverkäufer. Beide hätten dafür 2 Punkte, und Ben bekäme ihn: Der 19. September ist früher als der 12. Dezember.
pier18-guide-5-title = Dichter und Fischer
pier18-guide-5-body =
    🪶 **Dichter** mögen Gesellschaft, egal wo: **1 Punkt für je zwei** auf deinem ganzen Pier. Ein einzelner, der übrig bleibt, bringt nichts.

    🐟 **Fischer** angeln am liebsten nebeneinander: **je 1 Punkt auf der Seite, auf der mehr sind**. Die anderen bringen nichts. Sind es gleich viele, zählt eine Seite.

    Was verdeckt ist, zählt nicht mehr.

    {""}*Im Bild:* Ada probiert `P13` über einer Spalte. Sie hätte drei Dichter, das ist weiterhin 1 Punkt, und unten drei Fischer, oben keinen: 3 Punkte.
pier18-guide-6-title = Liebespaare, Blumen
pier18-guide-6-body =
    ❤️ **Liebespaare** wollen allein sein: **2 Punkte**, wenn die zwei Felder vor und die zwei hinter ihnen leer sind, auf ihrer Seite. Jenseits der Enden des Piers ist niemand. Auch andere Liebespaare stören. Die andere Seite des Piers spielt keine Rolle. Ein Herz zeigt jedes Paar, das Punkte bringt.

    🌸 **Blumenverkäufer** wollen Kundschaft. Leute nebeneinander ohne Lücke sind eine Gruppe. Jede Gruppe mit Blumenverkäufer bringt **ihre Größe minus 1**. Ein zweiter darin zählt nur wie alle anderen. Eine Klammer zeigt Gruppe und Punkte.

    {""}*Im Bild:* Bens Liebespaare sind beide allein: 4 Punkte. Fischer, Dichter und Blumenverkäufer nebeneinander bringen 2, Blumenverkäufer und Fischer weiter draußen 1. Sein anderer Blumenverkäufer ist allein und bringt nichts.
pier18-guide-7-title = Pläne
pier18-guide-7-body =
    Nach der letzten Runde legen alle ihre Plankarte als letzten Abschnitt an, gleichzeitig und geheim. Auch sie verdeckt bis zu drei Spalten.

    Erfüllt der fertige Pier den Plan, bekommst du **4 Punkte**, sonst nichts. Ein Häkchen neben dem Plan heißt: im Moment erfüllt. Zeichen in zwei Reihen stehen für die zwei Seiten des Piers, egal welche; ein Kopf heißt: irgendwer, ein Kästchen: ein leeres Feld.

    { $command-rules } sagt in Worten, was jeder Plan verlangt.

    {""}*Im Bild:* Ada legt `P09` an. Einer der Dichter ist auf der anderen Seite, der Plan ist also nicht erfüllt. Ben hat schon gewählt; sein Plan will zwei Liebespaare, die Punkte bringen.
pier18-guide-8-title = Das Ende, und wie ihr hier spielt
pier18-guide-8-body =
    Nun wird alles zusammengezählt: Dichter, Liebespaare, Fischer, Blumenverkäufer, der Plan und 1 Punkt je Patron. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Leute auf dem Pier hat, danach, wessen Plankarte das frühere Datum hat.

    {""}**Hier** wirst du benachrichtigt, wenn du dran bist. Wähle eine Karte, dann, wie viele Spalten sie verdeckt. Was du am Anfang und am Ende geheim wählst, kommt als Direktnachricht und steht auch unter **Meine Ansicht**. Du kannst auch { $command-move } tippen: `keep:P07+P09`, `P18/1` (über einer Spalte), `plan/0`.

    { $command-board } zeigt das Bild noch einmal. Mit { $command-leave } gibst du auf, und dein Pier zählt nicht.

    {""}*Im Bild:* Ben gewinnt mit 19 zu 15. Bens Plan ist erfüllt, Adas nicht.
pier18-guide-9-title = Alle Pläne, erste Hälfte
pier18-guide-9-body =
    Es gibt 18 Karten, eine für jeden Plan. `P01` bis `P18` sind nach dem Datum nummeriert: Die kleinere Nummer ist das frühere Datum.

    - **Lesereihe:** mindestens 4 Dichter auf einer Seite des Piers.
    - **Literaturzirkel:** mindestens 3 Dichter, alle auf derselben Seite.
    - **Stille Gedanken:** mindestens 3 Dichter, direkt neben denen niemand steht.
    - **Mondschein:** mindestens 2 Liebespaare, zwei Felder weit niemand daneben.
    - **Morgenrot, Abendrot:** auf jeder Seite 1 Liebespaar, zwei Felder weit niemand daneben.
    - **Promenade zu zweit:** auf jeder Seite mindestens 2 Liebespaare.
    - **Der gute Platz:** auf einer Seite mindestens 3 Fischer, auf der anderen höchstens 1.
    - **Faire Gewässer:** auf beiden Seiten gleich viele Fischer, jeweils mindestens 2.
    - **Angelsaison:** mehr Fischer als von jeder anderen Sorte.
pier18-guide-10-title = Alle Pläne, zweite Hälfte
pier18-guide-10-body =
    - **Marktgedränge:** eine lückenlose Reihe von mindestens 4, genau einer ist Blumenverkäufer.
    - **Zwei Stände:** auf jeder Seite eine lückenlose Reihe von 3 mit Blumenverkäufer.
    - **Keine Konkurrenz:** mindestens 4 Blumenverkäufer, zwischen je zweien eine Lücke.
    - **Fischige Verse:** mindestens 2-mal Dichter direkt neben Fischer.
    - **Blumensträuße:** mindestens 2-mal Liebespaar direkt neben Blumenverkäufer.
    - **Ausgewogener Handel:** oben so viele Leute wie unten.
    - **Alle willkommen:** von jeder Sorte mindestens 2, Anzahlen höchstens um 1 verschieden.
    - **Platz zum Atmen:** auf einer Seite 5 leere Felder in einer Reihe.
    - **Sparsam gebaut:** ein Pier mit höchstens 16 Spalten, zu dritt 13.

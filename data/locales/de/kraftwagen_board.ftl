# Das Brett von Kraftwagen in Worten: Alternativtexte, Brett aus Buchstaben, Seiten der Regeln.

kraftwagen-alt-deed =
    { $deed ->
        [hire] Einstellen
        [body] Karosserie
        [engine] Motor
        [buyer] Käufer
        [race] Rennen
       *[research] Forschung
    }
kraftwagen-alt-wish =
    { $buyer ->
        [body] Karosserie
        [engine] Motor
        [prestige] Prestige
       *[price] Preis
    }
kraftwagen-alt-buyer =
    { $buyer ->
        [none] kein Käufer
        [body] Karosserie-Käufer
        [engine] Motor-Käufer
        [prestige] Prestige-Käufer
       *[price] Preis-Käufer
    }
kraftwagen-alt-start =
    { $start ->
        [build] Montage
        [team] Rennstall
        [study] Studium
       *[sales] Verkauf
    }
kraftwagen-alt-card-left = linke Karte
kraftwagen-alt-card-right = rechte Karte
kraftwagen-alt-thing =
    { $thing ->
        [alone] kein Ingenieur
        [diesel] Diesel
        [racer] Rennwagen
        [shop] freie Werkstatt
       *[done] kein Wagen
    }
kraftwagen-alt-instant =
    { $card ->
        [crew] sofort bis zu { $amount } Arbeiter
        [sprint] Rennwagen sofort { $amount } Felder
       *[delivery] sofort Karosserie und Motor
    }

kraftwagen-alt-turn = Durchgang { $turn } von { $turns }, { $taken } von { $tiles } Plättchen genommen.
kraftwagen-alt-asked =
    { $ask ->
        [start] { $seat } wählt ein Startplättchen.
        [take] { $seat } nimmt ein Aktionsplättchen.
        [order] { $seat } wählt, welche Aktion als Nächstes kommt.
        [card] { $seat } wählt eine Forschungskarte.
        [buyer] { $seat } wählt einen Käufer.
        [body] { $seat } gibt ein Teil ab.
        [engine] { $seat } wählt, wohin ein neuer Motor kommt.
        [car] { $seat } darf einen Wagen auf den Markt bringen.
       *[benz] { $seat } wählt, wen Benz schickt.
    }
kraftwagen-alt-piece = Neues Teil: { $piece }.
kraftwagen-alt-left = Noch zu tun: { $deeds }.
kraftwagen-alt-task =
    { $amount ->
        [one] { kraftwagen-alt-deed }
       *[other] { kraftwagen-alt-deed } { $amount }
    }
kraftwagen-alt-chosen = Gewählt: { $things }.
kraftwagen-alt-offered = Möglich: { $things }.
kraftwagen-alt-any-tile = Möglich: jedes Plättchen.
kraftwagen-alt-chain = Die Kette von hinten nach vorn: { $links }.
kraftwagen-alt-chain-then = Die Kette mit diesem Plättchen, von hinten nach vorn: { $links }.
kraftwagen-alt-last = Letzter Zug von { $player }: { $deeds }.
kraftwagen-alt-this-turn = Dieser Zug von { $player }: { $deeds }.
kraftwagen-alt-did-start = Startplättchen { kraftwagen-alt-start }
kraftwagen-alt-did-take = Plättchen { $tile }
kraftwagen-alt-did-do = weiter mit { kraftwagen-alt-deed }
kraftwagen-alt-did-card = Karte { $card }
kraftwagen-alt-did-buyer = { kraftwagen-alt-buyer }
kraftwagen-alt-did-benz =
    { $buyer ->
        [none] kein Käufer von Benz
       *[other] { kraftwagen-alt-buyer } von Benz
    }
kraftwagen-alt-did-scrap =
    { $kind ->
        [b] neue Karosserie, { $piece } abgegeben
       *[e] neuer Motor, { $piece } abgegeben
    }
kraftwagen-alt-did-engine =
    { $place ->
        [racer] Motor in den Rennwagen
       *[shop] Motor in eine Werkstatt
    }
kraftwagen-alt-did-car = Wagen auf den Markt: { $car }
kraftwagen-alt-did-diesel = Diesel: { $piece } in den Wagen mit Preis { $price }
kraftwagen-alt-did-nothing = kein Wagen
kraftwagen-alt-starts = Startplättchen übrig: { $tiles }.
kraftwagen-alt-start-tile = { kraftwagen-alt-start } ({ $deeds })
kraftwagen-alt-cards = Offene Karten: { $cards }. Stapel: { $deck }.
kraftwagen-alt-discards = Abgelegt: { $cards }.

kraftwagen-alt-candidate = Dein neuer Wagen: { $car }.
kraftwagen-alt-takers = Im Moment nähmen die Käufer: { $sales }.
kraftwagen-alt-number =
    { $kind ->
        [b] Karosserie { $value }
        [e] Motor { $value }
        [w] { $value } Arbeiter
       *[p] Preis { $value }
    }
kraftwagen-alt-no-parts = keine Teile
kraftwagen-alt-times = { $count }-mal { $card }
kraftwagen-alt-cards-counted =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kraftwagen-alt-with = { $one } und { $other }
kraftwagen-alt-car =
    { $engineer ->
        [none] Karosserie { $body }, Motor { $engine }, Mannschaft { $crew }, Preis { $price }
       *[other] Karosserie { $body }, Motor { $engine }, Mannschaft { $crew }, Preis { $price }, mit { $engineer }
    }
kraftwagen-alt-car-brief =
    { $engineer ->
        [none] { $body }, { $engine }, { $crew }, { $price }
       *[other] { $body }, { $engine }, { $crew }, { $price }, mit { $engineer }
    }
kraftwagen-alt-owned-car = { $player }: { $car }
kraftwagen-alt-market-brief = { $count } von { $last } Wagen auf dem Markt, je mit Karosserie, Motor, Mannschaft, Preis. { $cars }.
kraftwagen-alt-taker = { kraftwagen-alt-wish }: Wagen von { $player }, Preis { $price }
kraftwagen-alt-empty-market = Noch ist kein Wagen auf dem Markt.
kraftwagen-alt-market = { $count } von { $last } Wagen auf dem Markt. { $cars }.
kraftwagen-alt-prices = Preise übrig: { $prices }.
kraftwagen-alt-active = Aktive Käufer der Reihe nach: { $buyers }.
kraftwagen-alt-nobody-active = Noch ist kein Käufer aktiv.
kraftwagen-alt-marker =
    { $marker ->
        [start] Ihr Marker steht am Anfang, auf S.
       *[other] Ihr Marker steht auf { $marker }.
    }
kraftwagen-alt-stack =
    { $white ->
        [0] { kraftwagen-alt-wish } { $count }
        [one] { kraftwagen-alt-wish } { $count } mit 1 Mark
       *[other] { kraftwagen-alt-wish } { $count } mit { $white } Mark
    }
kraftwagen-alt-stacks = Wartende Käufer: { $stacks }.

kraftwagen-alt-race = Rennen, { $spaces } Felder je Runde: { $racers }.
kraftwagen-alt-racer =
    { $laps ->
        [0] { $space ->
            [0] { $player } in der Box
           *[other] { $player } Feld { $space }
        }
        [one] { $space ->
            [0] { $player } in der Box, 1 Runde
           *[other] { $player } Feld { $space }, 1 Runde
        }
       *[other] { $space ->
            [0] { $player } in der Box, { $laps } Runden
           *[other] { $player } Feld { $space }, { $laps } Runden
        }
    }
kraftwagen-alt-points =
    { $kind ->
        [body] { $points ->
            [one] 1 Karosseriepunkt
           *[other] { $points } Karosseriepunkte
        }
       *[engine] { $points ->
            [one] 1 Motorpunkt
           *[other] { $points } Motorpunkte
        }
    }
kraftwagen-alt-at-once =
    { $deed ->
        [body] Karosserie sofort
       *[engine] Motor sofort
    }

kraftwagen-alt-own = Die Tafel von { $player }: { $mat }.
kraftwagen-alt-mat-of = { $player }: { $mat }.
kraftwagen-alt-money = Mark { $total }: Rennen { $race }, Runden { $laps }, Wagen { $sales }, weiß { $white }.
kraftwagen-alt-used = { $engineer } (schon genutzt)
kraftwagen-alt-mat-brief = { $pieces }; Rennmotor { $engine }; Punkte { $body_points } und { $engine_points }; Kantine { $canteen }, Vorrat { $supply }
kraftwagen-alt-money-sum = Mark { $total }.
kraftwagen-alt-mat = { $pieces }; Rennmotor { $engine }; Karosseriepunkte { $body_points }, Motorpunkte { $engine_points }; Kantine { $canteen }, Vorrat { $supply }
kraftwagen-alt-active-plans = Entwicklungen { $things }
kraftwagen-alt-waiting-plans = wartend { $things }
kraftwagen-alt-engineers = Ingenieure { $things }
kraftwagen-alt-award-taken = { $value } hat { $player }
kraftwagen-alt-award-open = { $value } offen
kraftwagen-alt-awards = Auszeichnungen: { $awards }.
kraftwagen-alt-out = Hat aufgegeben.
kraftwagen-alt-goal =
    { $goal ->
        [body] { $needed } Karosseriepunkte
        [engine] { $needed } Motorpunkte
        [engineers] { $needed } Ingenieure
        [supply] Vorrat { $needed }
       *[laps] { $needed } Runden
    }
kraftwagen-alt-goal-awards = { $goal }: { $awards }
kraftwagen-alt-stock = Übrig je Wert ab 1: Karosserien { $bodies }; Motoren { $engines }.

kraftwagen-alt-scoring = Mark aus Durchgang { $turn }.
kraftwagen-alt-scored =
    { $place ->
        [0] { $player } +{ $total }: kein Rang im Rennen; Runden: { $laps } für { $money }.
       *[other] { $player } +{ $total }: Rang { $place } für { $race }; Runden: { $laps } für { $money }.
    }
kraftwagen-alt-sold = Der { kraftwagen-alt-buyer } nahm { $car } von { $player } für { $money }.
kraftwagen-alt-unsold = Der { kraftwagen-alt-buyer } fand keinen Wagen.

# Das Brett aus Buchstaben hat 40 Spalten: kurz bleiben.

kraftwagen-guide-1-title = Worum es geht
kraftwagen-guide-1-body =
    Die ersten Kraftwagen rollen, und ihr führt je eine junge Fabrik. Ihr stellt ein, forscht, baut Karosserien und Motoren, fahrt Rennen und bringt Wagen auf den Markt, unter denen Käufer wählen. **Wer nach drei Durchgängen am reichsten ist, gewinnt.**

    Alle haben drei Werkstätten, einen Rennwagen, eine Kantine mit freien Arbeitern und einen Vorrat an solchen, die noch nicht eingestellt sind. Was ihr wisst, steht auf blauem Papier: Karosserie- und Motorpunkte. Sie sagen, wie gut eure Teile werden.

    Alles liegt offen, nur das Geld nicht, gezählt in Mark.

    {""}*Im Bild:* das Brett mit der Kette, aus der ihr Aktionen nehmt, rings um das Rennen. Ben ist dran: Die Zahlen neben den Arbeitern sagen, wer folgt.
kraftwagen-guide-2-title = Die Kette
kraftwagen-guide-2-body =
    Arbeiter und Aktionsplättchen bilden eine lange Kette, gezeichnet als Pfeil. **Dran ist, wessen Arbeiter ganz hinten steht.** Du nimmst ein beliebiges Plättchen: Dein Arbeiter geht an seine Stelle, das Plättchen an die Spitze. Liegt nun ganz hinten ein Plättchen, kommt auch das an die Spitze, und so weiter, bis hinten ein Arbeiter steht.

    Ein Plättchen weit vorn ist also teuer: Die anderen sind vielleicht mehrmals dran, bis du wieder ganz hinten stehst. Mit einem nahen bist du bald wieder dran, vielleicht sofort.

    {""}*In den Bildern:* Ada hat den Motor gewählt, und die Kette ist so gezeigt, wie sie dann wäre. Das Rennen, an dem sie vorbeizog, geht auch an die Spitze. Ada stünde wieder ganz hinten und wäre noch einmal dran.
kraftwagen-guide-3-title = Die Aktionen
kraftwagen-guide-3-body =
    - 👷 **Einstellen:** Ein Arbeiter kommt aus deinem Vorrat in deine Kantine.
    - 🚗 **Karosserie** und ⚙️ **Motor:** Du bekommst ein Teil, so gut wie deine Punkte.
    - 🏁 **Rennen:** Dein Rennwagen fährt weiter.
    - 💡 **Forschung:** Du nimmst eine der beiden offenen Karten.
    - 🎩 **Käufer:** Ein Käufer wird aktiv.

    Ein Plättchen mit mehreren Zeichen gibt alle, in seiner Reihenfolge. Was nicht geht, verfällt. Du wirst nur gefragt, wo die Reihenfolge zählt: wenn Einstellen und ein Teil noch kommen und eine Entwicklung auf einen Arbeiter wartet.

    Danach darfst du einen Wagen auf den Markt bringen, und dein Zug ist vorbei.

    {""}*In den Bildern:* Ada hat das Plättchen mit drei Aktionen gewählt. Es liegt weit vorn, erst wären Cleo und Ben dran.
kraftwagen-guide-4-title = Forschung
kraftwagen-guide-4-body =
    Du nimmst eine der beiden offenen Karten. Die andere wird abgelegt, und zwei neue werden aufgedeckt, bevor deine wirkt.

    - Blaues Papier ist eine **Entwicklung**. Ihre Punkte gelten bis zum Ende, manche bringt gleich ein Teil. Sie braucht einen Arbeiter aus der Kantine, der nicht zurückkommt. Ist keiner frei, wartet sie, und der nächste, den du einstellst, geht zu ihr.
    - ⚡ **Sofort:** Eine Karte mit Blitz wirkt gleich und wird abgelegt.
    - Ein Porträt ist ein **Ingenieur**, der bei dir bleibt und keinen Arbeiter braucht.

    {""}*In den Bildern:* Ada kann einen Karosseriepunkt samt Motor nehmen oder den Ingenieur Bugatti. Die Stapel daneben zählen verdeckte und abgelegte Karten.
kraftwagen-guide-5-title = Karosserien und Motoren
kraftwagen-guide-5-body =
    Eine neue Karosserie hat den Wert deiner Karosseriepunkte, ein neuer Motor den deiner Motorpunkte, höchstens 7. Ist davon keine da, bekommst du die nächstniedrigere. Wie viele es noch gibt, steht im Bild der Tafeln.

    Das Teil kommt in eine leere Werkstatt. Sind alle drei voll, geht ein altes Teil zurück auf Lager.

    Ein Motor kann auch in deinen **Rennwagen** und macht ihn schneller; der alte geht zurück. Das kannst du wählen, wenn er besser ist als der alte oder deine Werkstätten voll sind. Auf den Markt kommt er von dort nie.

    {""}*In den Bildern:* Ein neuer Motor 3 ist da, und Adas Werkstätten sind voll. Sie gibt ein umrahmtes Teil ab oder baut ihn in den Rennwagen.
kraftwagen-guide-6-title = Ein Wagen für den Markt
kraftwagen-guide-6-body =
    Am Ende deines Zuges darfst du einen Wagen auf den Markt bringen: Karosserie und Motor aus deinen Werkstätten, einen oder mehr Arbeiter aus der Kantine als Mannschaft und einen der Preise, die noch da sind. Er bleibt, wie er ist.

    Ein hoher Preis ist nur gut, wenn ihn jemand zahlt: Von zwei gleichen Wagen nehmen Käufer den billigeren. Ein Wagen, den niemand kauft, bringt nichts. Nach der Wertung kommen alle Wagen weg, und die Arbeiter gehen zurück in deinen Vorrat.

    Mit dem sechsten Wagen endet der Durchgang.

    {""}*In den Bildern:* Ada will einen Wagen mit Karosserie 4, Motor 3 und zwei Arbeitern für 5 anbieten. Die Scheiben an den Wagen zeigen, wer jetzt was nehmen würde: der Karosserie-Käufer auf Feld 2 Adas Wagen.
kraftwagen-guide-7-title = Die Käufer
kraftwagen-guide-7-body =
    Von jeder Sorte gibt es zwei. Hut und Zeichen zeigen, was ein Käufer sucht: die beste **Karosserie**, den besten **Motor**, die größte Mannschaft (**Prestige**) oder den niedrigsten **Preis**. Unter gleichen Wagen nehmen Käufer den billigsten. Der Preis-Käufer zahlt doppelt.

    Mit der Aktion schickst du einen auf das nächste der vier Felder und nimmst die weißen Mark neben dem Stapel. In jedem Durchgang kommen neue dazu.

    Sind vier aktiv, rückt stattdessen der Marker vor, von S bis 0. Der Durchgang endet nach dem Zug, in dem der Marker auf 0 kommt, der sechste Wagen auf den Markt kommt oder das 80. Plättchen genommen wird.

    {""}*In den Bildern:* Ada hat einen Preis-Käufer gewählt, der 1 Mark mitbringt.
kraftwagen-guide-8-title = Rennen und Wertung
kraftwagen-guide-8-body =
    Im Rennen fährt dein Wagen so weit, wie sein Motor sagt. Felder mit anderen Wagen werden übersprungen und zählen nicht. Aus der Box führt der erste Schritt auf Feld 1; mit dem Schritt vom letzten Feld auf Feld 1 ist eine Runde geschafft.

    Am Ende eines Durchgangs gibt es Mark:

    - **Rennen:** 7, 4 und 2 für die ersten drei, nach Runden, dann nach Feld. In der Box gibt es keinen Rang.
    - **Runden:** 1, 3, 5, 6, 7 für eine bis fünf, 1 für jede weitere.
    - **Verkauf:** Die Käufer auf den Feldern 1 bis 4 kaufen nacheinander.

    Dann stehen die Rennwagen wieder in der Box und die Käufer in ihren Stapeln. Werkstätten, Kantinen und Rennmotoren bleiben.

    {""}*In den Bildern:* Das Rennen läuft innerhalb der Kette; der Markt ist leer und zeigt die Mark des ersten Durchgangs.
kraftwagen-guide-9-title = Ingenieure und Auszeichnungen
kraftwagen-guide-9-body =
    - **Bugatti** verdoppelt dein erstes Rennen im Durchgang, **Porsche** gibt jedem ein Feld dazu, **Bosch** jedem Einstellen einen Arbeiter: nur auf Aktionsplättchen.
    - **Daimler**, **Otto**, **Maybach** und **Opel** begleiten einen neuen Wagen, je einer, einmal je Durchgang: Karosserie 1 mehr, Motor 1 mehr, Mannschaft 2 mehr, Preis beim Vergleich 2 weniger.
    - **Diesel** tauscht einmal je Durchgang ein Teil deines Wagens auf dem Markt gegen eins von anderem Wert. Kannst du keinen Wagen bauen, wirst du nur gefragt, wo das jetzt Mark bringt.
    - **Benz** kann nach der Wertung des Rennens noch einen Käufer schicken. Dieser kauft zuletzt.

    {""}**Auszeichnungen** stehen über den Tafeln. Wer zuerst einen Zug mit erreichtem Ziel beendet, nimmt die höhere, die zweite Person die niedrigere.

    {""}*In den Bildern:* Mit Maybach zählt Adas Mannschaft 4. Nun würde der Prestige-Käufer ihren Wagen nehmen.
kraftwagen-guide-10-title = Anfang, Ende und Varianten
kraftwagen-guide-10-body =
    Vor dem ersten Zug nehmen alle ein Startplättchen und führen es gleich aus. Zuerst nimmt, wer den Aktionsplättchen am nächsten steht:

    - **Montage:** Karosserie, Motor, zwei Arbeiter.
    - **Rennstall:** zwei Felder, zwei Arbeiter.
    - **Studium:** eine Forschungskarte, ein Arbeiter.
    - **Verkauf:** ein Käufer, zwei Felder.

    Jedes gibt außerdem einen Karosserie- und einen Motorpunkt.

    {""}**Das Ende.** Nach der dritten Wertung werden Mark und Auszeichnungen zusammengezählt. Bei Gleichstand gewinnt, wer die vollere Kantine hat, dann, wessen Arbeiter in der Kette weiter hinten steht.

    Ein Tisch kann mit offenem Geld spielen.

    {""}*In den Bildern:* Cleo steht den Plättchen am nächsten und wählt zuerst.
kraftwagen-guide-11-title = Zahlen zum Nachschlagen
kraftwagen-guide-11-body =
    - **Auszeichnungen:** 5 Karosseriepunkte, 5 Motorpunkte, ein leerer Vorrat oder 3 Runden in einem Rennen: zuerst 4, danach 2. 3 Ingenieure: 5 und 3.
    - **Preise:** Durchgang 1: 1, 2, 3, 5, 6, 8, 9, 10. Durchgang 2: 2, 3, 5, 6, 8, 9, 11, 12. Durchgang 3: 3, 4, 6, 8, 10, 12, 14, 15. Jeden Preis gibt es nur einmal je Durchgang.
    - **Weiße Mark:** In jedem Durchgang kommen 2 neben die Karosserie-Käufer und je 1 neben die anderen Stapel.
    - **Der Marker** macht vier Schritte: von S auf 3, 2, 1 und 0.
    - **Eine Runde** hat 6 Felder, zu zweit 8.
    - **Arbeiter:** Alle haben 14: 2 in der Kette, 4 in der Kantine, 8 im Vorrat.
kraftwagen-guide-12-title = Fragen und Antworten
kraftwagen-guide-12-body =
    - **Darf ich auf eine Forschungskarte verzichten?** Nein, eine der beiden nimmst du.
    - **Und wenn der Stapel leer ist?** Die abgelegten Karten werden neu gemischt.
    - **Porsche und Bugatti zusammen?** Erst gibt Porsche sein Feld dazu, dann verdoppelt Bugatti.
    - **Zwei Wagen sind in dem gleich, was ein Käufer sucht?** Der billigere wird verkauft. Jeden Preis gibt es nur einmal; zählt einer durch Opel so viel wie ein anderer, gilt der andere als billiger.
    - **Benz bei weniger als vier Käufern?** Benz kann trotzdem einen von einem Stapel schicken, ohne die Mark daneben. Dieser kauft zuletzt. Gefragt wirst du nur, wenn ein Wagen übrig wäre.
    - **Zählen die Punkte des Startplättchens für Auszeichnungen?** Ja, wie alle Punkte.

# Pick & Pack: Namen, Optionen, Menüs, und was im Spiel geschieht.
pick-and-pack-name = Pick & Pack
pick-and-pack-blurb = Zwei packen, aber es gibt nur einen Greifer: einer fährt die Reihen, einer die Spalten. Wer füllt die besseren Kisten?
pick-and-pack-resign = Das Spiel endet sofort, und der andere Spieler gewinnt.

pick-and-pack-option-arrange = Aktionsplättchen
pick-and-pack-option-arrange-help = Wie die zwölf Plättchen von jedem an ihre Plätze kommen
pick-and-pack-option-arrange-secret = ihr wählt geheim
pick-and-pack-option-arrange-random = gemischt, gut fürs erste Spiel
pick-and-pack-option-arrange-open = ihr wählt abwechselnd und offen
pick-and-pack-option-wasted-tiles = Plättchen ohne Ziel
pick-and-pack-option-wasted-tiles-help = Ob man ein Plättchen spielen darf, mit dem gerade nichts anzufangen ist
pick-and-pack-option-wasted-tiles-allowed = darf man spielen
pick-and-pack-option-wasted-tiles-forbidden = darf man nicht spielen
pick-and-pack-option-rush = Eilaufträge
pick-and-pack-option-rush-help = Wie viele gelagerte Eilaufträge man in einem Zug einsetzen darf
pick-and-pack-option-rush-all = so viele, wie man hat
pick-and-pack-option-rush-one = einen je Zug

# Plättchen und Äpfel in Worten, weiter unten gebraucht.
pick-and-pack-tile =
    { $tile ->
        [P] 💎 Premium
        [W] 📦 Großhandel
        [R] ⚡ Eilauftrag
        [Q] 🔍 Qualitätskontrolle
        [X] 🔀 Verwechslung
       *[M] 🔧 Störung
    }
pick-and-pack-apples =
    { $apples ->
        [one] 1 Apfel
       *[other] { $apples } Äpfel
    }
pick-and-pack-way = { $seat } fährt { $from } → { $to }

pick-and-pack-question-slot = Welches Plättchen kommt auf Platz { $slot }? ({ $number } von { $of })
pick-and-pack-question-ready = Alle deine Plätze sind belegt. Bist du fertig?
pick-and-pack-question-row = Bewege den Greifer von { $square } aus in Reihe { $line }.
pick-and-pack-question-column = Bewege den Greifer von { $square } aus in Spalte { $line }.
pick-and-pack-question-rush =
    { $stored ->
        [one] ⚡ Du hast einen Eilauftrag. Setzt du ihn für noch eine Fahrt ein?
       *[other] ⚡ Du hast { $stored } Eilaufträge. Setzt du einen für noch eine Fahrt ein?
    }
pick-and-pack-question-wait-row = { $seat } bewegt den Greifer von { $square } aus in Reihe { $line }.
pick-and-pack-question-wait-column = { $seat } bewegt den Greifer von { $square } aus in Spalte { $line }.
pick-and-pack-question-wait-rush =
    { $stored ->
        [one] ⚡ { $seat } hat einen Eilauftrag und kann ihn für noch eine Fahrt einsetzen.
       *[other] ⚡ { $seat } hat { $stored } Eilaufträge und kann einen für noch eine Fahrt einsetzen.
    }
pick-and-pack-question-wait-arrange = Hier werden noch Plättchen gelegt: { $seat }

pick-and-pack-ask-tile = Welches Plättchen?
pick-and-pack-ask-ready = Bleibt es so?
pick-and-pack-ask-to = Wohin fährt der Greifer?
pick-and-pack-ask-crate = Auf welche Kiste?
pick-and-pack-ask-theirs = Welche Kiste von gegenüber?
pick-and-pack-ask-own = Welche deiner Kisten?
pick-and-pack-ask-line = Was drehst du um?
pick-and-pack-ask-hit = Und was genau?
pick-and-pack-part-kind = { pick-and-pack-tile }
pick-and-pack-part-ready = Fertig!
pick-and-pack-part-clear = Alle zurücknehmen
pick-and-pack-part-take = { $square }: Steige nehmen
pick-and-pack-part-play = { $square }: Plättchen spielen
pick-and-pack-part-stop = ⚡ aufheben, Zug beenden
pick-and-pack-part-crate = Kiste { $crate }
pick-and-pack-part-own = Deine Kiste { $crate }
pick-and-pack-part-theirs = Gegnerische Kiste { $crate }
pick-and-pack-part-tile = { pick-and-pack-tile } ({ $slot })
pick-and-pack-part-column = Steigen in { $column }
pick-and-pack-part-side-top = Plättchen oben
pick-and-pack-part-side-bottom = Plättchen unten
pick-and-pack-part-side-left = Plättchen links
pick-and-pack-part-side-right = Plättchen rechts
pick-and-pack-part-tray = Steige auf { $square }
pick-and-pack-part-slot = Plättchen auf { $slot }

pick-and-pack-effect-placed = { $seat } legt { pick-and-pack-tile } auf Platz { $slot }.
pick-and-pack-effect-cleared = { $seat } nimmt alle Plättchen zurück.
pick-and-pack-effect-ready = { $seat } ist fertig.
pick-and-pack-effect-begins = Alle Plättchen liegen offen auf ihren Plätzen. { $seat } beginnt.
pick-and-pack-effect-rushed = { $seat } setzt einen ⚡ Eilauftrag ein.
pick-and-pack-effect-took = { pick-and-pack-way } und packt { pick-and-pack-apples } auf Kiste { $crate }, jetzt { $total } wert.
pick-and-pack-effect-premium = { pick-and-pack-way }, 💎 Premium ({ $slot }): Kiste { $crate } ist zu und zählt doppelt, { $total }.
pick-and-pack-effect-wholesale = { pick-and-pack-way }, 📦 Großhandel ({ $slot }): Kiste { $crate } von { $other_seat } ist zu und zählt halb, { $total }.
pick-and-pack-effect-stored = { pick-and-pack-way } und lagert einen ⚡ Eilauftrag ({ $slot }) für später.
pick-and-pack-effect-fetched = { pick-and-pack-way }, 🔍 Qualitätskontrolle ({ $slot }): { pick-and-pack-apples } von Kiste { $theirs } bei { $other_seat } (jetzt { $their_total }) auf Kiste { $own } (jetzt { $total }).
pick-and-pack-effect-exchanged = { pick-and-pack-way }, 🔀 Verwechslung ({ $slot }): die { $got } auf Kiste { $theirs } von { $other_seat } (jetzt { $their_total }) gegen die { $gave } auf Kiste { $own } (jetzt { $total }).
pick-and-pack-effect-tray-jammed = { pick-and-pack-way }, 🔧 Störung ({ $slot }): Die Steige ({ pick-and-pack-apples }) auf { $target } wird umgedreht.
pick-and-pack-effect-tile-jammed = { pick-and-pack-way }, 🔧 Störung ({ $slot }): { $other_seat } kann { pick-and-pack-tile } auf { $target } nicht mehr nutzen.
pick-and-pack-effect-wasted = { pick-and-pack-way } und spielt { pick-and-pack-tile } ({ $slot }), aber es gibt kein Ziel dafür.
pick-and-pack-effect-stopped = { $seat } hebt den Eilauftrag auf.
pick-and-pack-effect-packed = Alle Kisten von { $seat } sind zu.
pick-and-pack-effect-stuck = { $seat } kann den Greifer nicht bewegen.
pick-and-pack-effect-resigned = { $seat } gibt auf.
pick-and-pack-effect-won = 🏆 { $seat } gewinnt mit { $points } zu { $others }.
pick-and-pack-effect-drawn = Unentschieden, { $points } zu { $points }.

pick-and-pack-last-crate =
    { $left ->
        [0] { " " }🏁 Es ist die letzte offene, damit endet das Spiel.
       *[other] { "" }
    }
pick-and-pack-preview-cleared = Danach sind alle deine Plätze wieder leer.
pick-and-pack-preview-took = Du packst { pick-and-pack-apples } auf Kiste { $crate }. Sie ist dann { $total } wert.
pick-and-pack-preview-premium = Deine Kiste { $crate } wird geschlossen und zählt doppelt: { $total }.{ pick-and-pack-last-crate }
pick-and-pack-preview-wholesale = Kiste { $crate } von { $other_seat } wird geschlossen und zählt halb: { $total }.{ pick-and-pack-last-crate }
pick-and-pack-preview-stored = Du lagerst diesen Eilauftrag. Ab deinem nächsten Zug ist er gut für eine Fahrt mehr.
pick-and-pack-preview-fetched = Du nimmst { pick-and-pack-apples } von Kiste { $theirs } bei { $other_seat } auf deine Kiste { $own }. Sie ist dann { $total } wert, die andere { $their_total }.
pick-and-pack-preview-exchanged = Du bekommst eine Steige mit { $got } für eine mit { $gave }. Deine Kiste { $own } ist dann { $total } wert, Kiste { $theirs } von { $other_seat } { $their_total }.
pick-and-pack-preview-tray-jammed = Die Steige ({ pick-and-pack-apples }) auf { $target } wird umgedreht. Niemand kann sie mehr nehmen.
pick-and-pack-preview-tile-jammed = { $other_seat } kann { pick-and-pack-tile } auf { $target } nicht mehr nutzen.
pick-and-pack-preview-wasted = Für { pick-and-pack-tile } gibt es jetzt kein Ziel. Das Plättchen ist danach verbraucht, ohne zu wirken.

pick-and-pack-end-packed = Alle vier Kisten von jemandem sind zu.
pick-and-pack-end-stuck = Der Greifer kann nicht mehr bewegt werden.
pick-and-pack-end-resigned = Jemand hat aufgegeben.

pick-and-pack-shortcut-random = 🎲 Zufällig auslegen
pick-and-pack-shortcut-again = ↺ Wie beim letzten Mal

pick-and-pack-points-open = Offene Kisten
pick-and-pack-points-premium = Premium-Kisten
pick-and-pack-points-wholesale = Großhandels-Kisten

pick-and-pack-component-tile = { pick-and-pack-tile }
pick-and-pack-component-premium-text = Schließt eine deiner offenen Kisten, auch eine leere. Sie zählt von da an doppelt, und nichts kann sie mehr ändern.
pick-and-pack-component-wholesale-text = Schließt eine offene Kiste von gegenüber, auch eine leere. Sie zählt von da an halb, abgerundet, und nichts kann sie mehr ändern.
pick-and-pack-component-rush-order-text = Du lagerst ihn neben deinem Namen. Von deinem nächsten Zug an darfst du ihn nach einer Fahrt einsetzen und den Greifer noch einmal bewegen.
pick-and-pack-component-quality-control-text = Nimmt von einer offenen Kiste gegenüber die oberste Steige und legt sie auf deine offene Kiste mit den wenigsten Steigen.
pick-and-pack-component-order-mix-up-text = Zwei oberste Steigen tauschen die Plätze: eine von einer offenen Kiste gegenüber, eine von einer offenen Kiste bei dir.
pick-and-pack-component-malfunction-text = Dreht etwas für immer um: eine Steige auf dem Feld, die dann niemand mehr nehmen oder anfahren kann, oder ein Plättchen von gegenüber, das noch auf seinem Platz wartet.
pick-and-pack-component-tray = Steige mit { $apples ->
        [one] 1 Apfel
       *[other] { $apples } Äpfeln
    }
pick-and-pack-component-tray-text =
    { $count ->
        [one] Von den { $of } Steigen in der Halle ist eine so, und auf ihr beginnt der Greifer.
       *[other] Von den { $of } Steigen in der Halle sind { $count } so.
    } Wer den Greifer dorthin bewegt, packt sie auf eine offene Kiste mit den wenigsten Steigen. Dort ist jeder Apfel ein Punkt.
pick-and-pack-component-crate = Kiste
pick-and-pack-component-crate-text = Auf vier davon stapelst du deine Steigen, und die nächste kommt immer auf eine offene Kiste mit den wenigsten. Ein Apfel zählt in einer offenen Kiste 1, unter einem Premium-Plättchen 2, unter einem Großhandels-Plättchen die Hälfte. Hat jemand keine offene Kiste mehr, ist das Spiel aus.
pick-and-pack-component-grabber = Greifer
pick-and-pack-component-grabber-text = Ihr teilt ihn euch: Eine Seite bewegt ihn in seiner Reihe, die andere in seiner Spalte, so weit sie will. Er hält auf einer Steige und nimmt sie, oder auf einem leeren Feld, an dem ein eigenes Plättchen gespielt werden kann. Wo er hält, geht es gegenüber weiter.

# Pick & Pack: Namen, Optionen, Menüs, und was im Spiel geschieht.
pick-and-pack-name = Pick & Pack
pick-and-pack-blurb = Ihr packt zu zweit, aber mit einem einzigen Greifer: Einer fährt durch die Reihen, der andere durch die Spalten. Wer füllt die besseren Kisten?
pick-and-pack-asks-in-private = Meine Plättchen auslegen

pick-and-pack-option-arrange = Aktionsplättchen
pick-and-pack-option-arrange-help = Wie die je zwölf Plättchen an ihre Plätze kommen
pick-and-pack-option-arrange-secret = ihr wählt geheim
pick-and-pack-option-arrange-random = gemischt, gut fürs erste Spiel
pick-and-pack-option-arrange-open = ihr wählt abwechselnd und offen
pick-and-pack-option-wasted-tiles = Plättchen ohne Ziel
pick-and-pack-option-wasted-tiles-help = Ob man ein Plättchen spielen darf, das gerade nichts treffen kann
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
pick-and-pack-place =
    { $side ->
        [top] über Spalte { $line }
        [bottom] unter Spalte { $line }
        [left] links von Reihe { $line }
       *[right] rechts von Reihe { $line }
    }
pick-and-pack-way = { $seat } fährt von { $from } nach { $to }

pick-and-pack-question-slot = Welches Plättchen kommt { pick-and-pack-place }? ({ $number } von { $of })
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
pick-and-pack-question-wait-arrange = Noch beim Auslegen: { $seat }.

pick-and-pack-ask-tile = Welches Plättchen?
pick-and-pack-ask-ready = Bleibt es so?
pick-and-pack-ask-to = Wohin fährt der Greifer?
pick-and-pack-ask-crate = Auf welche Kiste?
pick-and-pack-ask-theirs = Welche Kiste des Gegners?
pick-and-pack-ask-own = Welche deiner Kisten?
pick-and-pack-ask-line = Was drehst du um?
pick-and-pack-ask-hit = Und was genau?
pick-and-pack-step-kind =
    { $tile ->
        [P] 💎 Premium: meine Kiste zählt doppelt
        [W] 📦 Großhandel: drüben zählt eine Kiste halb
        [R] ⚡ Eilauftrag: später noch eine Fahrt
        [Q] 🔍 Qualitätskontrolle: ein Tablett zu mir
        [X] 🔀 Verwechslung: zwei Tabletts tauschen
       *[M] 🔧 Störung: etwas umdrehen
    }
pick-and-pack-step-ready = Fertig!
pick-and-pack-step-clear = Alle zurücknehmen
pick-and-pack-step-take = { $square }: Tablett nehmen
pick-and-pack-step-take-apples = { $square }: { pick-and-pack-apples }
pick-and-pack-step-play = { $square }: Plättchen spielen
pick-and-pack-step-play-tile = { $square }: { pick-and-pack-tile }
pick-and-pack-step-play-tiles = { $square }
pick-and-pack-step-stop = ⚡ Eilauftrag behalten, Zug beenden
pick-and-pack-step-crate = Kiste { $crate }
pick-and-pack-step-own = Deine Kiste { $crate }
pick-and-pack-step-theirs = Gegner-Kiste { $crate }
pick-and-pack-step-crate-worth = Kiste { $crate } ({ $worth })
pick-and-pack-step-own-worth = Deine Kiste { $crate } ({ $worth })
pick-and-pack-step-theirs-worth = Gegner-Kiste { $crate } ({ $worth })
pick-and-pack-step-tile =
    { $square }: { pick-and-pack-tile } ({ $side ->
        [top] oben
        [bottom] unten
        [left] links
       *[right] rechts
    })
pick-and-pack-step-column = Tabletts in Spalte { $column }
pick-and-pack-step-column-trays = Tabletts in Spalte { $column }: { $trays }
    .short = Spalte { $column }: { $trays }
pick-and-pack-step-side-top = Plättchen oben
pick-and-pack-step-side-bottom = Plättchen unten
pick-and-pack-step-side-left = Plättchen links
pick-and-pack-step-side-right = Plättchen rechts
pick-and-pack-step-tray = Tablett auf { $square }
pick-and-pack-step-slot = Plättchen { pick-and-pack-place }
pick-and-pack-step-tray-apples = { $square }: { pick-and-pack-apples }
pick-and-pack-step-slot-tile = { pick-and-pack-tile } { pick-and-pack-place }

pick-and-pack-effect-placed = { $seat } legt { pick-and-pack-tile } { pick-and-pack-place }.
pick-and-pack-effect-cleared = { $seat } nimmt alle Plättchen zurück.
pick-and-pack-effect-ready = { $seat } ist fertig.
pick-and-pack-effect-begins = Alle Plättchen liegen offen auf ihren Plätzen. { $seat } beginnt.
pick-and-pack-effect-rushed = { $seat } setzt einen ⚡ Eilauftrag ein.
pick-and-pack-effect-took = { pick-and-pack-way } und packt { pick-and-pack-apples } auf Kiste { $crate }, jetzt { $total } wert.
pick-and-pack-effect-premium = { pick-and-pack-way }, 💎 Premium: Kiste { $crate } ist zu und zählt doppelt, { $total }.
pick-and-pack-effect-wholesale = { pick-and-pack-way }, 📦 Großhandel: Kiste { $crate } von { $other_seat } ist zu und zählt halb, { $total }.
pick-and-pack-effect-stored = { pick-and-pack-way } und lagert einen ⚡ Eilauftrag für später.
pick-and-pack-effect-fetched = { pick-and-pack-way }, 🔍 Qualitätskontrolle: { pick-and-pack-apples } von Kiste { $theirs } bei { $other_seat } (jetzt { $their_total }) auf Kiste { $own } (jetzt { $total }).
pick-and-pack-effect-exchanged = { pick-and-pack-way }, 🔀 Verwechslung: die { $got } auf Kiste { $theirs } von { $other_seat } (jetzt { $their_total }) gegen die { $gave } auf Kiste { $own } (jetzt { $total }).
pick-and-pack-effect-tray-jammed = { pick-and-pack-way }, 🔧 Störung: Das Tablett ({ pick-and-pack-apples }) auf { $target } wird umgedreht.
pick-and-pack-effect-tile-jammed = { pick-and-pack-way }, 🔧 Störung: { $other_seat } kann { pick-and-pack-tile } { pick-and-pack-place } nicht mehr nutzen.
pick-and-pack-effect-wasted = { pick-and-pack-way } und spielt { pick-and-pack-tile }, aber es gibt kein Ziel dafür.
pick-and-pack-effect-stopped = { $seat } behält den Eilauftrag für später.
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
pick-and-pack-preview-exchanged = Du bekommst ein Tablett mit { $got } für eins mit { $gave }. Deine Kiste { $own } ist dann { $total } wert, Kiste { $theirs } von { $other_seat } { $their_total }.
pick-and-pack-preview-tray-jammed = Das Tablett ({ pick-and-pack-apples }) auf { $target } wird umgedreht. Niemand kann es mehr nehmen.
pick-and-pack-preview-tile-jammed = { $other_seat } kann { pick-and-pack-tile } { pick-and-pack-place } nicht mehr nutzen.
pick-and-pack-preview-wasted = Für { pick-and-pack-tile } gibt es jetzt kein Ziel. Das Plättchen ist danach verbraucht, ohne zu wirken.

pick-and-pack-end-packed = Ein Spieler hat alle vier Kisten geschlossen.
pick-and-pack-end-stuck = Der Greifer kann nicht mehr bewegt werden.
pick-and-pack-end-resigned = { $second } hat aufgegeben.

pick-and-pack-shortcut-random = 🎲 Plättchen mischen
pick-and-pack-shortcut-again = ↺ Wie beim letzten Mal

pick-and-pack-points-open = Offene Kisten
pick-and-pack-points-premium = Premium-Kisten
pick-and-pack-points-wholesale = Großhandels-Kisten

pick-and-pack-component-tile = { pick-and-pack-tile }
pick-and-pack-component-premium-text = Schließt eine deiner offenen Kisten, auch eine leere. Sie zählt von da an doppelt, und nichts kann sie mehr ändern.
pick-and-pack-component-wholesale-text = Schließt eine offene Kiste des Gegners, auch eine leere. Sie zählt von da an halb, abgerundet, und nichts kann sie mehr ändern.
pick-and-pack-component-rush-order-text = Du lagerst ihn neben deinem Namen. Von deinem nächsten Zug an darfst du ihn nach einer Fahrt einsetzen und den Greifer noch einmal bewegen.
pick-and-pack-component-quality-control-text = Nimmt von einer offenen Kiste des Gegners das oberste Tablett und legt es auf deine offene Kiste mit den wenigsten Tabletts.
pick-and-pack-component-order-mix-up-text = Zwei oberste Tabletts tauschen die Plätze: eins von einer offenen Kiste des Gegners, eins von einer deiner offenen Kisten.
pick-and-pack-component-malfunction-text = Dreht etwas für immer um: ein Tablett im Raster, das dann niemand mehr nehmen oder anfahren kann, oder ein Plättchen des Gegners, das noch auf seinem Platz wartet.
pick-and-pack-component-tray = Tablett mit { $apples ->
        [one] 1 Apfel
       *[other] { $apples } Äpfeln
    }
pick-and-pack-component-tray-text =
    { $count ->
        [one] Von den { $of } Tabletts in der Halle ist eins so, und auf ihm beginnt der Greifer.
       *[other] Von den { $of } Tabletts in der Halle sind { $count } so.
    } Wer den Greifer dorthin bewegt, packt es auf eine offene Kiste mit den wenigsten Tabletts. Dort ist jeder Apfel ein Punkt.
pick-and-pack-component-crate = Kiste
pick-and-pack-component-crate-text = Auf vier davon stapelst du deine Tabletts, und das nächste kommt immer auf eine offene Kiste mit den wenigsten. Ein Apfel zählt in einer offenen Kiste 1, unter einem Premium-Plättchen 2, unter einem Großhandels-Plättchen die Hälfte. Hat jemand keine offene Kiste mehr, ist das Spiel aus.
pick-and-pack-component-grabber = Greifer
pick-and-pack-component-grabber-text = Ihr teilt ihn euch: Ein Spieler bewegt ihn in seiner Reihe, der andere in seiner Spalte, so weit er will. Er hält auf einem Tablett und nimmt es, oder auf einem leeren Feld, an dem ein eigenes Plättchen gespielt werden kann. Wo er hält, macht der andere weiter.
pick-and-pack-robot-part =
    { $part ->
        [points] sichere Äpfel
        [open-points] offene Kisten
        [open-crates] offene Kisten
        [last-open-crate] offene Kisten
        [best-crate-with-a-premium] Kisten, die ein Premium lohnen
        [second-crate-with-two-premiums] Kisten, die ein Premium lohnen
        [best-crate-before-a-wholesale] Kisten, die ein Großhandel holen könnte
        [top-trays-before-a-quality-control] Tabletts, die eine Qualitätskontrolle holen könnte
        [stored-rush-orders] gelagerte Eilaufträge
        [tiles-M] Plättchen, die noch gespielt werden können
        [tiles-P] Plättchen, die noch gespielt werden können
        [tiles-Q] Plättchen, die noch gespielt werden können
        [tiles-R] Plättchen, die noch gespielt werden können
        [tiles-W] Plättchen, die noch gespielt werden können
        [tiles-X] Plättchen, die noch gespielt werden können
        [best-tray-in-reach] Tabletts in Reichweite
        [trays-in-reach] Tabletts in Reichweite
        [on-turn] der Zug
        [ends-the-game-ahead] der Vorsprung am Spielende
       *[other] die Stellung als Ganzes
    }

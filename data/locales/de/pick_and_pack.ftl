# Pick & Pack: Namen, Optionen, Menüs, und was im Spiel geschieht.
pick-and-pack-name = Pick & Pack
pick-and-pack-blurb = Ein Greifer für zwei: Eine Seite zieht ihn in Reihen, die andere in Spalten.
pick-and-pack-asks-in-private = Meine Plättchen auslegen

pick-and-pack-option-arrange = Aktionsplättchen
pick-and-pack-option-arrange-help = Wie eure je zwölf Plättchen in ihre Fächer kommen
pick-and-pack-option-arrange-secret = ihr wählt geheim
pick-and-pack-option-arrange-random = gemischt, gut für die erste Partie
pick-and-pack-option-arrange-open = ihr wählt abwechselnd und offen
pick-and-pack-option-wasted-tiles = Plättchen ohne Ziel
pick-and-pack-option-wasted-tiles-help = Ob du ein Plättchen spielen darfst, das kein Ziel hat
pick-and-pack-option-wasted-tiles-allowed = erlaubt
pick-and-pack-option-wasted-tiles-forbidden = verboten
pick-and-pack-option-rush = Extrafahrten
pick-and-pack-option-rush-help = Wie viele aufgesparte Extrafahrten du in einem Zug einsetzen darfst
pick-and-pack-option-rush-all = alle, die du hast
pick-and-pack-option-rush-one = eine je Zug

# Plättchen und Äpfel in Worten, weiter unten gebraucht.
pick-and-pack-tile =
    { $tile ->
        [P] 💎 Kiste verdoppeln
        [W] 📦 Kiste halbieren
        [R] ⚡ Extrafahrt
        [Q] 🔍 Tablett stehlen
        [X] 🔀 Tablett tauschen
       *[M] 🔧 etwas sperren
    }
pick-and-pack-sign =
    { $tile ->
        [P] 💎
        [W] 📦
        [R] ⚡
        [Q] 🔍
        [X] 🔀
        [M] 🔧
        [next] ❓
       *[free] 🔲
    }
    .spoken = { pick-and-pack-tile }
pick-and-pack-deed =
    { $tile ->
        [P] 💎 Kiste verdoppeln
        [W] 📦 ihre Kiste halb
        [R] ⚡ Extrafahrt aufsparen
        [Q] 🔍 Tablett stehlen
        [X] 🔀 Tablett tauschen
       *[M] 🔧 etwas sperren
    }
pick-and-pack-closing =
    { $tile ->
        [P] 💎 { $before ->
            [0] meine leere { $crate } zu
           *[other] meine { $crate } doppelt: { $gain }
        }
       *[W] 📦 { $before ->
            [0] ihre leere { $crate } zu
           *[other] ihre { $crate } halb: { $gain }
        }
    }
    .spoken =
        { $tile ->
            [P] Meine { $crate } zu, doppelt: { pick-and-pack-change.spoken }
           *[W] Ihre { $crate } zu, halb: { pick-and-pack-change.spoken }
        }
pick-and-pack-change = { $before } → { $after }
    .spoken = { $before } auf { $after }
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
pick-and-pack-way = { $seat } ({ $from } → { $to })
    .spoken = { $seat }, { $from } nach { $to }

pick-and-pack-next-slot =
    { $shuffles ->
        [0] Welches Plättchen kommt { pick-and-pack-place }? ({ $number } von { $of })
       *[other] Plättchen sind Aktionen, einmal nutzbar. Für die erste Partie ist Mischen gut. Oder wähle: Welches Plättchen kommt { pick-and-pack-place }? ({ $number } von { $of })
    }
pick-and-pack-rail =
    { $slot-0 }{ $slot-1 }{ $slot-2 }{ $slot-3 }{ $slot-4 }{ $slot-5 } { $side ->
        [top] über a–f
        [bottom] unter a–f
        [left] links von 1–6
       *[right] rechts von 1–6
    }
pick-and-pack-question-slot =
    { $rails }
    { pick-and-pack-next-slot }
    .spoken = { pick-and-pack-next-slot }
pick-and-pack-question-ready =
    { $rails }
    Deine 12 Plättchen liegen. Passt es so?
    .spoken = Deine 12 Plättchen liegen. Passt es so?
pick-and-pack-question-row = Bewege den Greifer von { $square } aus in Reihe { $line }.{ pick-and-pack-row-lesson }
pick-and-pack-question-column = Bewege den Greifer von { $square } aus in Spalte { $line }.{ pick-and-pack-column-lesson }
pick-and-pack-lesson =
    { $lesson ->
        [trays] { " " }Wer am meisten Äpfel packt, gewinnt, doch wo du hältst, fährt die andere Seite los.
        [crates] { " " }Das nächste Tablett kommt auf eine Kiste mit den wenigsten Tabletts: { $crates }.
       *[none] { "" }
    }
pick-and-pack-row-lesson =
    { $lesson ->
        [tiles] { " " }Auf einem leeren Feld spielst du dein Plättchen oben oder unten an seiner Spalte.
       *[none] { pick-and-pack-lesson }
    }
pick-and-pack-column-lesson =
    { $lesson ->
        [tiles] { " " }Auf einem leeren Feld spielst du dein Plättchen links oder rechts an seiner Reihe.
       *[none] { pick-and-pack-lesson }
    }
pick-and-pack-question-rush =
    { $stored ->
        [one] ⚡ Extrafahrt einsetzen?
       *[other] ⚡ Eine deiner { $stored } Extrafahrten einsetzen?
    }
pick-and-pack-question-only = Der Greifer kann nur nach { $to }. { $ask }
pick-and-pack-question-wait-slot =
    { $rails }
    { $seat }: { pick-and-pack-next-slot }
    .spoken = { $seat }: { pick-and-pack-next-slot }
pick-and-pack-question-wait-row = { $seat }: { pick-and-pack-question-row }
pick-and-pack-question-wait-column = { $seat }: { pick-and-pack-question-column }
pick-and-pack-question-wait-rush = { $seat }: { pick-and-pack-question-rush }
pick-and-pack-question-wait-only = { $seat }: { pick-and-pack-question-only }
pick-and-pack-question-wait-arrange = { $seat }: Plättchen auslegen! Jedes ist eine Aktion, einmal nutzbar.

pick-and-pack-ask-tile = Welches Plättchen?
pick-and-pack-ask-ready = Bleibt es so?
pick-and-pack-ask-to = Wohin?
pick-and-pack-ask-crate =
    { $apples ->
        [one] Auf welche Kiste mit den wenigsten Tabletts kommt der Apfel?
       *[other] Auf welche Kiste mit den wenigsten Tabletts kommen die { $apples } Äpfel?
    }{ $reason ->
        [double] { " " }Eine volle kannst du später verdoppeln.
        [spread] { " " }Eine volle kann die andere Seite halbieren.
       *[none] { "" }
    }
pick-and-pack-ask-theirs =
    { $tile ->
        [W] 📦 Welche Kiste der anderen Seite schließt du? Sie zählt halb.
        [Q] 🔍 Welches oberste Tablett stiehlst du der anderen Seite?
       *[X] 🔀 Welche obersten Tabletts tauschst du?
    }
pick-and-pack-ask-own =
    { $tile ->
        [P] 💎 Welche deiner Kisten schließt du? Sie zählt doppelt.
        [Q] 🔍 Auf welche deiner Kisten kommt das Tablett?
       *[X] 🔀 Welches oberste Tablett gibst du?
    }
pick-and-pack-ask-what = 🔧 Was sperrst du für immer?
pick-and-pack-ask-column = 🔧 In welcher Spalte liegt das Tablett?
pick-and-pack-ask-hit =
    { $target ->
        [tile] 🔧 Welches Plättchen kann die andere Seite nicht mehr spielen?
       *[tray] 🔧 Welches Tablett kann niemand mehr nehmen?
    }
pick-and-pack-step-kind = { pick-and-pack-deed }
pick-and-pack-step-ready = Fertig!
pick-and-pack-step-clear = Neu anfangen
pick-and-pack-step-take = { $square }: Tablett nehmen
pick-and-pack-step-play = { $square } { pick-and-pack-deed }
pick-and-pack-step-close = { pick-and-pack-closing }
pick-and-pack-step-play-close = { $square } { pick-and-pack-closing }
pick-and-pack-step-stop = ⚡ behalten, Zug beenden
    .spoken = Extrafahrt behalten, Zug beenden
pick-and-pack-step-crate = Kiste { $crate }
pick-and-pack-step-own =
    { $tile ->
        [Q] auf meine { $crate }
       *[other] Meine { $crate }
    }
pick-and-pack-step-theirs = Andere Seite: { $crate }
pick-and-pack-step-own-tray =
    { $tile ->
        [Q] { pick-and-pack-step-own }
       *[X] meine { $crate } { $given } gegen ihre { $theirs } { $apples }
    }
pick-and-pack-step-theirs-tray = ihre { $crate } { $apples }
pick-and-pack-step-pack = Kiste { $crate }: { pick-and-pack-change }
pick-and-pack-step-tiles = eins ihrer Plättchen
pick-and-pack-step-next = Tablett in Reichweite
pick-and-pack-step-other = anderes Tablett
pick-and-pack-step-column = Tabletts in Spalte { $column }
pick-and-pack-step-tray = Tablett auf { $square }
pick-and-pack-step-slot = Plättchen { pick-and-pack-place }
pick-and-pack-step-tray-apples = { $square }: { pick-and-pack-apples }
pick-and-pack-step-tile = { pick-and-pack-tile } bei { $line }
pick-and-pack-step-their-tile = ihr { pick-and-pack-sign } bei { $line }

# Ein ganzer Zug auf einer Schaltfläche. Was $target sagt, ist einer der Schritte weiter oben.
pick-and-pack-short =
    { $tile ->
        [none] { $square } auf { $crate }: { pick-and-pack-change }
        [Q] { $square } 🔍 { $apples } von ihrer { $theirs } auf { $crate }
        [X] { $square } 🔀 { $crate } { $given } gegen ihre { $theirs } { $apples }
        [M] { $square } 🔧 sperrt { $target }
       *[other] { $square } { $target }
    }
    .spoken =
        { $tile ->
            [none] { $square } auf { $target }
            [Q] { $square }: { $apples } von ihrer { $theirs } auf meine { $crate } nehmen
            [X] { $square }: { $apples } von ihrer { $theirs } gegen { $given } von meiner { $crate } tauschen
            [M] { $square } sperrt { $target }
           *[other] { $square }: { $target }
        }

pick-and-pack-effect-placed = { $seat } legt „{ pick-and-pack-tile }“ { pick-and-pack-place }.
pick-and-pack-effect-cleared = { $seat } fängt neu an.
pick-and-pack-effect-restored =
    { $tiles ->
        [0] { $seat } nimmt alle Plättchen zurück.
        [one] { $seat } geht auf ein Plättchen zurück.
       *[other] { $seat } geht auf { $tiles } Plättchen zurück.
    }
pick-and-pack-effect-ready = { $seat } ist fertig.
pick-and-pack-effect-begins = Alle Plättchen liegen offen in ihren Fächern. { $seat } beginnt.
pick-and-pack-effect-rushed = { $seat } setzt eine ⚡ Extrafahrt ein.
pick-and-pack-effect-took = { pick-and-pack-way }: { pick-and-pack-apples } auf Kiste { $crate } (jetzt { $total }).
pick-and-pack-effect-premium = { pick-and-pack-way }: 💎 verdoppelt und schließt Kiste { $crate } ({ $total }).
pick-and-pack-effect-wholesale = { pick-and-pack-way }: 📦 halbiert und schließt Kiste { $crate } von { $other_seat } ({ $total }).
pick-and-pack-effect-stored = { pick-and-pack-way }: ⚡ spart eine Extrafahrt auf.
pick-and-pack-effect-fetched = { pick-and-pack-way }: 🔍 nimmt { pick-and-pack-apples } von Kiste { $theirs } bei { $other_seat } (jetzt { $their_total }) auf Kiste { $own } (jetzt { $total }).
pick-and-pack-effect-exchanged = { pick-and-pack-way }: 🔀 tauscht ein Tablett mit { $got ->
        [one] 1 Apfel
       *[other] { $got } Äpfeln
    } von Kiste { $theirs } bei { $other_seat } (jetzt { $their_total }) und eins mit { $gave ->
        [one] 1 Apfel
       *[other] { $gave } Äpfeln
    } von Kiste { $own } (jetzt { $total }).
pick-and-pack-effect-tray-jammed = { pick-and-pack-way }: 🔧 sperrt das Tablett auf { $target } ({ pick-and-pack-apples }).
pick-and-pack-effect-tile-jammed = { pick-and-pack-way }: 🔧 sperrt ein Plättchen von { $other_seat } („{ pick-and-pack-tile }“ { pick-and-pack-place }).
pick-and-pack-effect-wasted = { pick-and-pack-way }: „{ pick-and-pack-tile }“ ohne Ziel.
pick-and-pack-effect-stopped = { $seat } behält die Extrafahrt für später.
pick-and-pack-effect-packed = Alle Kisten von { $seat } sind zu.
pick-and-pack-effect-stuck = { $seat } kann den Greifer nicht bewegen.
pick-and-pack-effect-resigned = { $seat } gibt auf.
pick-and-pack-effect-won = 🏆 { $seat } gewinnt { $points } zu { $others }.
pick-and-pack-effect-drawn = Unentschieden, { $points } zu { $points }.

pick-and-pack-preview-cleared = Danach sind alle deine Fächer wieder leer.
pick-and-pack-preview-took = Du packst { pick-and-pack-apples } auf Kiste { $crate }. Sie ist dann { $total } wert.
pick-and-pack-preview-premium =
    { $left ->
        [0] Deine Kiste { $crate } wird geschlossen und zählt doppelt: { $total }. 🏁 Es ist die letzte offene Kiste: Die Partie endet.
       *[other] Deine Kiste { $crate } wird geschlossen und zählt doppelt: { $total }.
    }
pick-and-pack-preview-wholesale =
    { $left ->
        [0] Kiste { $crate } von { $other_seat } wird geschlossen und zählt halb: { $total }. 🏁 Es ist die letzte offene Kiste: Die Partie endet.
       *[other] Kiste { $crate } von { $other_seat } wird geschlossen und zählt halb: { $total }.
    }
pick-and-pack-preview-stored = Du sparst eine Extrafahrt auf. Ab deinem nächsten Zug kannst du sie einsetzen.
pick-and-pack-preview-fetched = Du nimmst { pick-and-pack-apples } von Kiste { $theirs } bei { $other_seat } auf deine Kiste { $own }. Sie ist dann { $total } wert, die andere { $their_total }.
pick-and-pack-preview-exchanged = Du tauschst dein Tablett mit { $gave } gegen eins mit { $got }. Deine Kiste { $own } ist dann { $total } wert, Kiste { $theirs } von { $other_seat } { $their_total }.
pick-and-pack-preview-tray-jammed = Das Tablett auf { $target } wird umgedreht ({ pick-and-pack-apples }). Niemand kann es mehr nehmen.
pick-and-pack-preview-tile-jammed = { $other_seat } kann „{ pick-and-pack-tile }“ { pick-and-pack-place } nicht mehr nutzen.
pick-and-pack-preview-wasted = „{ pick-and-pack-tile }“ hat jetzt kein Ziel: Das Plättchen wird ohne Wirkung verbraucht.

pick-and-pack-end-packed = Auf einer Seite sind alle vier Kisten geschlossen.
pick-and-pack-end-stuck = Der Greifer kann nicht mehr bewegt werden.
pick-and-pack-end-resigned = { $second } hat aufgegeben.

pick-and-pack-shortcut-begin =
    { $laid ->
        [secret] ▶ Mischen und beginnen
        [0] ▶ Mischen und beginnen
       *[other] ▶ Rest mischen, beginnen
    }
pick-and-pack-shortcut-random =
    { $laid ->
        [0] 🎲 Plättchen mischen
       *[other] 🎲 Rest mischen
    }
pick-and-pack-shortcut-again = ↺ Wie beim letzten Mal

pick-and-pack-points-open = Offene Kisten
pick-and-pack-points-premium = Verdoppelte Kisten
pick-and-pack-points-wholesale = Halbierte Kisten

pick-and-pack-component-tile =
    { $tile ->
        [P] 💎 Premium
        [W] 📦 Großhandel
        [R] ⚡ Eilauftrag
        [Q] 🔍 Qualitätskontrolle
        [X] 🔀 Verwechslung
       *[M] 🔧 Störung
    }
pick-and-pack-component-premium-text = Schließt eine deiner offenen Kisten, auch eine leere. Sie zählt von da an doppelt, und nichts kann sie mehr ändern.
pick-and-pack-component-wholesale-text = Schließt eine offene Kiste der anderen Seite, auch eine leere. Sie zählt von da an halb, abgerundet, und nichts kann sie mehr ändern.
pick-and-pack-component-rush-order-text = Spart eine Extrafahrt neben deinem Namen auf. Ab deinem nächsten Zug darfst du sie nach einer Fahrt einsetzen und den Greifer noch einmal bewegen.
pick-and-pack-component-quality-control-text = Nimmt von einer offenen Kiste der anderen Seite das oberste Tablett und legt es auf deine offene Kiste mit den wenigsten Tabletts.
pick-and-pack-component-order-mix-up-text = Tauscht zwei oberste Tabletts: eins von einer offenen Kiste der anderen Seite, eins von einer deiner offenen Kisten.
pick-and-pack-component-malfunction-text = Dreht etwas für immer um: ein Tablett im Raster, das dann niemand mehr nehmen oder anfahren kann, oder ein Plättchen der anderen Seite in seinem Fach.
pick-and-pack-component-tray =
    { $apples ->
        [one] Tablett mit 1 Apfel
       *[other] Tablett mit { $apples } Äpfeln
    }
pick-and-pack-component-tray-text =
    { $count ->
        [one] Davon gibt es eins unter den { $of } Tabletts, und auf ihm beginnt der Greifer.
       *[other] Davon gibt es { $count } unter den { $of } Tabletts.
    } Halte mit dem Greifer darauf, und es kommt auf eine deiner offenen Kisten mit den wenigsten Tabletts. Dort ist jeder Apfel ein Punkt.
pick-and-pack-component-crate = Kiste
pick-and-pack-component-crate-text = Auf vier davon stapelst du deine Tabletts, und das nächste kommt immer auf eine offene Kiste mit den wenigsten. Ein Apfel zählt in einer offenen Kiste 1, in einer verdoppelten 2, in einer halbierten die Hälfte. Hat jemand keine offene Kiste mehr, ist die Partie zu Ende.
pick-and-pack-component-grabber = Greifer
pick-and-pack-component-grabber-text = Ihr teilt ihn euch: Eine Seite bewegt ihn in seiner Reihe, die andere in seiner Spalte, beliebig weit. Er hält auf einem Tablett und nimmt es, oder auf einem leeren Feld, an dem diese Seite ein Plättchen spielen kann. Von dort geht es für die andere Seite weiter.
pick-and-pack-fact =
    { $fact ->
        [points] Danach sind deine Kisten { $count } wert
        [reach] Danach liegen auf dem besten Tablett, das du erreichst, { $count ->
            [one] 1 Apfel
           *[other] { $count } Äpfel
        }
        [tiles] Danach kannst du noch { $count ->
            [one] 1 Plättchen
           *[other] { $count } Plättchen
        } spielen
        [their-points] Danach sind die Kisten von { $who } nur { $count } wert
        [their-reach] { $count ->
            [0] Danach erreicht { $who } kein Tablett
            [one] Danach liegt auf dem besten Tablett, das { $who } erreicht, nur 1 Apfel
           *[other] Danach liegen auf dem besten Tablett, das { $who } erreicht, nur { $count } Äpfel
        }
       *[their-tiles] Danach kann { $who } { $count ->
            [0] kein Plättchen
            [one] nur noch 1 Plättchen
           *[other] nur noch { $count } Plättchen
        } spielen
    }

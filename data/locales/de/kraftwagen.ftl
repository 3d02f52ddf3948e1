# Kraftwagen: Namen, Optionen, Menüs, und was im Spiel geschieht.
kraftwagen-name = Kraftwagen
kraftwagen-blurb = Junge Autobauer stellen ein, forschen, fahren Rennen und bauen. Wessen Wagen finden die zahlungskräftigsten Käufer?
kraftwagen-resign = Dein Arbeiter verlässt die Kette. Deine Wagen bleiben bis zum nächsten Abräumen auf dem Markt und der Strecke, und die anderen spielen weiter. Zurückkommen kannst du nicht.

kraftwagen-option-money = Geld
kraftwagen-option-money-help = Ob alle sehen, wie viel Geld die anderen haben
kraftwagen-option-money-secret = geheim bis zum Schluss
kraftwagen-option-money-open = offen

# Aktionen, Plättchen, Karten, Teile und Käufer in Worten, weiter unten gebraucht.
kraftwagen-deed =
    { $deed ->
        [hire] 👷 Einstellen
        [body] 🚗 Karosserie
        [engine] ⚙️ Motor
        [buyer] 🎩 Käufer
        [race] 🏁 Rennen
       *[research] 💡 Forschung
    }
kraftwagen-first =
    { $first ->
        [hire] 👷 Einstellen
        [body] 🚗 Karosserie
        [engine] ⚙️ Motor
        [buyer] 🎩 Käufer
        [race] 🏁 Rennen
       *[research] 💡 Forschung
    }
kraftwagen-second =
    { $second ->
        [hire] { " " }+ 👷 Einstellen
        [body] { " " }+ 🚗 Karosserie
        [engine] { " " }+ ⚙️ Motor
        [buyer] { " " }+ 🎩 Käufer
        [race] { " " }+ 🏁 Rennen
        [research] { " " }+ 💡 Forschung
       *[none] { "" }
    }
kraftwagen-third =
    { $third ->
        [hire] { " " }+ 👷 Einstellen
        [body] { " " }+ 🚗 Karosserie
        [engine] { " " }+ ⚙️ Motor
        [buyer] { " " }+ 🎩 Käufer
        [race] { " " }+ 🏁 Rennen
        [research] { " " }+ 💡 Forschung
       *[none] { "" }
    }
kraftwagen-tile = { kraftwagen-first }{ kraftwagen-second }{ kraftwagen-third }
kraftwagen-start =
    { $tile ->
        [build] 🔧 Montage
        [team] 🏁 Rennstall
        [study] 💡 Studium
       *[sales] 🎩 Verkauf
    }
kraftwagen-engineer =
    { $engineer ->
        [benz] Benz
        [diesel] Diesel
        [bugatti] Bugatti
        [porsche] Porsche
        [bosch] Bosch
        [daimler] Daimler
        [otto] Otto
        [maybach] Maybach
       *[opel] Opel
    }
kraftwagen-card-body =
    { $body ->
        [0] { "" }
        [one] 1 Karosseriepunkt
       *[other] { $body } Karosseriepunkte
    }
kraftwagen-card-engine =
    { $engine ->
        [0] { "" }
        [one] { kraftwagen-card-comma }1 Motorpunkt
       *[other] { kraftwagen-card-comma }{ $engine } Motorpunkte
    }
kraftwagen-card-comma =
    { $body ->
        [0] { "" }
       *[other] { ", " }
    }
kraftwagen-card-tile =
    { $tile ->
        [body] { " " }und eine Karosserie
        [engine] { " " }und ein Motor
       *[none] { "" }
    }
kraftwagen-card =
    { $card ->
        [development] 📘 { kraftwagen-card-body }{ kraftwagen-card-engine }{ kraftwagen-card-tile }
        [crew] ⚡ Bis zu { $amount } Arbeiter
        [sprint] ⚡ Rennwagen: { $amount } Felder
        [delivery] ⚡ Karosserie und Motor
        [benz] 👤 Benz
        [diesel] 👤 Diesel
        [bugatti] 👤 Bugatti
        [porsche] 👤 Porsche
        [bosch] 👤 Bosch
        [daimler] 👤 Daimler
        [otto] 👤 Otto
        [maybach] 👤 Maybach
       *[opel] 👤 Opel
    }
kraftwagen-part =
    { $part ->
        [b] Karosserie { $value }
       *[e] Motor { $value }
    }
kraftwagen-old =
    { $old_part ->
        [b] Karosserie { $old_value }
       *[e] Motor { $old_value }
    }
kraftwagen-buyer =
    { $buyer ->
        [body] 🚗 Karosserie-Käufer
        [engine] ⚙️ Motor-Käufer
        [prestige] 👑 Prestige-Käufer
       *[price] 🏷️ Preis-Käufer
    }
kraftwagen-car-engineer =
    { $engineer ->
        [none] { "" }
       *[other] , mit { kraftwagen-engineer }
    }
kraftwagen-car = Karosserie { $body }, Motor { $engine }, Mannschaft { $crew }, Preis { $price }{ kraftwagen-car-engineer }

kraftwagen-question-start = Welches Startplättchen nimmst du? Seine Aktionen werden gleich ausgeführt.
kraftwagen-question-start-of = { $seat } nimmt ein Startplättchen.
kraftwagen-question-take = Durchgang { $turn } von { $of }: Welches Aktionsplättchen nimmst du?
    .short = Durchgang { $turn } von { $of }: welches Plättchen?
kraftwagen-question-take-of = Durchgang { $turn } von { $of }: { $seat } nimmt ein Aktionsplättchen.
kraftwagen-question-order = Eine Entwicklung wartet auf einen Arbeiter. Welche Aktion kommt als Nächstes?
kraftwagen-question-order-of = Eine Entwicklung wartet auf einen Arbeiter. { $seat } wählt, welche Aktion als Nächstes kommt.
kraftwagen-question-card =
    { $waits ->
        [0] Welche Forschungskarte nimmst du?
       *[other] Welche Forschungskarte nimmst du? Deine Kantine ist leer, eine Entwicklung müsste auf einen Arbeiter warten.
    }
kraftwagen-question-card-of =
    { $waits ->
        [0] { $seat } nimmt eine Forschungskarte.
       *[other] { $seat } nimmt eine Forschungskarte. Die Kantine ist leer, eine Entwicklung müsste auf einen Arbeiter warten.
    }
kraftwagen-question-buyer = Welcher Käufer kommt auf Platz { $space } von { $of }?
kraftwagen-question-buyer-of = { $seat } schickt einen Käufer auf Platz { $space } von { $of }.
kraftwagen-question-body = Deine Werkstätten sind voll. Welches Teil macht der neuen Karosserie { $value } Platz?
kraftwagen-question-body-of = Die Werkstätten sind voll. { $seat } wählt, welches Teil der neuen Karosserie { $value } Platz macht.
kraftwagen-question-engine = Wohin kommt der neue Motor { $value }? Dein Rennwagen hat { $racer }.
kraftwagen-question-engine-of = { $seat } wählt, wohin der neue Motor { $value } kommt. Der Rennwagen hat { $racer }.
kraftwagen-question-car = Bringst du einen Wagen auf den Markt? Dort stehen { $cars } von { $of }.
kraftwagen-question-car-of = { $seat } darf einen Wagen auf den Markt bringen. Dort stehen { $cars } von { $of }.
kraftwagen-question-benz = Das Rennen ist gewertet. Schickt Benz noch einen Käufer, der als Letzter kauft?
kraftwagen-question-benz-of = Das Rennen ist gewertet. { $seat } darf Benz noch einen Käufer schicken lassen, der als Letzter kauft.

kraftwagen-ask-start = Welches Startplättchen?
kraftwagen-ask-tile = Welches Aktionsplättchen?
kraftwagen-ask-next = Welche Aktion kommt als Nächstes?
kraftwagen-ask-card = Welche Karte?
kraftwagen-ask-buyer = Welcher Käufer?
kraftwagen-ask-place = Wohin damit?
kraftwagen-ask-car = Ein Wagen für den Markt? Zuerst die Karosserie.
kraftwagen-ask-engine = Welcher Motor?
kraftwagen-ask-crew = Wie viele Arbeiter gehen mit?
kraftwagen-ask-engineer = Mit einem Ingenieur?
kraftwagen-ask-price = Zu welchem Preis?
kraftwagen-ask-piece = Welches Teil baut Diesel ein?
kraftwagen-ask-onto = In welchen deiner Wagen?
kraftwagen-start-cards =
    { $cards ->
        [0] { "" }
       *[other] { " " }· Forschungskarte
    }
kraftwagen-start-bodies =
    { $bodies ->
        [0] { "" }
       *[other] { " " }· Karosserie
    }
kraftwagen-start-engines =
    { $engines ->
        [0] { "" }
       *[other] { " " }· Motor
    }
kraftwagen-start-buyers =
    { $buyers ->
        [0] { "" }
       *[other] { " " }· Käufer
    }
kraftwagen-start-spaces =
    { $spaces ->
        [0] { "" }
        [one] { " " }· 1 Rennfeld
       *[other] { " " }· { $spaces } Rennfelder
    }
kraftwagen-start-workers =
    { $workers ->
        [0] { "" }
        [one] { " " }· 1 Arbeiter
       *[other] { " " }· { $workers } Arbeiter
    }
kraftwagen-step-start = { kraftwagen-start }{ kraftwagen-start-cards }{ kraftwagen-start-bodies }{ kraftwagen-start-engines }{ kraftwagen-start-buyers }{ kraftwagen-start-spaces }{ kraftwagen-start-workers }
kraftwagen-step-tile = { kraftwagen-tile }
kraftwagen-step-deed = { kraftwagen-deed }
kraftwagen-step-card =
    { $number ->
        [1] Links: { kraftwagen-card }
       *[other] Rechts: { kraftwagen-card }
    }
kraftwagen-step-buyer =
    { $buyer ->
        [body] 🚗 Karosserie-Käufer
        [engine] ⚙️ Motor-Käufer
        [prestige] 👑 Prestige-Käufer
       *[price] 🏷️ Preis-Käufer
    }
kraftwagen-step-buyer-money = { kraftwagen-step-buyer }, { $white } Geld
kraftwagen-step-nobody = Niemand
kraftwagen-step-shop = Eine leere Werkstatt
kraftwagen-step-racer = Der Rennwagen
kraftwagen-step-scrap = Statt { kraftwagen-part }
kraftwagen-step-done = Kein Wagen, Zug beenden
kraftwagen-step-diesel = 👤 Diesel tauscht ein Teil
kraftwagen-step-piece =
    { $part ->
        [b] 🚗 Karosserie { $value }
       *[e] ⚙️ Motor { $value }
    }
kraftwagen-step-onto = Der Wagen zu { $price }
kraftwagen-step-body = 🚗 Karosserie { $value }
kraftwagen-step-engine = ⚙️ Motor { $value }
kraftwagen-step-crew =
    { $workers ->
        [one] 👷 1 Arbeiter
       *[other] 👷 { $workers } Arbeiter
    }
kraftwagen-step-alone = Ohne Ingenieur
kraftwagen-step-engineer = { kraftwagen-card }
kraftwagen-step-price = 🏷️ Preis { $price }

# Eine Wertung wird als Liste erzählt: Was hiermit beginnt, hat eine eigene Zeile.
kraftwagen-line = { "\u000A" }
kraftwagen-effect-start = { $seat } beginnt mit { kraftwagen-start }.
kraftwagen-effect-took =
    { $again ->
        [0] { $seat } nimmt { kraftwagen-tile }.
       *[other] { $seat } nimmt { kraftwagen-tile } und ist gleich noch einmal am Zug.
    }
kraftwagen-effect-do = { $seat } macht mit { kraftwagen-deed } weiter.
kraftwagen-effect-helped = 👤 { kraftwagen-engineer } hilft.
kraftwagen-effect-hired =
    { $workers ->
        [one] 👷 1 Arbeiter für die Kantine (jetzt { $canteen }).
       *[other] 👷 { $workers } Arbeiter für die Kantine (jetzt { $canteen }).
    }
kraftwagen-effect-unhired = Es ist niemand mehr zum Einstellen da.
kraftwagen-effect-reshuffled = Die abgelegten Forschungskarten werden zum neuen Stapel gemischt.
kraftwagen-effect-researched = 💡 { $seat } nimmt { kraftwagen-card }.
kraftwagen-effect-waits = Es ist kein Arbeiter frei, die Karte wartet.
kraftwagen-effect-active =
    { $waited ->
        [0] Ein Arbeiter setzt sie um: jetzt Karosserie { $body_points }, Motor { $engine_points }.
       *[other] Ein neuer Arbeiter setzt { kraftwagen-card } um: jetzt Karosserie { $body_points }, Motor { $engine_points }.
    }
    .short =
        { $waited ->
            [0] Jetzt Karosserie { $body_points }, Motor { $engine_points }.
           *[other] { kraftwagen-card } beginnt: jetzt Karosserie { $body_points }, Motor { $engine_points }.
        }
kraftwagen-effect-got = { $seat } baut { kraftwagen-part }.
kraftwagen-effect-scrapped = { $seat } baut { kraftwagen-part } statt { kraftwagen-old }.
kraftwagen-effect-racer = { $seat } baut { kraftwagen-part } in den Rennwagen.
kraftwagen-effect-no-part =
    { $part ->
        [b] Es ist keine Karosserie übrig.
       *[e] Es ist kein Motor übrig.
    }
kraftwagen-effect-buyer =
    { $white ->
        [0] { $seat } schickt den { kraftwagen-buyer } auf Platz { $space }.
       *[other] { $seat } schickt den { kraftwagen-buyer } auf Platz { $space } und nimmt { $white } Geld.
    }
kraftwagen-effect-marker =
    { $left ->
        [0] Der Käufermarker ist auf 0.
       *[other] Der Käufermarker geht auf { $left } hinunter.
    }
kraftwagen-effect-raced =
    { $laps ->
        [0] 🏁 { $seat } fährt { $spaces } auf Feld { $space }.
        [one] 🏁 { $seat } fährt { $spaces } auf Feld { $space } und schafft eine Runde.
       *[other] 🏁 { $seat } fährt { $spaces } auf Feld { $space } und schafft { $laps } Runden.
    }
kraftwagen-effect-placed = 🚗 { $seat } bringt Wagen { $number } auf den Markt: { kraftwagen-car }.
kraftwagen-effect-exchanged = 👤 Diesel: { $seat } baut { kraftwagen-part } statt { kraftwagen-old } in den Wagen zu { $price }.
kraftwagen-effect-award =
    { $goal ->
        [body] 🏅 { $seat } gewinnt eine Auszeichnung für Karosserien, { $value } Geld.
        [engine] 🏅 { $seat } gewinnt eine Auszeichnung für Motoren, { $value } Geld.
        [engineers] 🏅 { $seat } gewinnt eine Auszeichnung für Ingenieure, { $value } Geld.
        [supply] 🏅 { $seat } gewinnt eine Auszeichnung fürs Einstellen, { $value } Geld.
       *[laps] 🏅 { $seat } gewinnt eine Auszeichnung für Runden, { $value } Geld.
    }
kraftwagen-effect-phase-over =
    { $reason ->
        [cars] { kraftwagen-line }Der Markt ist voll, es wird gewertet.
        [marker] { kraftwagen-line }Die Käufer warten nicht länger, es wird gewertet.
       *[tiles] { kraftwagen-line }Das letzte Plättchen des Durchgangs ist genommen, es wird gewertet.
    }
    .short = { kraftwagen-line }Es wird gewertet.
kraftwagen-effect-race-money =
    { $race ->
        [0] { kraftwagen-line }🏁 { $seat }: { kraftwagen-paid-laps }.
       *[other] { kraftwagen-line }🏁 { $seat }: { $race } Geld für Platz { $place }{ $laps ->
            [0] .
           *[other] , { kraftwagen-paid-laps }.
        }
    }
    .short =
        { $race ->
            [0] { kraftwagen-line }{ $seat }: { kraftwagen-paid-laps }.
           *[other] { kraftwagen-line }{ $seat }: { $race } für Platz { $place }{ $laps ->
                [0] .
               *[other] , { kraftwagen-paid-laps }.
            }
        }
kraftwagen-paid-laps =
    { $laps ->
        [one] { $lap_money } Geld für 1 Runde
       *[other] { $lap_money } Geld für { $laps } Runden
    }
    .short =
        { $laps ->
            [one] { $lap_money } für 1 Runde
           *[other] { $lap_money } für { $laps } Runden
        }
kraftwagen-effect-benz =
    { $buyer ->
        [none] { $seat } verzichtet auf einen Käufer von Benz.
       *[other] 👤 Benz schickt für { $seat } den { kraftwagen-buyer }.
    }
kraftwagen-effect-sold =
    { $buyer ->
        [price] { kraftwagen-line }{ kraftwagen-buyer } ({ $number }): Wagen von { $seat } zu { $price }, { $money } Geld.
       *[other] { kraftwagen-line }{ kraftwagen-buyer } ({ $number }): Wagen von { $seat }, { $money } Geld.
    }
    .short = { kraftwagen-line }{ $number }, { kraftwagen-buyer }: { $seat }, { $money }.
kraftwagen-effect-unsold = { kraftwagen-line }{ kraftwagen-buyer } ({ $number }): kein Wagen mehr.
    .short = { kraftwagen-line }{ $number }, { kraftwagen-buyer }: kein Wagen.
kraftwagen-effect-turn = { kraftwagen-line }Durchgang { $turn } beginnt.
    .short = { "" }
kraftwagen-effect-resigned = { $seat } gibt auf.
kraftwagen-effect-won = { kraftwagen-line }🏆 { $seat } gewinnt mit { $money } Geld.

# Was ein Plättchen bringt, so wie es steht.
kraftwagen-brings-workers =
    { $workers ->
        [0] { "" }
        [one] { " " }👷 1 Arbeiter.
       *[other] { " " }👷 { $workers } Arbeiter.
    }
kraftwagen-brings-nobody =
    { $idle ->
        [0] { "" }
       *[other] { " " }👷 Kein Arbeiter, es ist keiner übrig.
    }
kraftwagen-brings-bodies =
    { $bodies ->
        [0] { "" }
       *[other] { $body ->
            [0] { " " }🚗 Keine Karosserie, es ist keine übrig.
           *[other] { " " }🚗 Karosserie { $body }.
        }
    }
kraftwagen-brings-engines =
    { $engines ->
        [0] { "" }
       *[other] { $engine ->
            [0] { " " }⚙️ Kein Motor, es ist keiner übrig.
           *[other] { " " }⚙️ Motor { $engine }.
        }
    }
kraftwagen-brings-spaces =
    { $spaces ->
        [0] { "" }
        [one] { " " }🏁 Rennwagen: 1 Feld.
       *[other] { " " }🏁 Rennwagen: { $spaces } Felder.
    }
kraftwagen-brings-cards =
    { $cards ->
        [0] { "" }
       *[other] { " " }💡 Eine Forschungskarte.
    }
kraftwagen-brings-buyers =
    { $buyers ->
        [0] { "" }
       *[other] { $marker ->
            [0] { " " }🎩 Ein Käufer deiner Wahl.
            [1] { " " }🎩 Der Käufermarker geht auf 0.
           *[other] { " " }🎩 Der Käufermarker geht einen Schritt hinunter.
        }
    }
kraftwagen-preview-start = { kraftwagen-start }:{ kraftwagen-brings-cards }{ kraftwagen-brings-bodies }{ kraftwagen-brings-engines }{ kraftwagen-brings-buyers }{ kraftwagen-brings-spaces }{ kraftwagen-brings-workers }
kraftwagen-next =
    { $moves ->
        [0] Danach bist du gleich wieder am Zug.
        [one] Danach ist { $next_seat } am Zug. Bis du wieder am Zug bist, ist mindestens einmal jemand anders dran.
       *[other] Danach ist { $next_seat } am Zug. Bis du wieder am Zug bist, sind mindestens { $moves }-mal andere dran.
    }
kraftwagen-preview-take =
    Das bringt dir das Plättchen:{ kraftwagen-brings-cards }{ kraftwagen-brings-bodies }{ kraftwagen-brings-engines }{ kraftwagen-brings-spaces }{ kraftwagen-brings-buyers }{ kraftwagen-brings-workers }{ kraftwagen-brings-nobody }
    { $ends ->
        [0] { kraftwagen-next }
        [1] Es ist der letzte Zug vor der Wertung. { kraftwagen-next }
       *[other] Es ist der letzte Zug: Es wird gewertet, und das Spiel ist aus.
    }
kraftwagen-preview-card =
    { $waits ->
        [0] { kraftwagen-card-help }
       *[other] { kraftwagen-card-help } Die Karte wartet, bis du jemanden einstellst.
    }
kraftwagen-would-buy =
    { $sold ->
        [0] { $cars ->
            [0] Noch steht kein Wagen auf dem Markt.
           *[other] Zurzeit wäre kein Wagen für ihn übrig.
        }
       *[other] Zurzeit würde er den Wagen von { $owner_seat } zu { $price } nehmen und { $money } Geld zahlen.
    }
kraftwagen-preview-buyer =
    { $white ->
        [0] Der { kraftwagen-buyer } wird Nummer { $space }. { kraftwagen-would-buy }
       *[other] Du nimmst { $white } Geld. Der { kraftwagen-buyer } wird Nummer { $space }. { kraftwagen-would-buy }
    }
kraftwagen-preview-benz = Der { kraftwagen-buyer } kauft als Letzter. { kraftwagen-would-buy }
kraftwagen-taker =
    { $number ->
        [0] { $of ->
            [0] Noch ist kein Käufer aktiv.
            [one] Der aktive Käufer würde ihn jetzt nicht nehmen.
           *[other] Keiner der { $of } aktiven Käufer würde ihn jetzt nehmen.
        }
       *[other] Jetzt würde ihn der { kraftwagen-buyer } ({ $number }) für { $money } Geld nehmen.
    }
kraftwagen-preview-car =
    { $last ->
        [0] 🚗 Dein Wagen: { kraftwagen-car }. { kraftwagen-taker }
       *[other] 🚗 Dein Wagen: { kraftwagen-car }. { kraftwagen-taker } Es ist der letzte Wagen, danach wird gewertet.
    }
kraftwagen-preview-diesel = Der Wagen zu { $price } bekommt { kraftwagen-part }. { kraftwagen-taker }

kraftwagen-end-scored = Der dritte Durchgang ist gewertet.
kraftwagen-end-resigned = Alle anderen haben aufgegeben.

kraftwagen-points-race = Rennplätze
kraftwagen-points-laps = Runden
kraftwagen-points-sales = Verkaufte Wagen
kraftwagen-points-white = Weißes Geld
kraftwagen-points-awards = Auszeichnungen

# Die Karten und Plättchen, die man nachschlagen kann.
kraftwagen-card-help =
    { $card ->
        [development] { kraftwagen-card-body }{ kraftwagen-card-engine } für den Rest des Spiels{ kraftwagen-card-tile-help }.
        [crew] Du stellst sofort bis zu { $amount } Arbeiter ein.
        [sprint] Dein Rennwagen fährt sofort { $amount } Felder.
        [delivery] Du nimmst sofort eine Karosserie und einen Motor.
        [benz] Wenn das Rennen gewertet ist, darfst du noch einen Käufer von seinem Stapel schicken. Er kauft als Letzter.
        [diesel] Einmal je Durchgang, im Wagenschritt deines Zuges, darfst du Karosserie oder Motor eines eigenen Wagens auf dem Markt gegen ein Teil von anderem Wert aus deinen Werkstätten tauschen.
        [bugatti] Deine erste Rennaktion von einem Aktionsplättchen bringt deinen Wagen in jedem Durchgang { $amount }-mal so weit.
        [porsche] Jede Rennaktion von einem Aktionsplättchen bringt deinen Wagen { $amount } weiter.
        [bosch] Jedes Einstellen von einem Aktionsplättchen bringt { $amount } Arbeiter mehr.
        [daimler] Einmal je Durchgang kann er einen neuen Wagen von dir begleiten: Dessen Karosserie zählt { $amount } mehr.
        [otto] Einmal je Durchgang kann er einen neuen Wagen von dir begleiten: Dessen Motor zählt { $amount } mehr.
        [maybach] Einmal je Durchgang kann er einen neuen Wagen von dir begleiten: Dessen Mannschaft zählt { $amount } mehr.
       *[opel] Einmal je Durchgang kann er einen neuen Wagen von dir begleiten: Dessen Preis zählt beim Vergleichen { $amount } weniger und wird voll bezahlt. Ist er dadurch einem anderen gleich, gilt der andere Wagen als billiger.
    }
kraftwagen-card-tile-help =
    { $tile ->
        [body] , und sofort eine Karosserie
        [engine] , und sofort ein Motor
       *[none] { "" }
    }
kraftwagen-component-card = { kraftwagen-card }
kraftwagen-component-card-text =
    { $card ->
        [development] Entwicklung, { $cards } im Stapel. Sie braucht einen Arbeiter aus deiner Kantine, der dort bleibt. { kraftwagen-card-help }
        [crew] Sofort, { $cards } im Stapel. { kraftwagen-card-help }
        [sprint] Sofort, { $cards } im Stapel. { kraftwagen-card-help }
        [delivery] Sofort, { $cards } im Stapel. { kraftwagen-card-help }
       *[engineer] Ingenieur. { kraftwagen-card-help }
    }
kraftwagen-component-tile = { kraftwagen-tile }
kraftwagen-means-research =
    { $research ->
        [0] { "" }
       *[other] { " " }💡 Nimm eine der zwei offenen Karten; zwei neue werden gezogen.
    }
kraftwagen-means-race =
    { $race ->
        [0] { "" }
       *[other] { " " }🏁 Dein Rennwagen fährt so weit, wie sein Motor angibt, und überspringt Felder mit anderen Wagen.
    }
kraftwagen-means-body =
    { $body ->
        [0] { "" }
       *[other] { " " }🚗 Nimm eine Karosserie, so hoch wie deine Karosseriepunkte, in eine Werkstatt.
    }
kraftwagen-means-engine =
    { $engine ->
        [0] { "" }
       *[other] { " " }⚙️ Nimm einen Motor, so hoch wie deine Motorpunkte, in eine Werkstatt oder in den Rennwagen.
    }
kraftwagen-means-buyer =
    { $buyer ->
        [0] { "" }
       *[other] { " " }🎩 Ein Käufer wird aktiv, und das Geld neben seinem Stapel gehört dir; sind alle Plätze besetzt, geht der Marker einen Schritt hinunter.
    }
kraftwagen-means-hire =
    { $hire ->
        [0] { "" }
       *[other] { " " }👷 Ein Arbeiter kommt in deine Kantine oder auf eine Entwicklung, die wartet.
    }
kraftwagen-component-tile-text = Aktionsplättchen.{ kraftwagen-means-research }{ kraftwagen-means-body }{ kraftwagen-means-engine }{ kraftwagen-means-race }{ kraftwagen-means-buyer }{ kraftwagen-means-hire }
kraftwagen-component-start = { kraftwagen-start } (Startplättchen)
kraftwagen-orders-bodies =
    { $bodies ->
        [0] { "" }
       *[other] { " " }🚗 Eine Karosserie.
    }
kraftwagen-orders-engines =
    { $engines ->
        [0] { "" }
       *[other] { " " }⚙️ Ein Motor.
    }
kraftwagen-orders-buyers =
    { $buyers ->
        [0] { "" }
       *[other] { " " }🎩 Ein Käufer, mit dem Geld neben seinem Stapel.
    }
kraftwagen-component-start-text = Vor dem ersten Zug gewählt und sofort ausgeführt:{ kraftwagen-brings-cards }{ kraftwagen-orders-bodies }{ kraftwagen-orders-engines }{ kraftwagen-orders-buyers }{ kraftwagen-brings-spaces }{ kraftwagen-brings-workers } Jedes Startplättchen ist außerdem 1 Karosserie- und 1 Motorpunkt wert.
kraftwagen-component-buyer = { kraftwagen-step-buyer }
kraftwagen-component-buyer-text =
    { $buyer ->
        [body] Er kauft den Wagen mit der höchsten Karosserie, unter gleichen den billigsten. In jedem Durchgang kommt weißes Geld neben seinen Stapel: { $white }.
        [engine] Er kauft den Wagen mit dem höchsten Motor, unter gleichen den billigsten. In jedem Durchgang kommt weißes Geld neben seinen Stapel: { $white }.
        [prestige] Er kauft den Wagen mit der größten Mannschaft, unter gleichen den billigsten. In jedem Durchgang kommt weißes Geld neben seinen Stapel: { $white }.
       *[price] Er kauft den billigsten Wagen und bezahlt dessen Preis doppelt. In jedem Durchgang kommt weißes Geld neben seinen Stapel: { $white }.
    }
kraftwagen-component-award =
    { $goal ->
        [body] 🏅 Auszeichnung für Karosserien
        [engine] 🏅 Auszeichnung für Motoren
        [engineers] 🏅 Auszeichnung für Ingenieure
        [supply] 🏅 Auszeichnung fürs Einstellen
       *[laps] 🏅 Auszeichnung für Runden
    }
kraftwagen-award-goal =
    { $goal ->
        [body] mit { $count } Karosseriepunkten
        [engine] mit { $count } Motorpunkten
        [engineers] mit { $count } Ingenieuren
        [supply] { $count ->
            [0] ohne einen Arbeiter im eigenen Vorrat
           *[other] mit höchstens { $count } Arbeitern im eigenen Vorrat
        }
       *[laps] mit { $count } Runden in einem Rennen
    }
kraftwagen-component-award-text = Der Erste, der einen Zug { kraftwagen-award-goal } beendet, bekommt { $first }, der Zweite { $second }. Das zählt am Ende als Geld.
kraftwagen-robot-part =
    { $part ->
        [money] Geld
        [sales-now] Wagen, die sich in dieser Runde verkaufen
        [later-sales] Wagen, die sich später verkaufen
        [cars-unsold] Wagen ohne Käufer
        [prices-unsold] Wagen ohne Käufer
        [cars-sold] verkaufte Wagen
        [race-money] das Rennen
        [lap-money] das Rennen
        [track] das Rennen
        [speed] Tempo
        [body-points] Karosserien
        [obtainable-body] Karosserien
        [best-body] Karosserien
        [engine-points] Motoren
        [obtainable-engine] Motoren
        [best-engine] Motoren
        [pairs] Teile für weitere Wagen
        [parts] Teile für weitere Wagen
        [canteen] Arbeiter
        [supply] Arbeiter
        [active] Arbeiter
        [waiting] Arbeiter
        [engineers] Ingenieure
        [chain] der Platz in der Kette
        [on-turn] der Zug
        [pending-hire] Aktionen, die noch zu tun sind
        [pending-body] Aktionen, die noch zu tun sind
        [pending-engine] Aktionen, die noch zu tun sind
        [pending-buyer] Aktionen, die noch zu tun sind
        [pending-race] Aktionen, die noch zu tun sind
        [pending-research] Aktionen, die noch zu tun sind
        [car-to-place] Aktionen, die noch zu tun sind
       *[other] die Stellung als Ganzes
    }

# Kraftwagen: Namen, Optionen, Menüs, und was im Spiel geschieht.
kraftwagen-name = Kraftwagen
kraftwagen-blurb = Forscht, fahrt Rennen und baut die Wagen, für die Käufer am meisten zahlen.
kraftwagen-resign = Dein Arbeiter verlässt die Kette. Deine Wagen bleiben bis zur nächsten Wertung, und die anderen spielen weiter. Zurückkommen kannst du nicht.

kraftwagen-option-money = Geld
kraftwagen-option-money-help = Ob alle sehen, wie viel Geld die anderen haben
kraftwagen-option-money-secret = geheim bis zum Ende
kraftwagen-option-money-open = offen

# Aktionen, Plättchen, Karten, Teile und Käufer in Worten, weiter unten gebraucht.
kraftwagen-deed =
    { $deed ->
        [hire] Einstellen
        [body] Karosserie
        [engine] Motor
        [buyer] Käufer
        [race] Rennen
       *[research] Forschung
    }
kraftwagen-first =
    { $first ->
        [hire] Einstellen
        [body] Karosserie
        [engine] Motor
        [buyer] Käufer
        [race] Rennen
       *[research] Forschung
    }
kraftwagen-second =
    { $second ->
        [hire] Einstellen
        [body] Karosserie
        [engine] Motor
        [buyer] Käufer
        [race] Rennen
       *[research] Forschung
    }
kraftwagen-third =
    { $third ->
        [hire] Einstellen
        [body] Karosserie
        [engine] Motor
        [buyer] Käufer
        [race] Rennen
       *[research] Forschung
    }
kraftwagen-tile =
    { $second ->
        [none] { kraftwagen-first }
       *[other] { $third ->
            [none] { kraftwagen-first } + { kraftwagen-second }
           *[other] { kraftwagen-first }, { kraftwagen-second }, { kraftwagen-third }
        }
    }
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
kraftwagen-development =
    { $tile ->
        [body] { $engine ->
            [0] Karosserien +{ $body }, 1 Stück
           *[other] Motoren +{ $engine } & Karosserie
        }
        [engine] { $engine ->
            [0] Karosserien +{ $body }, 1 Motor
           *[other] Motoren +{ $engine }, 1 Motor
        }
       *[none] { $engine ->
            [0] Karosserien +{ $body }
           *[other] { $body ->
                [0] Motoren +{ $engine }
               *[other] Karosserien, Motoren +{ $body }
            }
        }
    }
    .spoken =
        { $tile ->
            [body] { $engine ->
                [0] Karosseriepunkte +{ $body } samt Karosserie
               *[other] Motorpunkte +{ $engine } samt Karosserie
            }
            [engine] { $engine ->
                [0] Karosseriepunkte +{ $body } samt Motor
               *[other] Motorpunkte +{ $engine } samt Motor
            }
           *[none] { $engine ->
                [0] Karosseriepunkte +{ $body }
               *[other] { $body ->
                    [0] Motorpunkte +{ $engine }
                   *[other] Karosseriepunkte +{ $body }, Motorpunkte +{ $engine }
                }
            }
        }
kraftwagen-development-help =
    { $tile ->
        [body] { $engine ->
            [0] Jede neue Karosserie ist um { $body } besser. Sofort eine Karosserie.
           *[other] Jeder neue Motor ist um { $engine } besser. Sofort eine Karosserie.
        }
        [engine] { $engine ->
            [0] Jede neue Karosserie ist um { $body } besser. Sofort ein Motor.
           *[other] Jeder neue Motor ist um { $engine } besser. Sofort ein Motor.
        }
       *[none] { $engine ->
            [0] Jede neue Karosserie ist um { $body } besser.
           *[other] { $body ->
                [0] Jeder neue Motor ist um { $engine } besser.
               *[other] Jede neue Karosserie ist um { $body }, jeder neue Motor um { $engine } besser.
            }
        }
    }
kraftwagen-card =
    { $card ->
        [development] 📘 { kraftwagen-development }
        [crew] Sofort bis { $amount } Arbeiter
        [sprint] Sofort { $amount } Felder fahren
        [delivery] Sofort Karosserie, Motor
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
kraftwagen-money =
    { $money ->
        [one] 1 Mark
       *[other] { $money } Mark
    }
kraftwagen-car =
    { $engineer ->
        [none] Karosserie { $body }, Motor { $engine }, Mannschaft { $crew }, Preis { $price }
       *[other] Karosserie { $body }, Motor { $engine }, Mannschaft { $crew }, Preis { $price }, mit { kraftwagen-engineer }
    }

kraftwagen-question-start =
    { $car ->
        [0] Welches Startplättchen nimmst du? Was es zeigt, bekommst du sofort. Die meisten Mark gewinnen die Partie.
       *[other] Welches Startplättchen nimmst du? Was es zeigt, bekommst du sofort: Karosserie und Motor ergeben einen Wagen. Die meisten Mark gewinnen die Partie.
    }
kraftwagen-question-start-of = { $seat }: { kraftwagen-question-start }
kraftwagen-wait =
    { $lessons ->
        [0] { "" }
       *[other] { "" }
            -# Es zieht, wer hinten steht: Weiter vorn heißt länger warten.
    }
kraftwagen-lacks =
    { $lacks ->
        [body] eine Karosserie
        [engine] einen Motor
        [hire] einen Arbeiter
        [body-engine] Karosserie und Motor
        [body-hire] eine Karosserie und einen Arbeiter
        [engine-hire] einen Motor und einen Arbeiter
       *[body-engine-hire] Karosserie, Motor und Arbeiter
    }
kraftwagen-take =
    { $lacks ->
        [none] Durchgang { $turn } von { $of }: Welches Plättchen? Danach kannst du einen Wagen auf den Markt bringen.
       *[other] Durchgang { $turn } von { $of }: Welches Plättchen? Dein nächster Wagen braucht noch { kraftwagen-lacks }.
    }
kraftwagen-question-take = { $last }{ kraftwagen-take }{ $notes }{ kraftwagen-wait }
kraftwagen-question-take-of = { $last }{ $seat }: { kraftwagen-take }{ $notes }{ kraftwagen-wait }
kraftwagen-question-order = Eine Entwicklung braucht einen Arbeiter. Welche Aktion kommt als Nächstes?
kraftwagen-question-order-of = { $seat }: { kraftwagen-question-order }
kraftwagen-open-card = **{ kraftwagen-card }**: { kraftwagen-card-help }
    .short = { kraftwagen-card }: { kraftwagen-card-help }
kraftwagen-question-card =
    { $worker ->
        [none] Welche Forschungskarte nimmst du?
        [free] Welche Forschungskarte nimmst du? Eine Entwicklung 📘 bindet einen deiner Arbeiter.
       *[missing] Welche Forschungskarte nimmst du? Deine Kantine ist leer, eine Entwicklung 📘 müsste auf einen Arbeiter warten.
    }
    { $cards }
kraftwagen-question-card-of = { $seat }: { kraftwagen-question-card }
kraftwagen-question-buyer =
    Welcher Käufer kommt auf Feld { $space } von { $of }? Seine 🪙 bekommst du sofort.
    { kraftwagen-wishes }{ $takers }
kraftwagen-question-buyer-of = { $seat }: { kraftwagen-question-buyer }
kraftwagen-question-body = Deine Werkstätten sind voll. Welches Teil gibst du für die neue Karosserie { $value } ab?
kraftwagen-question-body-of = { $seat }: { kraftwagen-question-body }
kraftwagen-question-engine = Wohin kommt der neue Motor { $value }? Dein Rennwagen hat { $racer }.
kraftwagen-question-engine-of = { $seat }: { kraftwagen-question-engine }
kraftwagen-question-car =
    { $last ->
        [0] Einen Wagen auf den Markt bringen? { $cars } von { $of } stehen da, der letzte beendet den Durchgang.{ kraftwagen-best-car }{ $swap }
       *[other] Den letzten Wagen auf den Markt bringen? Damit endet der Durchgang.{ kraftwagen-best-car }{ $swap }
    }
kraftwagen-best-car =
    { $chance ->
        [none] { " " }Kein Käufer nähme zurzeit einen Wagen aus deinen Werkstätten.
        [own] { " " }Der { kraftwagen-buyer } nähme { kraftwagen-car } statt eines anderen Wagens von dir: { kraftwagen-less }.
        [next] { " " }Bereit: { kraftwagen-car }. Noch kauft ihn niemand. Kommt als Nächstes der { kraftwagen-buyer }, bringt er +{ kraftwagen-money }.
       *[now] { " " }Zurzeit am besten: { kraftwagen-car }{ kraftwagen-helps }. { kraftwagen-offer }
    }
kraftwagen-less =
    { $others ->
        [0] kein Gewinn
       *[other] { $others } 🪙 weniger
    }
kraftwagen-helps =
    { $engineer ->
        [none] { "" }
        [daimler] { " " }(Karosserie +{ $helps })
        [otto] { " " }(Motor +{ $helps })
        [maybach] { " " }(Mannschaft +{ $helps })
       *[opel] { " " }(Preis −{ $helps })
    }
kraftwagen-offer =
    { $change ->
        [none] Der { kraftwagen-buyer } nähme ihn: +{ kraftwagen-money }.
        [less] Der { kraftwagen-buyer } nähme ihn für { kraftwagen-money }, aber deine anderen Wagen brächten { $others } weniger.
       *[more] Der { kraftwagen-buyer } nähme ihn für { kraftwagen-money }, und deine anderen Wagen brächten { $others } mehr.
    }
kraftwagen-question-diesel =
    { $money ->
        [0] Diesel darf ein Teil eines Wagens von dir tauschen. Zurzeit bringt das nichts.
       *[other] Soll Diesel deinen Wagen für { $price } ändern: { kraftwagen-old } → { $value }? Zurzeit bringt das { $gain } 🪙.
    }
kraftwagen-question-diesel-of = { $seat }: { kraftwagen-question-diesel }
kraftwagen-swap = { " " }Diesel kann deinen Wagen für { $price } ändern: { kraftwagen-old } → { $value } ({ $gain } 🪙).
kraftwagen-question-car-of = { $seat }: { kraftwagen-question-car }
kraftwagen-wishes = -# Am Ende kauft jeder einen Wagen, Feld 1 zuerst: 🚗 beste Karosserie, ⚙️ bester Motor, 👑 meiste Arbeiter, 🏷️ niedrigster Preis (zahlt doppelt).
kraftwagen-would-take = Der { kraftwagen-buyer } nähme deinen Wagen: +{ kraftwagen-money }.
kraftwagen-would-pay =
    { $buyer ->
        [none] Jeder von ihnen nähme einen Wagen der anderen.
       *[other] Der { kraftwagen-buyer } zahlt anderen am wenigsten ({ $money }).
    }
kraftwagen-brings-most = Der { kraftwagen-buyer } bringt sofort am meisten: +{ kraftwagen-money }.
kraftwagen-question-benz = Das Rennen ist gewertet. Soll Benz noch einen Käufer schicken, der zuletzt kauft?{ $takers }
kraftwagen-question-benz-of = { $seat }: { kraftwagen-question-benz }

kraftwagen-ask-start = Welches Startplättchen?
kraftwagen-ask-tile = Welches Aktionsplättchen?
kraftwagen-ask-next = Welche Aktion kommt als Nächstes?
kraftwagen-ask-card = Welche Karte?
kraftwagen-ask-buyer = Welcher Käufer?
kraftwagen-ask-place = Wohin damit?
kraftwagen-ask-car = Welchen Wagen bringst du auf den Markt?
kraftwagen-ask-diesel = Soll Diesel ein Teil tauschen?
kraftwagen-made =
    { $made_engine ->
        [0] Karosserie { $made_body }
       *[other] { $made_crew ->
            [0] Karosserie { $made_body }, Motor { $made_engine }
           *[other] Karosserie { $made_body }, Motor { $made_engine }, Mannschaft { $made_crew }
        }
    }
kraftwagen-ask-engine = { kraftwagen-made }: Welcher Motor?
kraftwagen-ask-crew = { kraftwagen-made }: Wie viele Arbeiter gehen mit? { kraftwagen-crew-now } Am Ende des Durchgangs kommen sie in deinen Vorrat.
kraftwagen-crew-now =
    { $chance ->
        [now] { $crew ->
            [one] Einer reicht für +{ $more } 🪙.
           *[other] Mit { $crew } bringt er am meisten, +{ $more } 🪙.
        }
       *[other] Einer reicht: Nur der 👑 Prestige-Käufer will die meisten.
    }
kraftwagen-ask-engineer = { kraftwagen-made }: Hilft ein Ingenieur 👤? { kraftwagen-help-now } Jeder kann das einmal pro Durchgang.
kraftwagen-help-now =
    { $chance ->
        [now] { $engineer ->
            [none] Auch ohne bringt er +{ $more } 🪙.
           *[other] Mit { kraftwagen-engineer } kann er zurzeit +{ $more } 🪙 bringen, ohne { $alone ->
                [0] nichts
               *[other] +{ $alone } 🪙
            }.
        }
       *[other] Zurzeit bringt er nichts, mit oder ohne.
    }
kraftwagen-ask-price = { kraftwagen-made }: Zu welchem Preis? { kraftwagen-price-now }
kraftwagen-price-now =
    { $chance ->
        [now] { $shared ->
            [0] Für { $most } oder weniger nähme ihn zurzeit ein aktiver Käufer.
           *[other] Für { $most } oder weniger nähme ihn zurzeit ein aktiver Käufer. Der Gewinn zählt deine anderen Wagen mit.
        }
        [own] Er würde jetzt gekauft, aber statt eines anderen Wagens von dir: { kraftwagen-less }.
        [next] Zurzeit bringt kein Preis etwas. Kommt als Nächstes der { kraftwagen-buyer }, bringt { $price } +{ kraftwagen-money }.
       *[none] Zurzeit nähme ihn kein Käufer: Niedrig verkauft sich eher, hoch bringt mehr.
    }
kraftwagen-ask-piece = Welches Teil baut Diesel ein?{ kraftwagen-swap-most }
kraftwagen-ask-onto = In welchen deiner Wagen?{ kraftwagen-swap-most }
kraftwagen-swap-most =
    { $money ->
        [0] { "" }
       *[other] { " " }Zurzeit kann das +{ kraftwagen-money } bringen.
    }
kraftwagen-step-start =
    { $tile ->
        [build] Karosserie, Motor, { $workers } 👷
        [team] { $spaces } Felder fahren, { $workers } 👷
        [study] Forschungskarte, { $workers } 👷
       *[sales] Käufer, { $spaces } Felder fahren
    }
    .spoken =
        { $tile ->
            [build] Karosserie, Motor, Arbeiter { $workers }
            [team] Rennfelder { $spaces }, Arbeiter { $workers }
            [study] Forschungskarte, Arbeiter { $workers }
           *[sales] Käufer, Rennfelder { $spaces }
        }
kraftwagen-step-tile =
    { $second ->
        [none] { $first ->
            [hire] 👷 { kraftwagen-first }
            [race] 🏁 { kraftwagen-first }
           *[other] { kraftwagen-first }
        }
       *[other] { $third ->
            [none] { kraftwagen-first } + { kraftwagen-second-sign }
           *[other] { kraftwagen-first } + { kraftwagen-second-sign } + { kraftwagen-third-sign }
        }
    }
    .spoken = { kraftwagen-tile }
kraftwagen-second-sign =
    { $second ->
        [hire] 👷
        [body] 🚗
        [engine] ⚙️
        [buyer] 🎩
        [race] 🏁
       *[research] 💡
    }
    .spoken = { kraftwagen-second }
kraftwagen-third-sign =
    { $third ->
        [hire] 👷
        [body] 🚗
        [engine] ⚙️
        [buyer] 🎩
        [race] 🏁
       *[research] 💡
    }
    .spoken = { kraftwagen-third }
kraftwagen-step-deed = { kraftwagen-deed }
kraftwagen-step-card =
    { $card ->
        [benz] 👤 Benz: noch ein Käufer
        [diesel] 👤 Diesel: Wagen aufwerten
        [bugatti] 👤 Bugatti: { $amount } Rennen in 1
        [porsche] 👤 Porsche: Rennen +{ $amount }
        [bosch] 👤 Bosch: Einstellen +{ $amount }
        [daimler] 👤 Daimler: Karosserie +{ $amount }
        [otto] 👤 Otto: Motor +{ $amount }
        [maybach] 👤 Maybach: Arbeiter +{ $amount }
        [opel] 👤 Opel: Preis { $amount } weniger
       *[other] { kraftwagen-card }
    }
kraftwagen-step-buyer = { kraftwagen-buyer }
kraftwagen-step-buyer-money =
    { $white ->
        [0] { kraftwagen-buyer }
       *[other] { kraftwagen-buyer } +{ $white } 🪙
    }
    .spoken =
        { $white ->
            [0] { kraftwagen-buyer }
           *[other] { kraftwagen-buyer }, { $white } Mark für dich
        }
kraftwagen-step-nobody = Niemand
kraftwagen-step-shop = Werkstatt: für Wagen
kraftwagen-step-racer = Rennwagen: fährt weiter
kraftwagen-step-scrap = { kraftwagen-part } ersetzen
kraftwagen-step-done = Kein Wagen, Zug beenden
kraftwagen-step-diesel = 👤 Diesel tauscht
    .spoken = Diesel tauscht ein Teil
kraftwagen-step-swap = 👤 Für { $price }: { kraftwagen-old }→{ $value }
    .spoken = Diesel, Wagen für { $price }: { kraftwagen-part } statt { kraftwagen-old }
kraftwagen-step-no-swap = Kein Tausch, Zug beenden
kraftwagen-step-piece =
    { $part ->
        [b] Karosserie { $value }
       *[e] Motor { $value }
    }
kraftwagen-step-onto = Wagen mit Preis { $price }
kraftwagen-step-whole =
    { $sold ->
        [nobody] 🚗 Für { $price }, kein Käufer
        [own] 🚗 Für { $price }, kein Gewinn
       *[more] 🚗 Wagen für { $price }: { $gain } 🪙
    }
    .spoken = Karosserie { $body }, Motor { $engine }, Preis { $price }, { kraftwagen-money } für dich
kraftwagen-step-other = Anders: 👷, Preis
    .spoken = Anders: Arbeiter, Preis
kraftwagen-step-car = Karosserie { $body }, Motor { $engine }
kraftwagen-step-body = Karosserie { $value }
kraftwagen-step-another = Anders: 🚗 { $value }
    .spoken = Anders: Karosserie { $value }
kraftwagen-step-engine = Motor { $value }
kraftwagen-step-crew =
    { $workers ->
        [one] 👷 1 Arbeiter
       *[other] 👷 { $workers } Arbeiter
    }
kraftwagen-step-alone = Ohne Ingenieur
kraftwagen-step-engineer = { kraftwagen-step-card }
kraftwagen-step-price = Für { $price }
kraftwagen-outlook-most =
    { $buyer ->
        [body] 🚗 +{ $money } 🪙
        [engine] ⚙️ +{ $money } 🪙
        [prestige] 👑 +{ $money } 🪙
        [price] 🏷️ +{ $money } 🪙
       *[none] +{ $money } 🪙
    }
    .spoken =
        { $buyer ->
            [none] bis zu { kraftwagen-money }
           *[other] { kraftwagen-buyer }: { kraftwagen-money }
        }
kraftwagen-outlook-swap = +{ $money } 🪙
    .spoken = bis zu { kraftwagen-money }
kraftwagen-outlook-nobody = noch niemand
kraftwagen-outlook-own =
    { $others ->
        [0] kein Gewinn
       *[other] −{ $others } 🪙
    }
    .spoken = { kraftwagen-less }

# Eine Wertung wird als Liste erzählt: Was hiermit beginnt, hat eine eigene Zeile.
kraftwagen-line = { "\u000A" }
kraftwagen-effect-start =
    { $tile ->
        [build] { $seat } beginnt mit Karosserie, Motor und Arbeitern.
        [team] { $seat } beginnt mit Rennen und Arbeitern.
        [study] { $seat } beginnt mit Forschung und Arbeitern.
       *[sales] { $seat } beginnt mit Käufer und Rennen.
    }
kraftwagen-effect-took =
    { $again ->
        [0] { $seat } nimmt { kraftwagen-tile }.
       *[other] { $seat } nimmt { kraftwagen-tile } und ist gleich noch einmal dran.
    }
kraftwagen-effect-do = { $seat } macht mit { kraftwagen-deed } weiter.
kraftwagen-effect-helped = 👤 { kraftwagen-engineer } hilft.
kraftwagen-effect-hired =
    { $workers ->
        [one] 👷 1 Arbeiter für die Kantine (jetzt { $canteen }).
       *[other] 👷 { $workers } Arbeiter für die Kantine (jetzt { $canteen }).
    }
kraftwagen-effect-unhired = Der Vorrat von { $seat } ist leer: Niemand wird eingestellt.
kraftwagen-effect-reshuffled = Die abgelegten Forschungskarten werden zum neuen Stapel gemischt.
kraftwagen-effect-researched = 💡 { $seat } nimmt { kraftwagen-step-card }.
kraftwagen-effect-waits = Kein Arbeiter ist frei, die Karte wartet.
kraftwagen-effect-active =
    { $waited ->
        [0] Punkte jetzt: Karosserie { $body_points }, Motor { $engine_points }.
       *[other] { kraftwagen-step-card } wirkt. Punkte jetzt: Karosserie { $body_points }, Motor { $engine_points }.
    }
kraftwagen-effect-got = { $seat } baut { kraftwagen-part }.
kraftwagen-effect-scrapped = { $seat } baut { kraftwagen-part } und gibt { kraftwagen-old } ab.
kraftwagen-effect-racer = { $seat } baut { kraftwagen-part } in den Rennwagen.
kraftwagen-effect-no-part =
    { $part ->
        [b] Keine Karosserie, die { $seat } bauen kann, ist übrig.
       *[e] Kein Motor, den { $seat } bauen kann, ist übrig.
    }
kraftwagen-effect-buyer =
    { $white ->
        [0] { $seat } schickt einen { kraftwagen-buyer } auf Feld { $space }.
        [one] { $seat } schickt einen { kraftwagen-buyer } auf Feld { $space } und nimmt 1 Mark.
       *[other] { $seat } schickt einen { kraftwagen-buyer } auf Feld { $space } und nimmt { $white } Mark.
    }
kraftwagen-effect-marker =
    { $left ->
        [0] Der Käufermarker steht auf 0.
       *[other] Der Käufermarker geht auf { $left } hinunter. Bei 0 endet der Durchgang.
    }
kraftwagen-effect-raced =
    { $laps ->
        [0] 🏁 { $seat } fährt { $spaces } vor, auf Feld { $space }.
        [one] 🏁 { $seat } fährt { $spaces } vor, auf Feld { $space }, und schafft eine Runde.
       *[other] 🏁 { $seat } fährt { $spaces } vor, auf Feld { $space }, und schafft { $laps } Runden.
    }
kraftwagen-award-marks =
    { $value ->
        [one] 1 Mark
       *[other] { $value } Mark
    }
kraftwagen-effect-placed = 🚗 { $seat } bringt Wagen { $number } auf den Markt: { kraftwagen-car }.
kraftwagen-effect-lured = Der { kraftwagen-buyer } nähme jetzt den Wagen von { $seat }.
kraftwagen-effect-exchanged = 👤 Diesel: { $seat } tauscht { kraftwagen-old } gegen { kraftwagen-part }, im Wagen mit Preis { $price }.
kraftwagen-effect-award =
    { $goal ->
        [body] 🏅 { $seat } gewinnt eine Auszeichnung für Karosserien: { kraftwagen-award-marks }.
        [engine] 🏅 { $seat } gewinnt eine Auszeichnung für Motoren: { kraftwagen-award-marks }.
        [engineers] 🏅 { $seat } gewinnt eine Auszeichnung für Ingenieure: { kraftwagen-award-marks }.
        [supply] 🏅 { $seat } gewinnt eine Auszeichnung fürs Einstellen: { kraftwagen-award-marks }.
       *[laps] 🏅 { $seat } gewinnt eine Auszeichnung für Runden: { kraftwagen-award-marks }.
    }
kraftwagen-effect-phase-over =
    { $reason ->
        [cars] { kraftwagen-line }Der Markt ist voll: Der Durchgang endet.
        [marker] { kraftwagen-line }Der Käufermarker steht auf 0: Der Durchgang endet.
       *[tiles] { kraftwagen-line }Das letzte Plättchen ist genommen: Der Durchgang endet.
    }
kraftwagen-effect-benz =
    { $buyer ->
        [none] { $seat } verzichtet auf den zusätzlichen Käufer von Benz.
       *[other] 👤 Benz schickt für { $seat } einen { kraftwagen-buyer }.
    }
kraftwagen-dot = { " · " }
    .spoken = { ", " }
kraftwagen-earned-total = { $seat } +{ $total } Mark
kraftwagen-earned = { kraftwagen-earned-total }{ $race ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $race } fürs Rennen
    }{ $laps ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $laps } für Runden
    }{ $body ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $body } vom Karosserie-Käufer
    }{ $engine ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $engine } vom Motor-Käufer
    }{ $prestige ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $prestige } vom Prestige-Käufer
    }{ $price ->
        [0] { "" }
       *[other] { kraftwagen-dot }{ $price } vom Preis-Käufer (doppelt)
    }{ $unsold ->
        [0] { "" }
        [one] { kraftwagen-dot }1 Wagen unverkauft
       *[other] { kraftwagen-dot }{ $unsold } Wagen unverkauft
    }
kraftwagen-effect-scored = { kraftwagen-line }{ kraftwagen-earned }
kraftwagen-last = { $lines }{ $own }{ kraftwagen-line }
kraftwagen-own-money =
    { $awards ->
        [0] { kraftwagen-line }Du hast bisher { kraftwagen-money }.
       *[other] { kraftwagen-line }Du hast bisher { kraftwagen-money } (+{ $awards } 🏅).
    }
kraftwagen-none = { "" }
kraftwagen-lines = { kraftwagen-line }{ $lines }
kraftwagen-gone-deed =
    { $deed ->
        [hire] 👷 Einstellen bringt dir niemanden: Dein Vorrat ist leer.
        [body] 🚗 Karosserie bringt dir nichts: Keine, die du bauen kannst, ist übrig.
        [engine] ⚙️ Motor bringt dir nichts: Keiner, den du bauen kannst, ist übrig.
       *[buyer] { $marker ->
            [one] 🎩 Vier Käufer sind da: Eine Käufer-Aktion beendet den Durchgang.
           *[other] 🎩 Vier Käufer sind da: Nach { $marker } weiteren Käufer-Aktionen endet der Durchgang.
        }
    }
kraftwagen-bugatti = 👤 Bugatti: Dein nächstes Rennen geht { $spaces } Felder weit.
kraftwagen-effect-turn = { kraftwagen-line }Durchgang { $turn } beginnt.
    .short = { "" }
kraftwagen-effect-resigned = { $seat } gibt auf.
kraftwagen-effect-won = { kraftwagen-line }🏆 { $seat } gewinnt mit { kraftwagen-money }.

# Was ein Plättchen bringt, so wie es steht.
kraftwagen-gain =
    { $deed ->
        [hire] { $workers ->
            [0] 👷 Niemand: Dein Vorrat ist leer.
            [one] 👷 1 Arbeiter.
           *[other] 👷 { $workers } Arbeiter.
        }
        [body] { $body ->
            [0] 🚗 Keine Karosserie, die du bauen kannst, ist übrig.
           *[other] 🚗 Karosserie { $body }.
        }
        [engine] { $engine ->
            [0] ⚙️ Kein Motor, den du bauen kannst, ist übrig.
           *[other] ⚙️ Motor { $engine }.
        }
        [buyer] { $marker ->
            [0] 🎩 Ein Käufer deiner Wahl.
            [1] 🎩 Der Käufermarker geht auf 0.
           *[other] 🎩 Der Käufermarker geht hinunter: noch { $marker } Schritte.
        }
        [race] { $spaces ->
            [one] 🏁 Rennwagen: 1 Feld.
           *[other] 🏁 Rennwagen: { $spaces } Felder.
        }
       *[research] 💡 Eine Forschungskarte.
    }

kraftwagen-preview-start = { $gains }
kraftwagen-next =
    { $moves ->
        [0] Danach bist du gleich wieder dran.
        [one] Danach ist { $next_seat } dran; du frühestens nach 1 Zug.
       *[other] Danach ist { $next_seat } dran; du frühestens nach { $moves } Zügen.
    }
kraftwagen-preview-take =
    { $gains }
    { $ends ->
        [0] { kraftwagen-next }
        [1] Damit endet der Durchgang. { kraftwagen-next }
       *[other] Damit endet die Partie.
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
           *[other] Im Moment wäre für diesen Käufer kein Wagen übrig.
        }
       *[other] Im Moment nähme dieser Käufer den Wagen von { $owner_seat } (Preis { $price }) für { kraftwagen-money }.
    }
kraftwagen-preview-buyer =
    { $white ->
        [0] Der { kraftwagen-buyer } wird Nummer { $space }. { kraftwagen-would-buy }
        [one] Du nimmst 1 Mark. Der { kraftwagen-buyer } wird Nummer { $space }. { kraftwagen-would-buy }
       *[other] Du nimmst { $white } Mark. Der { kraftwagen-buyer } wird Nummer { $space }. { kraftwagen-would-buy }
    }
kraftwagen-preview-benz = Der { kraftwagen-buyer } kauft zuletzt. { kraftwagen-would-buy }
kraftwagen-taker =
    { $number ->
        [0] { $of ->
            [0] Noch ist kein Käufer aktiv.
            [one] Der aktive Käufer würde diesen Wagen jetzt nicht nehmen.
           *[other] Keiner der { $of } aktiven Käufer würde diesen Wagen jetzt nehmen.
        }
       *[other] Im Moment nähme der { kraftwagen-buyer } ({ $number }) diesen Wagen für { kraftwagen-money }.
    }
kraftwagen-preview-car =
    { $last ->
        [0] 🚗 Dein Wagen: { kraftwagen-car }. { kraftwagen-taker }
       *[other] 🚗 Dein Wagen: { kraftwagen-car }. { kraftwagen-taker } Es ist der letzte Wagen: Der Durchgang endet.
    }
kraftwagen-preview-diesel = Der Wagen mit Preis { $price } bekommt { kraftwagen-part }. { kraftwagen-taker }

kraftwagen-end-scored =
    { $tied ->
        [1] Durchgang 3 ist gewertet. Bei gleich vielen Mark liegt vorn, wer mehr Arbeiter in der Kantine hat, dann wer weiter hinten steht.
       *[0] Durchgang 3 ist gewertet.
    }
kraftwagen-end-resigned =
    { $seats ->
        [2] { $second } hat aufgegeben.
       *[other] Alle anderen haben aufgegeben.
    }

kraftwagen-points-race = Rennen
kraftwagen-points-laps = Runden
kraftwagen-points-sales = Verkaufte Wagen
kraftwagen-points-white = Weiße Mark
kraftwagen-points-awards = Auszeichnungen

# Die Karten und Plättchen, die man nachschlagen kann.
kraftwagen-card-help =
    { $card ->
        [development] { kraftwagen-development-help }
        [crew] Du stellst einmal bis zu { $amount } Arbeiter ein.
        [sprint] Dein Rennwagen fährt einmal { $amount } Felder.
        [delivery] Du nimmst einmal eine Karosserie und einen Motor.
        [benz] Nach jedem Rennen darfst du noch einen Käufer schicken, der zuletzt kauft.
        [diesel] Einmal je Durchgang darfst du ein anderes Teil aus einer Werkstatt in deinen Wagen auf dem Markt setzen.
        [bugatti] Deine erste Rennaktion eines Plättchens geht in jedem Durchgang { $amount }-mal so weit.
        [porsche] Jede Rennaktion eines Plättchens geht { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } weiter.
        [bosch] Jedes Einstellen eines Plättchens bringt { $amount } Arbeiter mehr.
        [daimler] Einmal je Durchgang kann die Karosserie deines neuen Wagens { $amount } mehr zählen.
        [otto] Einmal je Durchgang kann der Motor deines neuen Wagens { $amount } mehr zählen.
        [maybach] Einmal je Durchgang kann die Mannschaft deines neuen Wagens { $amount } mehr zählen.
       *[opel] Einmal je Durchgang kann dein neuer Wagen als { $amount } billiger gelten. Bezahlt wird er voll.
    }
kraftwagen-component-card = { kraftwagen-card }
kraftwagen-component-card-text =
    { $card ->
        [development] Entwicklung ({ $cards } im Stapel). Sie braucht einen Arbeiter aus deiner Kantine, der dort bleibt. { kraftwagen-card-help }
        [crew] Sofort ({ $cards } im Stapel). { kraftwagen-card-help }
        [sprint] Sofort ({ $cards } im Stapel). { kraftwagen-card-help }
        [delivery] Sofort ({ $cards } im Stapel). { kraftwagen-card-help }
       *[engineer] Ingenieur. { kraftwagen-card-help }
    }
kraftwagen-component-tile = { kraftwagen-tile }
kraftwagen-means =
    { $deed ->
        [research] 💡 Nimm eine der zwei offenen Karten; zwei neue werden aufgedeckt.
        [race] 🏁 Dein Rennwagen fährt so weit, wie sein Motor angibt, und überspringt Felder mit anderen Wagen.
        [body] 🚗 Nimm eine Karosserie, so hoch wie deine Karosseriepunkte, in eine Werkstatt.
        [engine] ⚙️ Nimm einen Motor, so hoch wie deine Motorpunkte, in eine Werkstatt oder in den Rennwagen.
        [buyer] 🎩 Schick einen Käufer auf das nächste Feld und nimm die weißen Mark neben dem Stapel. Sind alle Felder belegt, geht der Marker einen Schritt hinunter.
       *[hire] 👷 Ein Arbeiter kommt in deine Kantine oder auf eine Entwicklung, die wartet.
    }
kraftwagen-ordered =
    { $deed ->
        [race] { $amount ->
            [one] 🏁 Rennwagen: 1 Feld.
           *[other] 🏁 Rennwagen: { $amount } Felder.
        }
        [hire] { $amount ->
            [one] 👷 1 Arbeiter.
           *[other] 👷 { $amount } Arbeiter.
        }
        [body] 🚗 Eine Karosserie.
        [engine] ⚙️ Ein Motor.
        [buyer] 🎩 Ein Käufer, mit den weißen Mark neben dem Stapel.
       *[research] 💡 Eine Forschungskarte.
    }
kraftwagen-component-tile-text = { $means }
kraftwagen-component-start = { kraftwagen-start } (Startplättchen)
kraftwagen-component-start-text =
    Startplättchen, vor dem ersten Zug genommen und sofort ausgeführt.
    { $means }
    Jedes Startplättchen gibt außerdem 1 Karosserie- und 1 Motorpunkt.
kraftwagen-component-buyer = { kraftwagen-step-buyer }
kraftwagen-component-buyer-text =
    { $buyer ->
        [body] Kauft den Wagen mit der besten Karosserie, unter gleichen den billigsten. Weiße Mark, die je Durchgang neben den Stapel kommen: { $white }.
        [engine] Kauft den Wagen mit dem besten Motor, unter gleichen den billigsten. Weiße Mark, die je Durchgang neben den Stapel kommen: { $white }.
        [prestige] Kauft den Wagen mit der größten Mannschaft, unter gleichen den billigsten. Weiße Mark, die je Durchgang neben den Stapel kommen: { $white }.
       *[price] Kauft den billigsten Wagen und bezahlt dessen Preis doppelt. Weiße Mark, die je Durchgang neben den Stapel kommen: { $white }.
    }
kraftwagen-component-award =
    { $goal ->
        [body] 🏅 Auszeichnung für Karosserien
        [engine] 🏅 Auszeichnung für Motoren
        [engineers] 🏅 Auszeichnung für Ingenieure
        [supply] 🏅 Auszeichnung fürs Einstellen
       *[laps] 🏅 Auszeichnung für Runden
    }
kraftwagen-component-award-text =
    { $goal ->
        [body] Mark für einen Zug, der mit { $count } Karosseriepunkten endet: zuerst { $first }, danach { $second }. Sie zählen am Ende.
        [engine] Mark für einen Zug, der mit { $count } Motorpunkten endet: zuerst { $first }, danach { $second }. Sie zählen am Ende.
        [engineers] Mark für einen Zug, der mit { $count } Ingenieuren endet: zuerst { $first }, danach { $second }. Sie zählen am Ende.
        [supply] Mark für einen Zug, der mit höchstens { $count } Arbeitern im Vorrat endet: zuerst { $first }, danach { $second }. Sie zählen am Ende.
       *[laps] Mark für einen Zug, der mit { $count } Runden in einem Rennen endet: zuerst { $first }, danach { $second }. Sie zählen am Ende.
    }
kraftwagen-fact =
    { $fact ->
        [marks] Endete der Durchgang dann, hättest du { $count } Mark
        [cars] Danach hast du { $count ->
            [0] keinen Wagen
           *[other] { $count } Wagen
        } gebaut oder baubereit
        [developments] Danach hast du { $count ->
            [one] 1 Entwicklung mit Arbeiter
           *[other] { $count } Entwicklungen mit Arbeiter
        }
        [turns] Das sind { $count } Züge nacheinander
        [body] Danach ist eine neue Karosserie { $count } wert
        [engine] Danach ist ein neuer Motor { $count } wert
        [race] Ein Rennen geht danach { $count ->
            [one] 1 Feld
           *[other] { $count } Felder
        } weit
       *[before] { $who } hat danach { $count ->
            [0] keinen Zug
            [one] höchstens 1 Zug
           *[other] höchstens { $count } Züge
        } vor deinem
    }

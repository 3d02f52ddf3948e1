# Docker
docker-name = Docker
docker-blurb = Stapelt Container auf engem Kai. Wer als Letztes ziehen kann, gewinnt.
docker-resign = Du bist raus. Container, die du auf dem Kai hast, bleiben stehen. Zurückkommen kannst du nicht.

docker-option-entry = Einstieg
docker-option-entry-help = Über welche Gangways ein Container auf den Kai darf
docker-option-entry-own = über die eigene Gangway
docker-option-entry-any = über jede Gangway
docker-option-cubes-at-two = Container zu zweit
docker-option-cubes-at-two-help = Wie viele Container ihr zu zweit habt
docker-option-cubes-at-two-6 = je sechs
docker-option-cubes-at-two-3 = je drei
docker-option-path = Weg eines Containers
docker-option-path-help = Wohin ein Container in einem Zug darf
docker-option-path-no-revisit = kein Feld zweimal
docker-option-path-no-reentry = kein Feld zweimal, nur zurück zum Start
docker-option-path-no-back = alles außer geradewegs zurück
docker-option-reroll = Noch einmal würfeln
docker-option-reroll-help = Wann ohne möglichen Zug neu gewürfelt wird
docker-option-reroll-reserve = solange du einen Container im Vorrat hast
docker-option-reroll-fewer-than-three = mit weniger als drei Containern auf dem Kai
docker-option-reroll-never = nie

docker-preset-standard = Standard
docker-preset-german = Deutsche und englische Ausgabe
docker-preset-french = Französische Ausgabe
docker-preset-italian = Italienische Ausgabe

docker-question-wait =
    { $kind ->
        [first] Wer zuletzt noch ziehen kann, gewinnt. { $seat } hat eine { $die } gewürfelt: Wo hält der erste Container, genau so viele Schritte von der Gangway?
        [move] { $seat } hat eine { $die } gewürfelt: Welcher Container zieht, und wohin?
        [either] { $seat } hat eine { $die } gewürfelt und zieht einen Container oder bringt einen neuen ins Spiel.
       *[enter] { $seat } hat eine { $die } gewürfelt und bringt einen neuen Container ins Spiel: Wohin?
    }{ $is_new ->
        [1] { docker-question-rule }
       *[0] { "" }
    }
docker-question-first = Wer zuletzt noch ziehen kann, gewinnt. Du hast eine { $die } gewürfelt: Wo hält dein erster Container, genau so viele Schritte von der Gangway?
docker-question-enter = Du hast eine { $die } gewürfelt. Bring einen neuen Container ins Spiel: Wohin?
docker-question-move = Du hast eine { $die } gewürfelt. Welcher Container zieht, und wohin?
docker-question-either = Du hast eine { $die } gewürfelt. Zieh einen Container oder bring einen neuen ins Spiel.
# In the first turns.
docker-question-rule =
    { "" }
    -# Schritte verbrauchen die { $die }: je 1, pro Stufe auf oder ab 1 mehr. Verdeckte Container ziehen nicht.
docker-ask-cube = Welcher Container?
docker-ask-to = Wohin?
docker-step-reserve = Neuer Container
docker-step-cube = { $square }
docker-step-enter = Neuer Container → { $square }
    .spoken = Neuer Container nach { $square }
docker-step-move = { $from } → { $to }
    .spoken = { $from } nach { $to }

docker-effect-entered = { $seat } ({ $die }): neuer Container nach { $square }.
docker-effect-moved = { $seat } ({ $die }): { $from } nach { $to }.
# Der Wurf steht in der Frage und beim Zug.
docker-effect-rolled = { "" }
docker-effect-unusable = { $seat } hat { $dice } gewürfelt: kein Zug.
    .short = { $dice }: kein Zug.
docker-effect-eliminated =
    { $reason ->
        [resigned] { $seat } gibt auf.
        [blocked] { $seat } ist raus: Kein Wurf könnte noch helfen.
       *[no-move] { $seat } ist raus.
    }
docker-effect-won = { $seat } gewinnt!

docker-end-no-move = { $second } hatte keinen Zug, und ohne Zug ist man raus.
docker-end-blocked = { $second } konnte nicht mehr ziehen, und ohne Zug ist man raus.
docker-end-resigned = { $second } hat aufgegeben.

docker-component-cube = Container
docker-component-cube-text = Er kann ziehen, solange kein anderer auf ihm steht, und verbraucht den ganzen Wurf: Ein Schritt kostet 1 und für jede Stufe hinauf oder hinab noch 1. Zugedeckte Container warten, bis sie wieder frei sind.
docker-component-tower = Turm
docker-component-tower-text = Container aufeinander, in beliebigen Farben und beliebig hoch. Nur der oberste kann ziehen. Vom Kai aus hinaufzusteigen kostet für jeden Container im Turm 1 mehr.
docker-component-gangway = Gangway
docker-component-gangway-text = Hier kommen neue Container herein. Der Schritt auf das Feld dahinter kostet 1 und für jeden Container, der dort steht, noch 1; bei sechs oder mehr kommt niemand mehr herein. Mit dem Rest des Wurfs zieht derselbe Container weiter.
docker-component-die = Würfel
docker-component-die-text = Er wird zu Beginn deines Zuges für dich geworfen. Ein Container verbraucht genau diese Zahl. Gibt es keinen Zug, bist du raus; mit einem Container im Vorrat wird dann meistens neu gewürfelt.
docker-fact =
    { $fact ->
        [numbers] Danach kannst du { $count ->
            [6] jeden Wurf
           *[other] { $count } von 6 Würfen
        } nutzen
        [free] Danach hast du { $count ->
            [one] 1 freien Container
           *[other] { $count } freie Container
        }
        [safe] Danach hast du { $count ->
            [one] 1 freien Container, den kein nächster Wurf zudeckt
           *[other] { $count } freie Container, die kein nächster Wurf zudeckt
        }
        [their-numbers] Danach kann { $who } { $count ->
            [0] keinen Wurf
           *[other] nur { $count } von 6 Würfen
        } nutzen
       *[their-free] Danach hat { $who } { $count ->
            [0] keinen freien Container
            [one] nur 1 freien Container
           *[other] nur { $count } freie Container
        }
    }

# Docker
docker-name = Docker
docker-blurb = Stapelt eure Container auf einem engen Kai. Wer keinen mehr ziehen kann, ist raus, und wer übrig bleibt, gewinnt.
docker-resign = Deine Container bleiben auf dem Kai, und du ziehst nicht mehr. Zurückkommen kannst du nicht.

docker-option-entry = Einstieg
docker-option-entry-help = Über welche Gangways ein Container auf den Kai darf
docker-option-entry-own = nur über die eigene Seite
docker-option-entry-any = über jede der vier Seiten
docker-option-cubes-at-two = Container zu zweit
docker-option-cubes-at-two-help = Wie viele Container jeder von zwei Spielern hat
docker-option-cubes-at-two-6 = je sechs
docker-option-cubes-at-two-3 = je drei
docker-option-path = Weg eines Containers
docker-option-path-help = Wohin ein Container innerhalb eines Zuges darf
docker-option-path-no-revisit = kein Feld zweimal
docker-option-path-no-reentry = kein Feld zweimal, nur zurück aufs Startfeld
docker-option-path-no-back = alles, nur kein Schritt direkt zurück
docker-option-reroll = Noch einmal würfeln
docker-option-reroll-help = Wann ein Wurf ohne Zug wiederholt wird
docker-option-reroll-reserve = solange du einen Container im Vorrat hast
docker-option-reroll-fewer-than-three = solange weniger als drei deiner Container auf dem Kai sind
docker-option-reroll-never = nie

docker-preset-standard = Standard
docker-preset-german = Deutsche und englische Ausgabe
docker-preset-french = Französische Ausgabe
docker-preset-italian = Italienische Ausgabe

docker-question-wait = { $seat } hat eine { $die } gewürfelt und zieht einen Container.
docker-question-enter = Du hast eine { $die } gewürfelt. Bring einen Container ins Spiel: Wo endet er?
    .short = Du hast eine { $die } gewürfelt. Wo endet der neue Container?
docker-question-move = Du hast eine { $die } gewürfelt. Welcher Container zieht, und wohin?
docker-question-either = Du hast eine { $die } gewürfelt. Zieh einen Container oder bring einen neuen ins Spiel.
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
docker-effect-rolled = { $seat } würfelt eine { $die }.
    .short = { "" }
docker-effect-rerolled = { $seat } würfelt eine { $die }: kein Zug möglich, also noch einmal.
    .short = { $die }: kein Zug.
docker-effect-eliminated =
    { $reason ->
        [resigned] { $seat } gibt auf.
        [blocked] { $seat } ist raus: Kein Wurf könnte noch helfen.
       *[no-move] { $seat } ist raus: Der Wurf lässt keinen Zug zu.
    }
docker-effect-won = { $seat } gewinnt!

docker-end-no-move = { $second } hatte keinen Zug für den Wurf.
docker-end-blocked = { $second } konnte nicht mehr ziehen.
docker-end-resigned = { $second } hat aufgegeben.

docker-points-no-move = Gegner ohne Zug
docker-points-blocked = Gegner zugedeckt
docker-points-resigned = Gegner, die aufgaben

docker-component-cube = Container
docker-component-cube-text = Er zieht, solange kein anderer auf ihm steht, und verbraucht den ganzen Wurf: Ein Schritt kostet 1 und für jede Stufe hinauf oder hinab noch 1. Zugedeckte Container warten, bis sie wieder frei sind.
docker-component-tower = Turm
docker-component-tower-text = Container aufeinander, egal in welchen Farben und so hoch ihr wollt. Nur der oberste kann ziehen. Vom Kai aus hinaufzusteigen kostet für jeden Container im Turm 1 mehr.
docker-component-gangway = Gangway
docker-component-gangway-text = Hier kommen neue Container herein. Der Schritt auf das Feld dahinter kostet 1 und für jeden Container, der dort steht, noch 1; bei sechs oder mehr kommt niemand mehr herein. Mit dem Rest des Wurfs zieht derselbe Container weiter.
docker-component-die = Würfel
docker-component-die-text = Er wird zu Beginn deines Zuges für dich geworfen. Ein Container verbraucht genau diese Zahl. Lässt sie keinen Zug zu, bist du raus; mit einem Container im Vorrat wird aber meistens noch einmal gewürfelt.
docker-robot-part =
    { $part ->
        [numbers] nutzbare Augenzahlen
        [every-number] nutzbare Augenzahlen
        [no-number] nutzbare Augenzahlen
        [moves] Bewegungsfreiheit
        [free] freie Container
        [buried] freie Container
        [two-free] die Wahl zwischen zwei Containern
        [reserve] Container in Reserve
        [risk] das Risiko beim nächsten Wurf
        [risk-when-buried] das Risiko, falls ein Container zugedeckt wird
        [under-own] Container unter eigenen
        [last-and-exposed] die Sicherheit des letzten freien Containers
        [exposed] die Sicherheit freier Container
        [on-turn] die Reihenfolge
        [next] die Reihenfolge
       *[other] die Stellung als Ganzes
    }

# Docker
docker-name = Docker
docker-blurb = Stapelt eure Steine auf einem engen Kai. Wer keinen mehr ziehen kann, ist raus; wer übrig bleibt, gewinnt.
docker-resign = Deine Container bleiben auf dem Kai, und du ziehst nicht mehr. Zurückkommen kannst du nicht.

docker-option-entry = Eingänge
docker-option-entry-help = Über welche Felder ein Stein auf den Kai darf
docker-option-entry-own = nur über die eigene Seite
docker-option-entry-any = über jede der vier Seiten
docker-option-cubes-at-two = Steine zu zweit
docker-option-cubes-at-two-help = Wie viele Steine jeder von zwei Spielern hat
docker-option-cubes-at-two-6 = je sechs
docker-option-cubes-at-two-3 = je drei
docker-option-path = Weg eines Steins
docker-option-path-help = Wohin ein Stein innerhalb eines Zuges darf
docker-option-path-no-revisit = kein Feld zweimal
docker-option-path-no-reentry = kein Feld zweimal, nur zurück aufs Startfeld
docker-option-path-no-back = alles, nur kein Schritt direkt zurück
docker-option-reroll = Noch einmal würfeln
docker-option-reroll-help = Wann ein Wurf ohne Zug wiederholt wird
docker-option-reroll-reserve = solange du einen Stein im Vorrat hast
docker-option-reroll-fewer-than-three = solange weniger als drei deiner Steine auf dem Kai sind
docker-option-reroll-never = nie

docker-preset-standard = Standard
docker-preset-german = Deutsche und englische Ausgabe
docker-preset-french = Französische Ausgabe
docker-preset-italian = Italienische Ausgabe

docker-question-wait = { $seat } hat eine { $die } gewürfelt.
docker-question-enter = Du hast eine { $die } gewürfelt. Setz einen Stein ein: Wo endet er?
docker-question-move = Du hast eine { $die } gewürfelt. Welcher Stein zieht, und wohin?
docker-question-either = Du hast eine { $die } gewürfelt. Zieh einen Stein oder setz einen neuen ein.
docker-ask-cube = Welcher Stein?
docker-ask-to = Wohin?
docker-part-reserve = Neuer Stein
docker-part-cube = { $square }
docker-part-to = → { $square }

docker-effect-entered = { $seat } ({ $die }): neuer Stein → { $square }.
docker-effect-moved = { $seat } ({ $die }): { $from } → { $to }.
docker-effect-rolled = { $seat } würfelt eine { $die }.
docker-effect-rerolled = { $seat } würfelt eine { $die }: kein Zug möglich, also noch einmal.
docker-effect-eliminated =
    { $reason ->
        [resigned] { $seat } gibt auf.
        [blocked] { $seat } ist raus: Kein Wurf könnte noch helfen.
       *[no-move] { $seat } ist raus: Der Wurf lässt keinen Zug zu.
    }
docker-effect-won = { $seat } gewinnt!

docker-end-no-move = Der letzte Gegner hatte keinen Zug für seinen Wurf.
docker-end-blocked = Der letzte Gegner konnte nicht mehr ziehen.
docker-end-resigned = Der letzte Gegner hat aufgegeben.

docker-points-no-move = Gegner ohne Zug
docker-points-blocked = Gegner eingebaut
docker-points-resigned = Gegner, die aufgaben

docker-component-cube = Stein
docker-component-cube-text = Dein Container auf dem Kai. Er zieht, solange kein anderer Stein auf ihm steht, und braucht den ganzen Wurf auf: Ein Schritt kostet 1 und für jede Stufe hinauf oder hinab noch 1. Zugebaute Steine warten, bis sie wieder frei sind.
docker-component-tower = Turm
docker-component-tower-text = Steine aufeinander, egal in welchen Farben und so hoch ihr wollt. Nur der oberste kann ziehen. Vom Kai aus hinaufzusteigen kostet für jeden Stein im Turm 1 mehr.
docker-component-gangway = Gangway
docker-component-gangway-text = Hier kommen neue Steine herein. Der Schritt auf das Feld dahinter kostet 1 und für jeden Stein, der dort steht, noch 1; bei sechs oder mehr ist kein Hereinkommen. Mit dem Rest des Wurfs zieht derselbe Stein weiter.
docker-component-die = Würfel
docker-component-die-text = Er wird zu Beginn deines Zuges für dich geworfen. Ein Stein braucht genau diese Zahl auf. Lässt sie keinen Zug zu, bist du raus; mit einem Stein im Vorrat wird aber meistens noch einmal geworfen.

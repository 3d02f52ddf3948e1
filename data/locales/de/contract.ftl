# Was am Tisch vor dem Mitspielen vereinbart ist.
contract-pace = Tempo
contract-pace-live = live
contract-pace-brisk = zügig
contract-pace-daily = täglich
contract-pace-relaxed = gemütlich
contract-pace-none = ohne Uhr
contract-pace-live-help = etwa 3 Minuten für einen Zug, mit 15 als Vorrat
contract-pace-brisk-help = ein paar Züge am Tag; Nächte und Urlaub zählen nicht
contract-pace-daily-help = etwa ein Tag für einen Zug; Nächte und Urlaub zählen nicht
contract-pace-relaxed-help = etwa drei Tage für einen Zug; Nächte und Urlaub zählen nicht
contract-pace-none-help = lasst euch Zeit; ab und zu kommt eine Erinnerung
contract-pace-alone = allein mit Robotern läuft keine Uhr
contract-absence = Zeit abgelaufen
contract-absence-others = die anderen dürfen die Partie abbrechen
contract-absence-out = wer fehlt, ist raus
contract-absence-substitute = jemand anders darf übernehmen
contract-absence-substitute-help = Nach bis zu drei Erinnerungen. So lange spielt ein Roboter, und wer fehlte, kann zurückkommen.
contract-absence-others-help = Nach bis zu drei Erinnerungen. Wer fehlt, wird nicht mehr gefragt.
contract-absence-out-help = Nach bis zu drei Erinnerungen gilt der Platz als aufgegeben, wie es die Regeln sagen.
contract-absence-robot = ein Roboter spielt bis zur Rückkehr
contract-absence-robot-once = ein Roboter spielt nur diesen Zug
contract-absence-robot-help = Nach bis zu drei Erinnerungen. Ein eigener Zug genügt zur Rückkehr.
contract-absence-robot-once-help = Nach bis zu drei Erinnerungen. Die nächste Entscheidung ist wieder deine.
contract-undo = Zurücknehmen
contract-undo-free = frei innerhalb eines Zuges
contract-undo-request = frei innerhalb eines Zuges, später nach Rückfrage
contract-undo-none = nein, Züge sind endgültig
contract-undo-free-help = Bis eine Karte, ein Würfel oder die nächste Person dazukommt.
contract-undo-request-help = Danach kannst du die anderen am Tisch fragen.
contract-undo-none-help = Wenn jeder Zug zählen soll.
contract-admission = Wer mitspielen darf
contract-admission-everybody = alle hier
contract-admission-invited = Eingeladene
contract-admission-role = Mitglieder mit einer Rolle
contract-admission-members = Mitglieder mit { $role } und Eingeladene
contract-admission-everybody-help = Freigehaltene Plätze bleiben frei.
contract-admission-invited-help = Lade sie im Menü darunter ein.
contract-admission-role-help = Wähle die Rolle im Menü darunter. Eingeladene dürfen auch mitspielen.
contract-watching = Wer zuschauen darf
contract-watching-everybody = alle hier
contract-watching-table = nur wer am Tisch sitzt
contract-watching-everybody-help = Gespielt wird in einem Thread, den alle öffnen können.
contract-watching-table-help = Gespielt wird in einem privaten Thread. Diese Lobby sehen weiter alle.
contract-beginning = Beginn
contract-beginning-host = auf Knopfdruck der Tischleitung
contract-beginning-full = von selbst, sobald alle da sind
contract-beginning-host-help = Mit einem Druck auf Start.
contract-beginning-full-help = Mit dem letzten Platz, oder wenn alle Eingeladenen geantwortet haben.
contract-hints = Tipps
contract-hints-alone = nur allein gegen Roboter
contract-hints-always = für alle
contract-hints-never = keine
contract-hints-alone-help = Sitzen andere Menschen am Tisch, bekommt niemand welche.
contract-hints-always-help = Im Verlauf steht, wer um einen gebeten hat.
contract-hints-never-help = Niemand bekommt Hilfe.
contract-giving-up = Aufgeben
contract-giving-up-rules = nach den Spielregeln
contract-giving-up-robot = ein Roboter übernimmt
contract-giving-up-rules-help = Was aus dem Platz wird, steht auf der Regelseite des Spiels.
contract-giving-up-robot-help = Den Platz kann man jederzeit zurückverlangen.
contract-length = meist { $actions } Züge, { $days ->
        [one] innerhalb eines Tages
       *[other] innerhalb von { $days } Tagen
    }
contract-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
contract-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }

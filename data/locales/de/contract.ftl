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
contract-absence = Wenn jemandes Zeit abläuft
contract-absence-others = dürfen die anderen das Spiel beenden
contract-absence-out = scheidet dieser Platz aus
contract-absence-substitute = darf jemand anders den Platz übernehmen
contract-absence-substitute-help = Nach bis zu drei Erinnerungen. So lange spielt ein Roboter, und wer fehlte, kann zurückkommen.
contract-absence-others-help = Nach bis zu drei Erinnerungen. Die eigene Zustimmung ist dann nicht nötig.
contract-absence-out-help = Nach bis zu drei Erinnerungen gilt der Platz als aufgegeben, wie es die Regeln sagen.
contract-absence-robot = spielt ein Roboter, bis die Person zurück ist
contract-absence-robot-once = trifft ein Roboter diese eine Entscheidung
contract-absence-robot-help = Nach bis zu drei Erinnerungen. Mit jedem eigenen Zug gehört der Platz wieder dir.
contract-absence-robot-once-help = Nach bis zu drei Erinnerungen. Die nächste Entscheidung ist wieder deine.
contract-undo = Zurücknehmen
contract-undo-free = frei innerhalb eines Zuges
contract-undo-request = frei innerhalb eines Zuges, später nach Rückfrage
contract-undo-none = gar nicht, Züge gelten
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
contract-beginning = Das Spiel beginnt
contract-beginning-host = wenn, wer eröffnet hat, es startet
contract-beginning-full = von selbst, sobald alle da sind
contract-beginning-host-help = Mit einem Druck auf Start.
contract-beginning-full-help = Mit dem letzten Platz, oder wenn alle Eingeladenen geantwortet haben.
contract-hints = Tipps
contract-hints-alone = für alle, die allein gegen Roboter spielen
contract-hints-always = für alle
contract-hints-never = keine
contract-hints-alone-help = Sitzen andere Menschen am Tisch, bekommt niemand welche.
contract-hints-always-help = Im Verlauf steht, wer um einen gebeten hat.
contract-hints-never-help = Alle suchen selbst.
contract-giving-up = Wenn jemand aufgibt
contract-giving-up-rules = gilt die Spielregel
contract-giving-up-robot = spielt ein Roboter den Platz weiter
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

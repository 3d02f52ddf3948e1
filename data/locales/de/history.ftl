# Wie eine Partie verlaufen ist, Schritt für Schritt, und ihr Protokoll als Datei.

history-button = Verlauf
history-heading = { $game } · Schritt { $step } von { $steps }
history-begin = Die Partie beginnt: { $who }
history-own-secret = Du hast verdeckt etwas gewählt.
history-first = Anfang
history-back = Zurück
history-on = Weiter
history-last = Jetzt
history-log = Ganzes Protokoll
history-return = Zurück zu den Bildern
history-log-told = 📜 Die ganze Partie in Worten, soweit du davon wissen darfst.
history-jump = Zu einem Zug springen
history-jump-begin = Der Anfang
history-jump-to = { $step }: { $name }
history-eyes = Mit wessen Augen?
history-eyes-all = Was alle sehen konnten

log-hours = Uhrzeiten in UTC.
log-taken-back =
    { $count ->
        [one] ↩ { $who } hat den letzten Schritt zurückgenommen.
       *[other] ↩ { $who } hat die letzten { $count } Schritte zurückgenommen.
    }

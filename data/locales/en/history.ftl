# How a game went, step by step, and its log as a file.

history-button = History
history-heading = { $game } · step { $step } of { $steps }
history-begin = The game begins: { $who }
history-own-secret = You chose something in secret.
history-first = Start
history-back = Back
history-on = On
history-last = Latest
history-log = Whole log
history-return = Back to the pictures
history-log-told = 📜 The whole game in words, as far as you may know of it.
history-jump = Go to a turn
history-jump-begin = The beginning
history-jump-to = { $step }: { $name }
history-eyes = Through whose eyes?
history-eyes-all = What everybody could see

log-hours = Times are in UTC.
log-taken-back =
    { $count ->
        [one] ↩ { $who } took the last step back.
       *[other] ↩ { $who } took the last { $count } steps back.
    }

# Nim
nim-name = Nim
nim-blurb = Nimm Hölzer aus einer Reihe. Das letzte Holz entscheidet.

nim-option-rows = Reihen
nim-option-rows-help = Mit wie vielen Hölzern jede Reihe beginnt
nim-option-rows-2-3-4 = 2, 3 und 4
nim-option-rows-1-3-5 = 1, 3 und 5
nim-option-last = Letztes Holz
nim-option-last-help = Was es bedeutet, das letzte Holz zu nehmen
nim-option-last-wins = es gewinnt
nim-option-last-loses = es verliert

nim-preset-standard = Standard

nim-question-take = Nimm Hölzer aus einer Reihe.
nim-question-wait = { $seat } nimmt Hölzer.
nim-ask-row = Welche Reihe?
nim-ask-count = Wie viele?
nim-step-row = Reihe { $row }
nim-step-count = { $count } nehmen

nim-effect-took = { $seat } nimmt { $count } aus Reihe { $row }.
nim-effect-resigned = { $seat } gibt auf.

nim-end-cleared = Das letzte Holz wurde genommen.
nim-end-resigned = Die Gegenseite hat aufgegeben.

nim-points-won = Sieg

nim-component-match = Holz
nim-component-match-text = Alle Hölzer sind gleich. Wer am Zug ist, nimmt eines oder mehrere, alle aus derselben Reihe.

nim-alt-turn = { $player } ist am Zug.
nim-alt-over = Das Spiel ist aus: { $player } gewinnt.
nim-alt-rows = Übrige Hölzer: { $rows }.
nim-alt-row = { $count } von { $started } in Reihe { $row }
nim-alt-last = Letzter Zug: { $player } spielte { $action }.
nim-alt-moves = Mögliche Züge: { $moves }.
nim-alt-resigned = { $player } hat aufgegeben.

nim-guide-1-title = So wird gespielt
nim-guide-1-body =
    Hölzer liegen in Reihen. Wer am Zug ist, nimmt **eines oder mehrere, alle aus derselben Reihe**. Eine ganze Reihe ist erlaubt, mindestens ein Holz ist Pflicht.

    Wer das allerletzte Holz nimmt, gewinnt. Beim Öffnen des Tisches lässt sich wählen, dass es stattdessen verliert.

    {""}*Im Bild:* Ada hat zwei Hölzer aus Reihe `b` genommen, und Ben ist am Zug.

    Du kannst auch { $command-move } tippen: `b2` nimmt zwei Hölzer aus Reihe `b`.

# Nim
nim-name = Nim
nim-blurb = Take matches from one row at a time. The last match decides.

nim-option-rows = Rows
nim-option-rows-help = How many matches each row begins with
nim-option-rows-2-3-4 = 2, 3 and 4
nim-option-rows-1-3-5 = 1, 3 and 5
nim-option-last = Last match
nim-option-last-help = What taking the last match means
nim-option-last-wins = it wins
nim-option-last-loses = it loses

nim-preset-standard = Standard

nim-question-take = Take matches from one row.
nim-question-wait = { $seat } takes matches.
nim-ask-row = Which row?
nim-ask-count = How many?
nim-step-row = Row { $row }
nim-step-count = Take { $count }

nim-effect-took = { $seat } takes { $count } from row { $row }.
nim-effect-resigned = { $seat } gives up.

nim-end-cleared = The last match was taken.
nim-end-resigned = The opponent gave up.

nim-points-won = Victory

nim-component-match = Match
nim-component-match-text = All matches are alike. On your turn you take one or more of them, all from the same row.

nim-alt-turn = { $player } is on turn.
nim-alt-over = The game is over: { $player } wins.
nim-alt-rows = Matches left: { $rows }.
nim-alt-row = { $count } of { $started } in row { $row }
nim-alt-last = Last move: { $player } played { $action }.
nim-alt-moves = Possible moves: { $moves }.
nim-alt-resigned = { $player } gave up.

nim-guide-1-title = How it is played
nim-guide-1-body =
    Matches lie in rows. On your turn you take **one or more matches, all from the same row**. You may take a whole row, but you must take at least one match.

    Whoever takes the last match of all wins. When a table is opened you can choose that it loses instead.

    {""}*In the picture:* Ada has taken two matches from row `b` and Ben is on turn.

    You can also type { $command-move }: `b2` takes two matches from row `b`.

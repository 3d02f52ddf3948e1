# The boards of all games in words.

alt-over = The game is over: { $places }.
alt-place = { $rank }. { $player }
alt-place-scored = { $rank }. { $player } ({ $score })

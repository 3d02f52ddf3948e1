# Die Bretter aller Spiele in Worten.

alt-over = Die Partie ist zu Ende: { $places }.
alt-place = { $rank }. { $player }
alt-place-scored = { $rank }. { $player } ({ $score })

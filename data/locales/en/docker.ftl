# Docker
docker-name = Docker
docker-blurb = Stack your cubes on a crowded quay. Who can no longer move a cube is out; the last one wins.

docker-option-entry = Ways in
docker-option-entry-help = Over which squares a cube may enter the quay
docker-option-entry-own = only over your own side
docker-option-entry-any = over any of the four sides
docker-option-cubes-at-two = Cubes with two players
docker-option-cubes-at-two-help = How many cubes each of two players has
docker-option-cubes-at-two-6 = six each
docker-option-cubes-at-two-3 = three each
docker-option-path = Way of a cube
docker-option-path-help = Where a cube may step during one turn
docker-option-path-no-revisit = no square twice
docker-option-path-no-reentry = no square twice, except back to where it started
docker-option-path-no-back = anything but a step straight back
docker-option-reroll = Rolling again
docker-option-reroll-help = When a roll without a move is repeated
docker-option-reroll-reserve = while you have a cube in reserve
docker-option-reroll-fewer-than-three = while fewer than three of your cubes are on the quay
docker-option-reroll-never = never

docker-preset-standard = Standard
docker-preset-german = German and English edition
docker-preset-french = French edition
docker-preset-italian = Italian edition

docker-question-wait = { $seat } rolled { $die }.
docker-question-enter = You rolled { $die }. Bring in a cube: where does it end?
docker-question-move = You rolled { $die }. Which cube moves, and where to?
docker-question-either = You rolled { $die }. Move a cube or bring in a new one.
docker-ask-cube = Which cube?
docker-ask-to = Where to?
docker-part-reserve = New cube
docker-part-cube = { $square }
docker-part-to = → { $square }

docker-effect-entered = { $seat } ({ $die }): new cube → { $square }.
docker-effect-moved = { $seat } ({ $die }): { $from } → { $to }.
docker-effect-rolled = { $seat } rolls { $die }.
docker-effect-rerolled = { $seat } rolls { $die }: no move, so again.
docker-effect-eliminated =
    { $reason ->
        [resigned] { $seat } gives up.
        [blocked] { $seat } is out: no roll could help.
       *[no-move] { $seat } is out: the roll allows no move.
    }
docker-effect-won = { $seat } wins!

docker-end-no-move = The last opponent had no move for the roll.
docker-end-blocked = The last opponent could not move any more.
docker-end-resigned = The last opponent gave up.

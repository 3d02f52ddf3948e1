# Docker
docker-name = Docker
docker-blurb = Stack cubes on a crowded quay. The last one who can move wins.
docker-resign = You are out. Any cubes of yours on the quay stay there. You cannot come back.

docker-option-entry = Entry
docker-option-entry-help = Over which gangways a cube may enter the quay
docker-option-entry-own = over your own gangway
docker-option-entry-any = over any gangway
docker-option-cubes-at-two = Cubes with two players
docker-option-cubes-at-two-help = How many cubes each player has when there are two
docker-option-cubes-at-two-6 = six each
docker-option-cubes-at-two-3 = three each
docker-option-path = Path of a cube
docker-option-path-help = Where a cube may step within one turn
docker-option-path-no-revisit = no square twice
docker-option-path-no-reentry = no square twice, except back to the start
docker-option-path-no-back = anything but straight back
docker-option-reroll = Rolling again
docker-option-reroll-help = When the die is rolled again if no move is possible
docker-option-reroll-reserve = while you have a cube in reserve
docker-option-reroll-fewer-than-three = with fewer than three cubes on the quay
docker-option-reroll-never = never

docker-preset-standard = Standard
docker-preset-german = German and English edition
docker-preset-french = French edition
docker-preset-italian = Italian edition

docker-question-wait =
    { $kind ->
        [first] The last one who can move wins. { $seat } rolled { $die }: where does the first cube stop, exactly that many steps from the gangway?
        [move] { $seat } rolled { $die }: which cube moves, and where to?
        [either] { $seat } rolled { $die } and moves a cube or brings in a new one.
       *[enter] { $seat } rolled { $die } and brings in a new cube: where to?
    }{ $is_new ->
        [1] { docker-question-rule }
       *[0] { "" }
    }
docker-question-first = The last one who can move wins. You rolled { $die }: where does your first cube stop, exactly that many steps from the gangway?
docker-question-enter = You rolled { $die }. Bring in a new cube: where to?
docker-question-move = You rolled { $die }. Which cube moves, and where to?
docker-question-either = You rolled { $die }. Move a cube or bring in a new one.
# In the first turns.
docker-question-rule =
    { "" }
    -# Steps use up the { $die }: 1 each, 1 more per level up or down. A covered cube cannot move.
docker-ask-cube = Which cube?
docker-ask-to = Where to?
docker-step-reserve = New cube
docker-step-cube = { $square }
docker-step-enter = New cube → { $square }
    .spoken = New cube to { $square }
docker-step-move = { $from } → { $to }
    .spoken = { $from } to { $to }

docker-effect-entered = { $seat } ({ $die }): new cube to { $square }.
docker-effect-moved = { $seat } ({ $die }): { $from } to { $to }.
# What is rolled is part of the question and of the move.
docker-effect-rolled = { "" }
docker-effect-unusable = { $seat } rolled { $dice }: no move.
    .short = { $dice }: no move.
docker-effect-eliminated =
    { $reason ->
        [resigned] { $seat } gives up.
        [blocked] { $seat } is out: no roll could help.
       *[no-move] { $seat } is out.
    }
docker-effect-won = { $seat } wins!

docker-end-no-move = { $second } had no move, and without a move you are out.
docker-end-blocked = { $second } could not move any more, and without a move you are out.
docker-end-resigned = { $second } gave up.

docker-component-cube = Cube
docker-component-cube-text = It can move while no other cube stands on it, and must use up the whole roll: a step costs 1, plus 1 for each level up or down. Covered cubes wait until they are free again.
docker-component-tower = Tower
docker-component-tower-text = A stack of cubes of any colours and any height. Only the top one can move. Climbing on from the quay costs 1 more for each cube in the tower.
docker-component-gangway = Gangway
docker-component-gangway-text = New cubes come in here. The step onto the square behind it costs 1, plus 1 for each cube that stands there; with six or more nobody can enter. The same cube goes on with the rest of the roll.
docker-component-die = Die
docker-component-die-text = Rolled for you when your turn begins. One cube uses up exactly that number. If there is no move, you are out; with a cube in reserve, it is usually rolled again instead.
docker-fact =
    { $fact ->
        [numbers] you can then use { $count ->
            [6] every roll
           *[other] { $count } of 6 rolls
        }
        [free] you then have { $count ->
            [one] 1 free cube
           *[other] { $count } free cubes
        }
        [safe] you then have { $count ->
            [one] 1 free cube that no next roll can cover
           *[other] { $count } free cubes that no next roll can cover
        }
        [their-numbers] { $who } can then use { $count ->
            [0] no roll
           *[other] only { $count } of 6 rolls
        }
       *[their-free] { $who } then has { $count ->
            [0] no free cube
            [one] only 1 free cube
           *[other] only { $count } free cubes
        }
    }

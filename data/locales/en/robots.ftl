# Robots: players that I play myself.
robot-menu = Add or remove a robot
robot-add = Add a robot: { $level }
robot-remove = Remove { $name }
robot-level-easy = easy
robot-level-easy-help = Plays sensibly, but often makes mistakes.
robot-level-medium = medium
robot-level-medium-help = Looks one move ahead.
robot-level-hard = hard
robot-level-hard-help = Looks as far ahead as helps in this game.
stand-in-back = I am back
stand-in-back-of = I am back ({ $who })
stand-in-once = Robot: this decision only
stand-in-until-back = Robot: until my next move
stand-in-until-back-help = It plays all your turns until you make a move yourself.
stand-in-for-good = Robot: until I end it
stand-in-for-good-help = It plays all your turns until you press “I am back”.
stand-in-ended = Welcome back: you play yourself again.
stand-in-once-note = 🤖 A robot decides for { $who } this once.
stand-in-until-back-note = 🤖 A robot plays for { $who } until they play again.
stand-in-timed-out-note = ⌛ Time is up for { $who }: a robot plays until they are back.
stand-in-for-good-note = 🤖 A robot plays for { $who } from now on.
substitute-wanted = 🪑 Would somebody like to take over from { $who }?
substitute-take = Take this seat
substitute-take-of = Take over from { $who }
substitute-done = 🪑 This is your seat now. Welcome to the table!
substitute-for = (for { $who })
substitute-hand = 🪑 Your time ran out, and somebody else has taken your seat in **{ $game }**. Your hand is no longer shown here.
hint = Hint
hint-logged = Hint (shows in the log)
hint-best = 💡 Best: { $action }
hint-only = 💡 { $action } is the only move.
hint-wins = 💡 { $action }: with that, you win.
hint-because = 💡 { $action }: { $reason } ({ $otherwise } with { $other }).
hint-other =
    { $loss ->
        [none] 💡 Best: { $action }. { $other } is about as good.
        [some] 💡 Best: { $action }, better than { $other }.
       *[much] 💡 Best: { $action }, clearly better than { $other }.
    }
review-button = Review
review-heading = { $game }: what was better
review-note = Judged by what you knew then; the pictures show the better choice.
review-thinking = 🔎 A hard robot looks through your game, for up to a minute.
review-nothing = This game had no turning point: no other choice of yours would have changed much.
review-given-up = Giving up decided this game: there was no turning point before that.
review-step =
    { $step ->
        [0] { $number }. At the start
       *[other] { $number }. Move { $step } of { $steps }
    }
review-because =
    { $loss ->
        [much] { $better } was clearly better: { $reason } ({ $otherwise } with your { $played }).
       *[some] { $better } was better: { $reason } ({ $otherwise } with your { $played }).
    }
review-turning = { $better } was better: in the eyes of the hard robot it wins { $games } in 10 games more than your { $played }.

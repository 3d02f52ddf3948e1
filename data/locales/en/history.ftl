# How a game went, step by step, and its log as a file.

history-button = History
history-heading =
    { $game } · { $step ->
        [0] the beginning
       *[other] move { $step } of { $steps }
    }
history-begin = The game begins: { $who }
history-own-secret = You made a secret choice.
history-first = From the start
history-back = Back
history-on = Next
history-log = Whole log
history-show = Show to everybody
history-show-help = Posts a picture of this moment at the table
history-shown-by = 📣 { $who } shows everybody a moment of the game.
history-shown = 📣 Posted in { $place }, without secrets.
history-return = Back to the pictures
history-log-told = 📜 The whole game in words{ $secrets ->
        [0] .
       *[1] , as far as you may know it.
    }
history-jump = Go to a turn
history-jump-begin = The beginning
history-jump-to = { $step }: { $name }
history-eyes = Whose view?
history-eyes-all = What everybody could see

history-still-drawing = ⏳ I am still making your last picture of a whole game. Press again when it is there.
log-hours = Times are in UTC.
log-taken-back-what = ↩ { $who } undid: { $what }
log-taken-back =
    { $count ->
        [one] ↩ { $who } undid the last step.
       *[other] ↩ { $who } undid the last { $count } steps.
    }

again-rematch = Rematch
again-deal = Rematch, same deal
again-open = Again with others
again-turned = 🔁 Rematch: the player in the next seat starts this time.
again-same-deal = 🎴 Rematch with the same deal: everybody moves one seat on and gets what that seat had. It does not count in the statistics.
again-opened = ✅ Your table for **{ $game }** is in { $place }.
again-joined = ✅ The next game was open already. You have a seat there: { $place }.
again-begun = The next game has begun in { $place }.

# The proof that dice and cards were fixed before the start. HMAC is a standard, spelt so everywhere.
proof-heading = { $game }: check the deal
proof-seal = Seal of the deal: { $seal }
proof-sealed = Note it down: it stays the same to the end. All dice and cards come from a secret number, the seed, and the seal fits no other seed. When the game is over, you see the seed here.
proof-dealt-again = 🎴 Another game with the same deal is running. You see the seed here when it is over.
proof-seed = 🔓 Seed: `{ $seed }`
proof-deals-again = 🎴 The same seed as in the game before: dice and cards were known.
proof-replayed =
    { $count ->
        [one] ✅ Replaying the one move from this seed gives the same game (rules of version { $version }).
       *[other] ✅ Replaying the { $count } moves from this seed gives the same game (rules of version { $version }).
    }
proof-differs = ⚠️ The rules have changed since, and version { $version } cannot replay this game. You can still check the seal.
proof-how = Check it yourself: the seal is the HMAC-SHA-256 of the text “{ $table }” with the seed as its key. Compare the seal you noted during the game with what this prints:
proof-record = This file has the seed, the options and every move. `rules/core/chance.py` in my source code says how dice and cards follow from the seed.

# The whole game as a moving picture.
history-moving = Animation
history-moving-told = 🎞️ { $game }: the whole game as an animation, with the result at the end.
history-replay-failed = I could not draw the replay. Please try again later, or step through the game.
history-which = Which game?
proof-button = Check the deal
proof-button-help = Proof that nobody chose cards or dice

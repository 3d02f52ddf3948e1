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
history-show = Show the others
history-shown-by = 📣 { $who } shows everybody a moment of the game.
history-shown = 📣 The others see this moment now, in { $place }: what everybody may know of it.
history-return = Back to the pictures
history-log-told = 📜 The whole game in words, as far as you may know of it.
history-jump = Go to a turn
history-jump-begin = The beginning
history-jump-to = { $step }: { $name }
history-eyes = Through whose eyes?
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
again-deal = Same deal again
again-open = Again with others
again-turned = 🔁 A rematch: the start moves on one seat, and the game begins as soon as all have answered.
again-same-deal = 🎴 A rematch with the same deal: everybody moves up one seat and gets what their neighbour had. It counts for nothing.
again-opened = ✅ The next game waits in { $place }; everybody who played has a seat there.
again-opened-to-all = ✅ A new table with the same options waits in { $place }.
again-joined = ✅ The next game is open already: you sit there, in { $place }.
again-begun = The next game has begun, in { $place }.

# The proof that dice and cards were fixed before the start. HMAC is a standard, spelt so everywhere.
proof-heading = { $game }: the proof
proof-seal = 🔏 Seal of the deal: { $seal }
proof-sealed = It stands below the lobby since the game began. All dice and cards of this game come from a secret number, the seed, and the seal fits no other seed. After the end it is opened here.
proof-dealt-again = 🎴 The same deal is being played again: the seed is shown here as soon as that game is over.
proof-seed = 🔓 Seed: `{ $seed }`
proof-deals-again = 🎴 The same seed as in the game before: this deal was known.
proof-replayed =
    { $count ->
        [one] ✅ From this seed, the one action of this game leads to its end once more (rules of version { $version }).
       *[other] ✅ From this seed, the { $count } actions of this game lead to its end once more (rules of version { $version }).
    }
proof-differs = ⚠️ The rules have changed since: version { $version } no longer replays this game. The seal can still be checked.
proof-how = To check it yourself: the seal is the HMAC-SHA-256 of the text “{ $table }” with the seed as its key. Compare what this prints with the seal below the lobby:
proof-record = Seed, options and every action are in this file. `rules/core/chance.py` in the bot’s source says how dice and cards follow from the seed.

# The whole game as a moving picture, or as a still.
history-moving = Moving picture
history-still = Still
history-moving-told = 🎞️ The whole game of { $game } as a moving picture, the result at the end.
history-still-told = 🖼️ The key moments of { $game } side by side, the result last.
history-replay-failed = The replay could not be drawn. Please try again later, or step through the game.
history-which = Which game?
proof-button = Check the deal

# What the log of a table tells besides actions. $name: a moderator of the server; $seat: a player.
remark-ended = 🛡️ The moderator { $name } called this game off.
remark-freed = 🛡️ The moderator { $name } let a robot play for { $seat }, who can come back at any time.
remark-put-out = 🛡️ The moderator { $name } removed { $seat } from the game.
remark-sent-away = 🛡️ The moderator { $name } freed a seat at this table.
remark-paused = 🛡️ The moderator { $name } paused this table.
remark-woken = 🛡️ The moderator { $name } resumed this table.
remark-hint = 💡 { $seat } asked for a hint.
remark-hasty = ⏩ { $seat } decided at first sight: there was no time to think.
remark-gave-up = 🏳️ { $seat } gave up; a robot plays on in that seat.
remark-timed-out = ⌛ Time is up for { $seat }.
remark-came-back = 👋 { $seat } is back.
# $agreed: how many have ended the game by that; 0 where it goes on. $who: they.
remark-wants-end =
    { $agreed ->
        [0] 🛑 { $seat } wants to call this game off.
        [1] 🛑 { $seat } called this game off.
       *[other] 🛑 Agreed to call this game off: { $who }
    }
remark-plays-on = ▶️ { $seat } wants to play on.
remark-wants-back = ↩️ { $seat } asked to undo something.
remark-stays = ▶️ What { $seat } asked to undo stays as it is.
remark-seat-offered = 🪑 { $seat } has run out of time, and somebody else may take the seat.
remark-seat-taken = 🪑 { $seat } has taken over from { $name }.
remark-noted = 📝 Something was noted here by a newer version of me.

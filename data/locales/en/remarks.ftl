# What the log of a table tells besides actions. $name: a moderator of the server; $seat: a player.
remark-ended = 🛡️ The moderator { $name } ended this table.
remark-freed = 🛡️ The moderator { $name } has let a robot play for { $seat }, who can come back any time.
remark-put-out = 🛡️ The moderator { $name } has taken { $seat } out of the game.
remark-sent-away = 🛡️ The moderator { $name } has freed a seat at this table.
remark-paused = 🛡️ The moderator { $name } paused this table.
remark-woken = 🛡️ The moderator { $name } lets this table go on.
remark-hint = 💡 { $seat } asked for a hint.
remark-gave-up = 🏳️ { $seat } gave up; a robot plays on in that seat.
remark-timed-out = ⌛ { $seat }’s time has run out.
remark-came-back = 👋 { $seat } is back.
remark-wants-end = 🛑 { $seat } agreed to call this game off.
remark-plays-on = ▶️ { $seat } wants to play on.
remark-wants-back = ↩️ { $seat } asked to take something back.
remark-stays = ▶️ What { $seat } asked to take back stays as it is.
remark-seat-offered = 🪑 { $seat }’s time has run out, and somebody else may take the seat.
remark-seat-taken = 🪑 { $seat } goes on for { $name }, who was away for too long.
remark-noted = 📝 Something was noted here by a newer version of me.

# Was das Protokoll eines Tisches außer den Aktionen erzählt. $name: wer den Server moderiert; $seat: wer mitspielt.
remark-ended = 🛡️ { $name } (Moderation) hat diese Partie abgebrochen.
remark-freed = 🛡️ { $name } (Moderation) lässt einen Roboter für { $seat } spielen; eine Rückkehr ist jederzeit möglich.
remark-put-out = 🛡️ { $name } (Moderation) hat { $seat } aus der Partie genommen.
remark-sent-away = 🛡️ { $name } (Moderation) hat an diesem Tisch einen Platz frei gemacht.
remark-paused = 🛡️ { $name } (Moderation) hat diesen Tisch pausiert.
remark-woken = 🛡️ { $name } (Moderation) hat diese Partie fortgesetzt.
remark-hint = 💡 { $seat } hat um einen Tipp gebeten.
remark-hasty = ⏩ { $seat } hat auf den ersten Blick entschieden: Zum Nachdenken fehlte die Zeit.
remark-gave-up = 🏳️ { $seat } hat aufgegeben; ein Roboter spielt dort weiter.
remark-timed-out = ⌛ Die Zeit von { $seat } ist um.
remark-came-back = 👋 { $seat } ist wieder da.
remark-wants-end =
    { $agreed ->
        [0] 🛑 { $seat } möchte diese Partie abbrechen.
        [1] 🛑 { $seat } hat diese Partie abgebrochen.
       *[other] 🛑 Für den Abbruch waren: { $who }
    }
remark-plays-on = ▶️ { $seat } möchte weiterspielen.
remark-wants-back = ↩️ { $seat } möchte etwas zurücknehmen.
remark-stays = ▶️ Was { $seat } zurücknehmen wollte, bleibt, wie es ist.
remark-seat-offered = 🪑 Die Zeit von { $seat } ist abgelaufen; jemand anders darf den Platz übernehmen.
remark-seat-taken = 🪑 { $seat } hat von { $name } übernommen.
remark-noted = 📝 Hier hat eine neuere Version von mir etwas vermerkt.

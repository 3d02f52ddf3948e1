# Roboter: Mitspielende, die ich selbst spiele.
robot-menu = Roboter hinzufügen oder entfernen
robot-add = Roboter hinzufügen: { $level }
robot-remove = { $name } entfernen
robot-level-easy = leicht
robot-level-easy-help = Spielt vernünftig, irrt sich aber oft.
robot-level-medium = mittel
robot-level-medium-help = Denkt einen Zug voraus.
robot-level-hard = stark
robot-level-hard-help = Denkt so weit voraus, wie es in diesem Spiel hilft.
stand-in-back = Bin wieder da
stand-in-back-of = Bin wieder da ({ $who })
stand-in-once = Roboter: nur diese Entscheidung
stand-in-until-back = Roboter: bis zu meinem nächsten Zug
stand-in-until-back-help = Er spielt für dich, bis du selbst ziehst.
stand-in-for-good = Roboter: bis ich es beende
stand-in-for-good-help = Er spielt für dich, bis du „Bin wieder da“ drückst.
stand-in-ended = Willkommen zurück: Du spielst wieder selbst.
stand-in-once-note = 🤖 Diese Entscheidung trifft ein Roboter für { $who }.
stand-in-until-back-note = 🤖 Ein Roboter vertritt { $who } bis zum nächsten eigenen Zug.
stand-in-timed-out-note = ⌛ Die Zeit von { $who } ist um: Bis zur Rückkehr spielt ein Roboter.
stand-in-for-good-note = 🤖 Für { $who } spielt ab jetzt ein Roboter.
substitute-wanted = 🪑 Möchte jemand { $who } ablösen?
substitute-take = Diesen Platz übernehmen
substitute-take-of = { $who } ablösen
substitute-done = 🪑 Das ist jetzt dein Platz. Willkommen am Tisch!
substitute-for = (für { $who })
substitute-hand = 🪑 Deine Zeit war abgelaufen, und jemand anders hat deinen Platz bei **{ $game }** übernommen. Deine Hand steht hier nicht mehr.
hint = Tipp
hint-logged = Tipp (steht im Protokoll)
hint-best = 💡 Am besten: { $action }
hint-only = 💡 { $action } ist der einzige Zug.
hint-wins = 💡 { $action }: Damit gewinnst du.
hint-because = 💡 { $action }: { $reason } ({ $otherwise } mit { $other }).
hint-other =
    { $loss ->
        [none] 💡 Am besten: { $action }. { $other } ist etwa genauso gut.
        [some] 💡 Am besten: { $action }, besser als { $other }.
       *[much] 💡 Am besten: { $action }, deutlich besser als { $other }.
    }
review-button = Rückschau
review-heading = { $game }: was besser war
review-note = Nach dem beurteilt, was du damals wusstest; die Bilder zeigen die bessere Wahl.
review-thinking = 🔎 Ein starker Roboter sieht deine Partie durch, bis zu einer Minute lang.
review-nothing = Diese Partie hatte keinen Wendepunkt: Keine andere Wahl von dir hätte viel geändert.
review-given-up = Aufgeben hat diese Partie entschieden: Davor gab es keinen Wendepunkt.
review-step =
    { $step ->
        [0] { $number }. Ganz am Anfang
       *[other] { $number }. Zug { $step } von { $steps }
    }
review-because =
    { $loss ->
        [much] Deutlich besser war { $better }: { $reason } ({ $otherwise } mit { $played }, deiner Wahl).
       *[some] Besser war { $better }: { $reason } ({ $otherwise } mit { $played }, deiner Wahl).
    }
review-turning = { $better } war besser: In den Augen des starken Roboters gewinnt das von 10 Partien { $games } mehr als { $played }, deine Wahl.

# Die Lobby: ein Tisch, an dem noch Leute fehlen.
play-which-game = Welches Spiel?
game-facts =
    { $people } Personen · { $minutes } min · { $weight ->
        [1] schnell gelernt
        [2] einige Regeln
       *[other] viele Regeln
    }
cover-picture = So sieht { $game } aus
lobby-host = Tischleitung
lobby-missing = Wartet auf Mitspielende: { $taken } von { $most }
lobby-seats = Plätze: { $taken } von { $most }
lobby-rules = Regeln
lobby-rules-own = eigene
lobby-join = Mitspielen
lobby-leave = Tisch verlassen
lobby-change-options = Optionen
lobby-start = Start
lobby-for-host = 🔑 Nur für { $host } (Tischleitung):
lobby-waits = ⏳ Wartet auf den Start durch { $host }:
lobby-start-with-robots =
    { $count ->
        [one] { $level ->
            [easy] Gegen 1 leichten Roboter
            [hard] Gegen 1 starken Roboter
           *[other] Gegen 1 mittleren Roboter
        }
       *[other] { $level ->
            [easy] Gegen leichte Roboter
            [hard] Gegen starke Roboter
           *[other] Gegen mittlere Roboter
        }
    }
lobby-misses-seat = 🪑 Nur eine Person fehlt noch, und seit einem Tag kam niemand dazu. { $host }, möchtest du mit einem Roboter starten?
lobby-all-here = ✅ { $host }, alle sind da.
lobby-declined = { $host }, jemand hat abgelehnt. Der Platz ist wieder frei.
lobby-left = ✅ Du bist nicht mehr dabei. Dein Platz ist wieder frei.
lobby-cancelled = Diese Partie wurde abgebrochen.
lobby-cancelled-call = { $who }: Die Partie **{ $game }** wurde abgebrochen.
lobby-closed = 💤 Seit zwei Wochen kam niemand dazu, also ist dieser Tisch geschlossen. Wieder öffnen? Die Optionen bleiben, und die Plätze aller, die hier saßen, auch.
lobby-waiting = Diese Partie hat noch nicht begonnen.
watching-let-all = Alle zuschauen lassen
watching-all = Ab jetzt können alle an diesem Tisch zuschauen.
watching-no-thread = 🔒 Deine Partie { $game } in { $channel } hat begonnen, aber Discord lässt mich ihren privaten Thread nicht öffnen. Meist fehlt mir dort die Berechtigung **Private Threads erstellen**, oder der Server hat zu viele offene Threads. Bitte frag die Serverleitung; ich versuche es weiter. Oder lass alle zuschauen, dann geht es öffentlich weiter.
lobby-started-privately = 🔒 Die Partie hat begonnen, in einem privaten Thread, den nur sieht, wer am Tisch sitzt.
lobby-started = Die Partie hat begonnen.
to-board = Zum Brett
to-lobby = Zur Lobby
invited-seat = { $who } ist eingeladen: **Mitspielen** oder **Nein danke**?
invited-direct = ✉️ { $host } lädt dich zu einer Partie **{ $game }** ein, in { $place }. Dort ist ein Platz für dich frei.
invited-decline = Nein danke
invited-declined = Dein Platz ist wieder frei.
invited-missing =
    { $count ->
        [one] { $who } fehlt noch.
       *[other] { $who } fehlen noch.
    }
invited-start = Trotzdem starten
invited-wait = Warten
invited-add = Jemanden einladen
invited-role = Eine Rolle einladen
invited-release = Plätze freigeben
lobby-panel = ### Optionen
lobby-panel-main = Wichtiges
lobby-panel-rules = Hausregeln
lobby-panel-play = Im Spiel
lobby-panel-table = Tisch
lobby-choose-theme = Farben des Bretts
lobby-choose-language = Sprache des Tisches

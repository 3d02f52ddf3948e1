# Die Nachricht am Tisch, Meine Ansicht und was dazugehört.
table-waiting = 👉 { $who } · { $since }
    .spoken = Wartet auf { $who } · { $since }
table-your-turn = 👉 Du bist dran · { $since }
table-finished = Die Partie ist zu Ende
table-won = { $who } gewinnt!
table-cancelled = Diese Partie wurde abgebrochen
table-frozen = ⏸️ { $game }: Dieser Tisch ist angehalten
table-cancel-question = 🛑 { $asker } möchte diese Partie ohne Ergebnis abbrechen. Es fehlt noch die Zustimmung von { $who }.
table-answered = ▶️ Auf deine Frage kam eine Antwort, als du weg warst: Alles bleibt, wie es ist.
table-cancel-refused = { $who } möchte weiterspielen, also geht die Partie weiter.
table-cancel-refuse = Weiterspielen
table-began = ▶️ Alle sind da, die Partie hat begonnen.
table-my-screen = Meine Ansicht
table-confirm = ✔ Bestätigen
table-confirm-question = Bestätige oder geh zurück.
table-back = Zurück
table-chosen = ✓ { $label }
    .spoken = Gewählt: { $label }
# A first step beside whole moves.
table-goes-on = { $label } → …
    .spoken = { $label }, noch mehr zu wählen
# Ohne den Backslash würde eine Zeile, die mit „4.“ beginnt, zur Liste.
table-rank =
    { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $rank }\.
    }
    .spoken = { $rank }\.
table-rules = Regeln
table-restored = ↩️ Ich musste eine Sicherung von { $moment } einspielen. Spätere Züge sind verloren; bitte spielt von hier aus weiter.
table-position-lost = Diese Stellung gibt es nicht mehr, weil ich eine Sicherung einspielen musste. Eine neuere Nachricht zeigt den Tisch.
table-continues-below = Weiter unten geht es weiter.
log-left-out =
    { $count ->
        [one] … eine frühere Zeile fehlt hier
       *[other] … { $count } frühere Zeilen fehlen hier
    }
screen-done = ✅ Fertig.
table-suggestion = -# Vorschlag: { $moves }
screen-next = 👉 Als Nächstes: { $who }
screen-next-you = 👉 Du bist dran.
screen-at-table = ▶️ Am Tisch geht es weiter.
undo-last = ↩ Aktion zurücknehmen
undo-turn = ⏮ Zug ganz zurücknehmen
undo-again = ↪ Doch ausführen
undo-done = ↩️ Zurückgenommen. Wähle neu.
table-moved = 🚚 An diesem Tisch geht es hier weiter.
undo-told = ↩️ { $who } hat einen Zug zurückgenommen.
undo-ask = ↩ Zurücknehmen anfragen …
undo-ask-which = Welchen deiner Züge möchtest du zurücknehmen? Alles danach wird mit zurückgenommen, und die anderen müssen vielleicht zustimmen.
choose-move = Wähle einen Zug
undo-ask-move = { $number }. { $what }
undo-asked = ↩️ Die anderen sind gefragt. Ich sage dir Bescheid, sobald sie entschieden haben.
undo-question = ↩️ { $who } möchte einen Zug ({ $moment }) und alles danach zurücknehmen. Dafür: { $agreed } von { $of }. Noch offen: { $missing }
undo-question-acted = Seitdem hat jemand anders gezogen und müsste noch einmal ziehen. Wer ablehnt, muss keinen Grund nennen.
undo-question-learned = Seitdem wurde gewürfelt oder etwas aufgedeckt, und das lässt sich nicht vergessen. Wer ablehnt, muss keinen Grund nennen.
undo-agree = Zustimmen
undo-refuse = Ablehnen
screen-refresh = ↻ Aktualisieren
board-elsewhere = Dieser Tisch ist in { $place }. Diese Ansicht siehst nur du.
more = Mehr
leave-which = Welche Partie willst du verlassen?
leave-question = Wie willst du aufhören?
leave-help = Wenn du aufgibst, spielen die anderen weiter.
leave-ends = Wenn du aufgibst, endet die Partie, und { $who } gewinnt.
leave-cancel-help =
    { $count ->
        [0] Brichst du ab, endet die Partie ohne Ergebnis.
        [one] Abbrechen geht nur, wenn { $who } zustimmt.
       *[other] Abbrechen geht nur, wenn alle zustimmen: { $who }
    }
leave-robot = Roboter spielt für mich
leave-robot-help = Mit einem Roboter kannst du jederzeit zurückkommen.
leave-resign = Aufgeben
leave-cancel = Partie abbrechen
resign-question = Möchtest du diese Partie aufgeben?
resign-hands-on = Ein Roboter übernimmt deinen Platz. Unter **Meine Ansicht** kannst du jederzeit zurückkommen.
resign-yes = Ja, ich gebe auf
resign-done = Du hast aufgegeben. Danke fürs Mitspielen!
cancel-question = Möchtest du diese Partie abbrechen?
cancel-lobby = Der Tisch wird geschlossen, und niemand kann mehr mitspielen.
cancel-game =
    { $count ->
        [0] Die Partie endet sofort, ohne Ergebnis.
        [one] Die Partie endet ohne Ergebnis, wenn { $who } zustimmt.
       *[other] Die Partie endet ohne Ergebnis, wenn alle zustimmen: { $who }
    }
cancel-unasked = Zu lange weg und nicht gefragt: { $who }
cancel-yes = Ja, abbrechen
cancel-ask =
    { $count ->
        [one] { $who } fragen
       *[other] Die anderen fragen
    }
cancel-asked = ✅ Du möchtest die Partie abbrechen. Es fehlt noch die Zustimmung von { $who }.
decision-no = Nein
decision-kept = Es bleibt alles, wie es ist.
guide-picture = Eine Stellung aus dem Spiel, als Beispiel.
card-picture = Bild: { $name }
guide-page = Seite { $page } von { $pages }
guide-lengths = ⏱️ So lange dauern Partien
guide-back = ◀ Zurück
guide-on = Weiter ▶
games-none = Du bist an keinem Tisch.
games-heading =
    { $count ->
        [one] Dein Tisch
       *[other] Deine { $count } Tische
    }
games-more =
    { $count ->
        [one] … und ein weiterer.
       *[other] … und { $count } weitere.
    }
games-lobby =
    { $seats ->
        [one] Wartet auf Mitspielende: ein Platz besetzt
       *[other] Wartet auf Mitspielende: { $seats } Plätze besetzt
    }
games-lost = 📍 Den Kanal dieses Tisches gibt es nicht mehr. Mit { $command-board } geht es in einem anderen Kanal weiter.
games-frozen = ⏸️ Angehalten: Der Spielstand lässt sich nicht lesen. Wer diesen Bot betreibt, weiß Bescheid.
games-your-turn = 👉 **Du bist dran**, gefragt { $since }
games-waiting = Wartet auf { $names }, gefragt { $since }
settings-privacy = Meine Daten
settings-heading = ## Deine Einstellungen
settings-rest =
    ## Weitere Einstellungen
    Sprache und Farben eines Tisches wählt die Tischleitung.
settings-more = Sprache, Farben, mehr
settings-main = Zurück
settings-language = Deine Sprache
settings-theme = Deine Brettfarben
settings-no-language = Sprache: wie in meinem Discord
settings-no-theme = Farben: wie am Tisch
settings-reading = Was deine Bilder einem Screenreader sagen
settings-no-reading = Screenreader: die ganze Stellung
reading-short = Screenreader: kurz, Stellung auf Knopfdruck
settings-confirms = Züge bestätigen
settings-no-confirms = Züge bestätigen: nur ungewöhnliche
confirms-always = Züge bestätigen: immer
confirms-final = Züge bestätigen: nur endgültige
confirms-never = Züge bestätigen: nie
settings-only_choices = Erzwungene Züge
settings-no-only_choices = Erzwungene Züge: frag mich
only_choices-made = Erzwungene Züge: spiel sie für mich
only_choices-offer = Erzwungene Züge spielen
only_choices-taken = Ab jetzt spiele ich erzwungene Züge für dich. Ändern kannst du das mit { $command-settings }.
table-confirm-chosen = Das hast du gewählt.
settings-results = Deine Ergebnisse in der Statistik
settings-no-results = Ergebnisse: für andere sichtbar
results-hidden = Ergebnisse: vor anderen verborgen
board-picture = Brett
board-picture-more = Mehr
screen-words = In Worten
theme-dark = Dunkles Brett
theme-light = Helles Brett
theme-contrast = Brett mit hohem Kontrast
language-en = English
language-de = Deutsch
table-hand-behind-screen = 🃏 { $who }: Deine Hand findest du unter **{ $button }**.
hand-answered = Beantwortet.
hand-robot =
    { $mode ->
        [once] 🤖 Diese Entscheidung trifft ein Roboter für dich.
        [waits] ⌛ Deine Zeit ist um. Die Partie wartet: Ein später Zug zählt noch.
        [timed-out] ⌛ Deine Zeit ist um: Ein Roboter spielt für dich, bis du zurück bist.
       *[other] 🤖 Ein Roboter spielt für dich.
    }
hand-closed = ℹ️ Ich kann dir keine Direktnachrichten schicken und versuche es in einem Tag wieder. Bis dahin steht deine Hand hier am Tisch.

# Die Rangliste eines beendeten Spiels in Worten.
ranking-row = { $rank }. { $player }: { $total } ({ $sources })
ranking-row-bare = { $rank }. { $player }: { $total }
ranking-source = { $source } { $points }
response-restarted = Ich wurde gerade neu gestartet. Wenn noch etwas fehlt, versuch es bitte noch einmal.
player-number = Person { $number }
thread-next =
    { $count ->
        [one] { $game } · { $who } ist dran
       *[other] { $game } · { $who } sind dran
    }
games-play =
    { $count ->
        [one] Spielen
       *[other] Der Reihe nach spielen
    }
rules-which-game = Regeln zu welchem Spiel?
screen-as-of = Stand: { $moment }

# Was zwischen den Teilen jeder Aufzählung steht; lange enthalten selbst Kommas.
list = { $first }, { $next }
list-long = { $first }; { $next }

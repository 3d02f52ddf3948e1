# Die Nachricht am Tisch, die eigene Ansicht und was dazugehört.
table-waiting = 👉 { $who } · { $since }
    .spoken = Wartet auf { $who } · { $since }
table-your-turn = 👉 Du bist dran · { $since }
table-finished = Das Spiel ist aus
table-cancelled = Dieses Spiel wurde abgebrochen
table-frozen = ⏸️ { $game }: Dieser Tisch ist angehalten
table-cancel-question =
    { $asker } möchte dieses Spiel abbrechen ({ $agreed } von { $of } sind dafür). Es endet ohne Ergebnis, sobald alle zustimmen, die noch hier sind. Noch gefragt: { $missing }
table-cancel-refused = { $who } möchte weiterspielen, also geht das Spiel weiter.
table-cancel-agree = Abbrechen
table-cancel-refuse = Weiterspielen
table-began = ▶️ Alle sind da, das Spiel hat begonnen.
table-my-screen = Meine Ansicht
table-confirm = ✔ Bestätigen
table-confirm-question = Bestätige das oder ändere es.
table-chosen = ✓ { $label }
    .spoken = Gewählt: { $label }
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
table-restored = ↩️ Die Daten des Bots mussten auf den Stand von { $moment } zurückgesetzt werden. Was danach geschah, ist verloren: Bitte spielt von hier aus weiter.
table-position-lost = Diese Stellung ging verloren, als die Daten des Bots zurückgesetzt wurden. Eine neuere Nachricht zeigt, wie es jetzt am Tisch steht.
table-continues-below = Weiter unten geht es weiter.
log-left-out =
    { $count ->
        [one] … eine frühere Zeile fehlt hier
       *[other] … { $count } frühere Zeilen fehlen hier
    }
screen-done = ✅ Fertig.
undo-last = ↩ Zurücknehmen (bis Karte, Würfel oder jemand anderes kommt)
    .short = Zurücknehmen
undo-turn = ⏮ Meinen Zug neu beginnen
undo-again = ↪ Wieder ausführen
undo-done = ↩️ Zurückgenommen. Wähle neu oder führe dasselbe wieder aus.
table-moved = 🚚 An diesem Tisch geht es hier weiter.
undo-told = ↩️ { $who } hat etwas zurückgenommen.
undo-ask = ↩ Um Rücknahme bitten …
undo-ask-which = Welchen deiner Züge möchtest du zurücknehmen? Die Partie ginge davor weiter, und die anderen müssen vielleicht zustimmen.
undo-ask-menu = Wähle einen Zug
undo-ask-move = { $number }. { $what }
undo-asked = ↩️ Die anderen am Tisch sind gefragt. Du hörst von mir, sobald alle zugestimmt haben oder jemand nicht.
undo-question = ↩️ { $who } möchte einen Zug zurücknehmen ({ $moment }), mit allem, was seitdem war. { $agreed } von { $of } stimmen zu; es fehlt noch: { $missing }
undo-question-acted = Jemand anders hatte seitdem eine Wahl und bekäme sie noch einmal. Wer ablehnt, muss nicht sagen, warum.
undo-question-learned = Seitdem kam ein Würfel, eine Karte oder ein Geheimnis ans Licht, und das lässt sich nicht vergessen. Wer ablehnt, muss nicht sagen, warum.
undo-agree = Zurückgehen
undo-refuse = So lassen
screen-refresh = ↻ Aktualisieren
board-elsewhere = Dieser Tisch ist in { $place }. Diese Ansicht siehst nur du.
leave = Spiel verlassen
more = Mehr
leave-which = Welches Spiel willst du verlassen?
leave-question = Wie willst du aufhören?
leave-help = Wenn du aufgibst, spielen die anderen weiter. Abbrechen geht nur, wenn alle zustimmen.
leave-resign = Aufgeben
leave-cancel = Abbrechen
resign-question = Möchtest du dieses Spiel aufgeben?
resign-ends = Das Spiel endet sofort, und der andere Spieler gewinnt.
resign-hands-on = Ein Roboter spielt deinen Platz zu Ende. Unter „Meine Ansicht“ bekommst du ihn jederzeit zurück.
resign-yes = Ja, ich gebe auf
resign-done = Du hast aufgegeben. Danke fürs Mitspielen!
vanished-end =
    { $count ->
        [one] Ohne { $who } beenden
       *[other] Ohne die Abwesenden beenden
    }
cancel-question = Möchtest du diesen Tisch absagen?
cancel-lobby = Der Tisch wird geschlossen, und niemand kann mehr mitspielen.
cancel-start = Noch hat niemand gezogen, deshalb endet das Spiel sofort und ohne Ergebnis.
cancel-game = Zuerst werden die anderen gefragt. Das Spiel endet ohne Ergebnis, sobald alle zustimmen.
cancel-yes = Ja, absagen
cancel-done = Der Tisch wurde abgesagt.
cancel-asked = Die anderen sind gefragt. Das Spiel wird abgebrochen, sobald alle zustimmen.
decision-no = Nein
decision-kept = Es bleibt alles, wie es ist.
guide-picture = Eine Stellung aus dem Spiel, als Beispiel.
card-picture = Bild: { $name }
guide-page = Seite { $page } von { $pages }
guide-lengths = ⏱️ So lange dauerten Spiele bisher
guide-back = ◀ Zurück
guide-on = Weiter ▶
games-none = Du bist an keinem Tisch. Eröffne einen mit { $command-play }!
games-heading =
    { $count ->
        [one] Dein Tisch
       *[other] Deine { $count } Tische
    }
games-more = … und { $count } weitere.
games-lobby =
    { $seats ->
        [one] Wartet auf Mitspieler: ein Platz besetzt
       *[other] Wartet auf Mitspieler: { $seats } Plätze besetzt
    }
games-lost = 📍 Seinen Platz in Discord gibt es nicht mehr. Mit { $command-board } in einem beliebigen Kanal geht es dort weiter.
games-frozen = ⏸️ Angehalten: Der gespeicherte Spielstand lässt sich nicht lesen. Wer den Bot betreibt, weiß Bescheid.
games-your-turn = Du bist dran
games-waiting = Wartet auf { $names } { $since }
settings-privacy = Was über mich gespeichert ist
settings-heading =
    ## Deine Einstellungen
    Sie gelten für alles, was nur du siehst. Sprache und Farben eines Tisches bestimmt, wer ihn eröffnet.
settings-language = Deine Sprache
settings-theme = Deine Brettfarben
settings-no-language = Sprache: wie in meinem Discord
settings-no-theme = Farben: wie der Tisch sie hat
settings-reading = Was deine Bilder einem Screenreader sagen
settings-no-reading = Vorlesen: die ganze Stellung
reading-short = Vorlesen: kurz; die Stellung kommt auf Knopfdruck
settings-confirms = Bestätigen, was du gewählt hast
settings-no-confirms = Bestätigen: was man selten meint
confirms-always = Bestätigen: immer
confirms-final = Bestätigen: was sich nicht zurücknehmen lässt
confirms-never = Bestätigen: nie
settings-only_choices = Wo du keine Wahl hast
settings-no-only_choices = Keine Wahl: ich drücke selbst
only_choices-made = Keine Wahl: spiel es für mich
only_choices-offer = Immer für mich spielen
only_choices-taken = Ab jetzt spiele ich für dich, wo du keine Wahl hast. { $command-settings } nimmt das zurück.
table-confirm-chosen = Das hast du gewählt.
settings-results = Deine Ergebnisse in /stats
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
table-hand-behind-screen = 🃏 { $who }: Deine Hand findest du unter **Meine Ansicht**.
    .spoken = Deine Hand bei **{ $game }** · { $place }
hand-answered = Beantwortet.
hand-closed = ℹ️ Ich kann dir keine Direktnachrichten schicken; deine Hand findest du hier unter „Meine Ansicht“.

# Die Rangliste eines beendeten Spiels in Worten.
ranking-row = { $rank }. { $player }: { $total } ({ $sources })
ranking-row-bare = { $rank }. { $player }: { $total }
ranking-source = { $source } { $points }
response-restarted = Ich wurde gerade neu gestartet. Wenn noch etwas fehlt, versuch es bitte noch einmal.
player-number = Spieler { $number }
thread-next =
    { $count ->
        [one] { $game } · { $who } ist dran
       *[other] { $game } · { $who } sind dran
    }
games-play = Der Reihe nach spielen
rules-which-game = Die Regeln von welchem Spiel?
screen-as-of = Stand: { $moment }

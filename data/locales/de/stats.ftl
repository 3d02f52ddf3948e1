stats-person = ## { $name }
stats-all = { $games ->
    [one] { $games } Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
 }
stats-here = Auf diesem Server: { stats-all }
stats-game = **{ $game }**: { stats-all }
stats-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
 } { $games }×
    .spoken = Platz { $rank }: { $games }.
stats-rating = { $count ->
    [1] Wertung **{ $points }**
   *[other] Wertung **{ $points }**: Rang { $rank } von { $count } auf diesem Server
 }
stats-answer = ⏱️ { $pace }: übliche Antwortzeit { $time }
stats-hints = -# { $count } davon mit Tipps eines Roboters.
stats-back = -# { $count } davon mit einem Zug, der nach neuer Information zurückgenommen wurde.
stats-rating-told = -# Der mittlere Roboter hat 1000 Punkte. Mit 100 mehr schlägst du ihn in 64 von 100 Partien. Eine Wertung gibt es nach { $games } Partien.
stats-answer-told = -# Gemessen in den letzten Partien, ohne Nächte und Urlaub.
stats-none = Noch keine Partien. Hier zählen Partien, die zu Ende gespielt wurden; { $command-play } eröffnet einen Tisch.
stats-none-of = { $name } hat hier noch keine Partie zu Ende gespielt.
stats-hidden = { $name } behält die eigenen Ergebnisse für sich.
stats-hidden-self = -# Andere sehen das nicht. Ändern kannst du es mit { $command-settings }.
stats-season-title = Dieser Server, { $season }
stats-season = ## { stats-season-title }
stats-quarter = { $number }. Quartal { $year }
stats-month = { $number ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 } { $year }
stats-row = { $place }. { $name }: Punkte **{ $points }**, { stats-all }
stats-more = -# und { $count } weitere
stats-season-told = -# Nur Partien zwischen Menschen zählen: je 1 Punkt für alle, die hinter dir liegen, und je ½ für alle, die gleichauf liegen.
stats-season-none = In dieser Zeit ist keine Partie zwischen Menschen zu Ende gegangen.
stats-of-game = ## { $game }
stats-lengths = { $games } Partien zwischen Menschen; üblich sind { $actions } Züge.
stats-scores = Bestes Ergebnis **{ $best }**; üblich für einen Sieg: { $usual }.
stats-first-seat = Bei { $seats } Personen gewann, wer auf Platz 1 saß, in **{ $share } %** von { $games } Partien (bei Zufall { $fair } %; wahrscheinlich zwischen { $low } und { $high } %).
stats-option = { $name }: { $values }
stats-option-value = { $value } { $share } %
stats-few = Von { $game } sind noch zu wenige Partien zu Ende, um etwas zu sagen.
stats-changes = -# 📈 Wertungen: { $changes }
stats-change = { $name } { $points } ({ $change })
stats-choose = Was möchtest du sehen?
stats-mine = Meine Partien
stats-this-server = Dieser Server: { $season }
stats-show = Hier zeigen
stats-shown = 📣 Alle hier können es jetzt sehen.
stats-may-not-show = Du darfst in diesem Kanal nicht schreiben, also schreibe ich hier auch nicht für dich. Versuch es in einem anderen.
stats-picture = { $title }. { $rows }
stats-picture-row = { $name }: { $numbers }.
stats-picture-number = { $head } { $number }
stats-head-games = Partien
stats-head-won = gewonnen
stats-head-rating = Wertung
stats-head-points = Punkte
stats-rank = { $rank }.
stats-players = { $seats } Personen
stats-first-title = { $game }: Siege vom ersten Platz aus
stats-percent = { $share } %
stats-by = -# Gezeigt von { $name }
stats-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
stats-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }

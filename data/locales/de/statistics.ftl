stats-person = ## { $name }
stats-unrated = -# Eine Wertung gibt es nach { $games } Partien eines Spiels.
stats-rated = Wertung: Der mittlere Roboter hat 1000.
stats-standings = Auf diesem Server: { $told }.
stats-standing = { $game } Rang { $rank } von { $count }
stats-answers = ⏱️ Übliche Antwortzeit: { $told }
stats-answer = { $game } ({ $pace }) { $time }
stats-hints = { $count } mit Tipps eines Roboters
stats-back = { $count } mit einem Zug, der nach neuer Information zurückgenommen wurde
stats-none = Noch keine fertigen Partien.
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
stats-more = -# und { $count } weitere
stats-season-told = -# In Partien mit mindestens zwei Menschen: 1 Punkt für alle hinter dir (auch Roboter), ½ bei Gleichstand.
stats-season-none = In dieser Zeit ist keine Partie zwischen Menschen zu Ende gegangen.
stats-of-game = ## { $game }
stats-lengths = { $games } Partien zwischen Menschen; üblich sind { $actions } Züge.
stats-scores = Bestes Ergebnis **{ $best }**; üblich für einen Sieg: { $usual }.
stats-few = Von { $game } sind noch zu wenige Partien zu Ende, um etwas zu sagen.
stats-changes = -# 📈 Wertungen: { $changes }
stats-change = { $name } { $points } ({ $change })
stats-choose = Was möchtest du sehen?
stats-mine = Meine Partien
stats-this-server = Dieser Server: { $season }
stats-here = Dieser Server
stats-show = Hier zeigen
stats-shown = 📣 Alle hier können es jetzt sehen.
stats-may-not-show = Du darfst in diesem Kanal nicht schreiben, also schreibe ich hier auch nicht für dich. Versuch es in einem anderen.
stats-picture = { $title }. { $rows }
stats-picture-row = { $name }: { $numbers }.
stats-picture-number = { $head } { $number }
stats-picture-span = bei Zufall { $fair } %, wahrscheinlich { $low }–{ $high } %
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

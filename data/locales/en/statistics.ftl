stats-person = ## { $name }
stats-unrated = -# You get a rating after { $games } games of one kind.
stats-rated = Rating: the medium robot has 1,000.
stats-standings = On this server: { $told }.
stats-standing = { $game } place { $rank } of { $count }
stats-answers = ⏱️ Usual answer: { $told }
stats-answer = { $game } ({ $pace }) { $time }
stats-hints = { $count } with hints from a robot
stats-back = { $count } with a move undone after new information
stats-none = No finished games yet.
stats-none-of = { $name } has no finished games here yet.
stats-hidden = { $name } keeps their results to themselves.
stats-hidden-self = -# Others do not see this. Change it with { $command-settings }.
stats-season-title = This server, { $season }
stats-season = ## { stats-season-title }
stats-quarter = Q{ $number } { $year }
stats-month = { $number ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
stats-more = -# and { $count } more
stats-season-told = -# In games with two or more people: 1 point for each opponent behind you (robots too), ½ for a tie.
stats-season-none = No games between people ended in that time.
stats-of-game = ## { $game }
stats-lengths = { $games } games between people; a typical game takes { $actions } moves.
stats-scores = Best score **{ $best }**; a typical winning score is { $usual }.
stats-few = Too few games of { $game } are over to say anything yet.
stats-changes = -# 📈 Ratings: { $changes }
stats-change = { $name } { $points } ({ $change })
stats-choose = What would you like to see?
stats-mine = My games
stats-this-server = This server: { $season }
stats-here = This server
stats-show = Show here
stats-shown = 📣 Everybody here can see it now.
stats-may-not-show = You may not write in this channel, so I cannot post this here for you. Try another channel.
stats-picture = { $title }. { $rows }
stats-picture-row = { $name }: { $numbers }.
stats-picture-number = { $head } { $number }
stats-picture-span = by chance { $fair }%, likely range { $low }–{ $high }%
stats-head-games = games
stats-head-won = won
stats-head-rating = rating
stats-head-points = points
stats-rank = { $rank }.
stats-players = { $seats } players
stats-first-title = { $game }: wins of seat 1
stats-percent = { $share }%
stats-by = -# Shown by { $name }
stats-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
stats-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }

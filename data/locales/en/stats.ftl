stats-person = ## { $name }
stats-all = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
 }
stats-here = On this server: { stats-all }
stats-game = **{ $game }**: { stats-all }
stats-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
 } { $games }×
    .spoken = place { $rank }: { $games }.
stats-rating = { $count ->
    [1] Rating **{ $points }**
   *[other] Rating **{ $points }**: place { $rank } of { $count } on this server
 }
stats-answer = ⏱️ { $pace }: usual answer time { $time }
stats-hints = -# { $count } of these with hints from a robot.
stats-back = -# { $count } of these with a move undone after new information.
stats-rating-told = -# The medium robot has 1,000 points. With 100 more you beat it in 64 of 100 games. You get a rating after { $games } games.
stats-answer-told = -# Measured in recent games, without nights and holidays.
stats-none = No games yet. What counts here are games that were played to their end; { $command-play } opens a table.
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
stats-row = { $place }. { $name }: points **{ $points }**, { stats-all }
stats-more = -# and { $count } more
stats-season-told = -# Only games between people count: 1 point for each opponent behind you, and ½ for each one tied with you.
stats-season-none = No games between people ended in that time.
stats-of-game = ## { $game }
stats-lengths = { $games } games between people; a typical game takes { $actions } moves.
stats-scores = Best score **{ $best }**; a typical winning score is { $usual }.
stats-first-seat = With { $seats } players, seat 1 won **{ $share }%** of { $games } games (by chance: { $fair }%; likely range: { $low }–{ $high }%).
stats-option = { $name }: { $values }
stats-option-value = { $value } { $share }%
stats-few = Too few games of { $game } are over to say anything yet.
stats-changes = -# 📈 Ratings: { $changes }
stats-change = { $name } { $points } ({ $change })
stats-choose = What would you like to see?
stats-mine = My games
stats-this-server = This server: { $season }
stats-show = Show here
stats-shown = 📣 Everybody here can see it now.
stats-may-not-show = You may not write in this channel, so I cannot post this here for you. Try another channel.
stats-picture = { $title }. { $rows }
stats-picture-row = { $name }: { $numbers }.
stats-picture-number = { $head } { $number }
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

# Help, and the words with which I come to a server.
help-body =
    ## Board games with friends
    A move at breakfast, one on the bus: a game takes as long as you like.
    🎲 { $command-play } starts a game, with friends or with robots.
    👉 { $command-games } lists your games and whose turn it is.
    📖 { $command-rules } explains a game and its cards.
    🔎 { $command-board } brings a lost board back.
    ⚙️ { $command-settings } has your language, hours and holidays.
    🚪 { $command-leave } lets you give up a game or call it off.
    Is something wrong? Write it after { $command-help }.
help-play = Play
welcome =
    ## Board games, right here
    Play with friends, a move now and then. Or with robots, right now.
welcome-play = Play now
welcome-set-up = For admins

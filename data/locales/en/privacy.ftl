# What is stored about a person.

privacy-heading = What I know about you
privacy-tables = **Your tables:** your seat and name there, what you did in each game and when, and results. Everybody at a table sees that, too.
privacy-self = **About you:** the language, colours, hours and notifications you chose in the settings, and the problems you reported.
privacy-how-long = **How long:** until you delete it. I do not read messages and know nothing else about you.
privacy-file = Everything as a file
privacy-forget = Delete my data …
privacy-file-told =
    { $count ->
        [one] 📄 Everything that I know about you: one entry. It holds nothing that others hide from you.
       *[other] 📄 Everything that I know about you: { $count } entries. It holds nothing that others hide from you.
    }
privacy-back = Back
privacy-question = Delete your data?
privacy-question-running =
    { $count ->
        [one] You give up your running game, as agreed in its lobby.
       *[other] You give up your { $count } running games, as agreed in each lobby.
    }
privacy-question-lobbies =
    { $count ->
        [one] You leave the one table where the game has not begun; if you opened it, it closes.
       *[other] You leave the { $count } tables where no game has begun; those that you opened close.
    }
privacy-question-rest = Your name and everything you have chosen are deleted for good. Games that you have played stay, under a name such as “Player 2”, also in the newest message of each table. What older messages say in Discord’s channels stays there; only its moderators can delete it.
privacy-sure = Yes, delete my data
privacy-forgotten =
    { $count ->
        [0] ✅ Your data is deleted.
        [one] ✅ Your data is deleted, and your name is gone from one table.
       *[other] ✅ Your data is deleted, and your name is gone from { $count } tables.
    }

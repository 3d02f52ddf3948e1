# What is stored about a person.

privacy-heading = What I know about you
privacy-tables = **Your tables:** your seat and name there, what you did in each game and when, and results. Everybody at a table sees that, too.
privacy-self = **About you:** the language, the look, the hours and the reminders that you have chosen in the settings, and the problems that you have reported.
privacy-how-long = **How long:** until you have it forgotten. I read no messages, and know nothing else about you.
privacy-file = Everything as a file
privacy-forget = Forget me…
privacy-file-told =
    { $count ->
        [one] 📄 Everything that I know about you: one entry. It holds nothing that others hide from you.
       *[other] 📄 Everything that I know about you: { $count } entries. It holds nothing that others hide from you.
    }
privacy-back = Back
privacy-question = Do you want to be forgotten?
privacy-question-running =
    { $count ->
        [one] You give up the one game that you are in, as its table has agreed.
       *[other] You give up the { $count } games that you are in, as their tables have agreed.
    }
privacy-question-lobbies =
    { $count ->
        [one] You leave the one table that has not begun; if you opened it, it closes.
       *[other] You leave the { $count } tables that have not begun; those that you opened close.
    }
privacy-question-rest = Your name and everything you have chosen are deleted for good. Games that you have played stay, under a name such as “Player 2”, also in the newest message of each table. What older messages say in Discord’s channels stays there; only its moderators can delete it.
privacy-sure = Yes, forget me
privacy-forgotten =
    { $count ->
        [0] ✅ You are forgotten.
        [one] ✅ You are forgotten, at one table as well.
       *[other] ✅ You are forgotten, at { $count } tables as well.
    }

# The message of a table, the private screen, and what belongs to them.
table-waiting = 👉 { $who } · { $since }
    .spoken = Waiting for { $who } · { $since }
table-your-turn = 👉 Your turn · { $since }
table-finished = The game is over
table-cancelled = This game was called off
table-frozen = ⏸️ { $game }: this table is on hold
table-cancel-question =
    { $asker } would like to call this game off ({ $agreed } of { $of } agree). It ends without a result once everybody who is still here agrees. Still to answer: { $missing }
table-cancel-refused = { $who } wants to play on, so the game continues.
table-cancel-agree = Call it off
table-cancel-refuse = Keep playing
table-began = ▶️ Everybody is here, so the game has begun.
table-my-screen = My screen
table-confirm = ✔ Confirm
table-confirm-question = Confirm this, or change it.
table-chosen = ✓ { $label }
    .spoken = Chosen: { $label }
# Without the backslash, a line that begins with “4.” would become a list.
table-rank =
    { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $rank }\.
    }
    .spoken = { $rank }\.
table-rules = Rules
table-restored = ↩️ The bot’s records had to be restored to their state of { $moment }. What was done after that is lost: please go on from here.
table-position-lost = This position was lost when the bot’s records were restored. A newer message shows where the table is now.
table-continues-below = This table continues below.
log-left-out =
    { $count ->
        [one] … one earlier line is left out
       *[other] … { $count } earlier lines are left out
    }
screen-done = ✅ Done.
undo-last = ↩ Take back (until a card, a die or the next player comes)
    .short = Take back
undo-turn = ⏮ Restart my turn
undo-again = ↪ Do it again
undo-done = ↩️ Taken back. Choose again, or do the same once more.
table-moved = 🚚 This table goes on here.
undo-told = ↩️ { $who } took something back.
undo-ask = ↩ Ask to take back…
undo-ask-which = Which of your moves would you like to take back? The table would go on from before it, and the others may have to agree.
undo-ask-menu = Choose a move
undo-ask-move = { $number }. { $what }
undo-asked = ↩️ The others at the table have been asked. You hear from me as soon as everybody has agreed, or somebody has not.
undo-question = ↩️ { $who } asks to take back a move made { $moment }, with everything since. { $agreed } of { $of } agree; still to answer: { $missing }
undo-question-acted = Somebody else has had a choice since, and would have it again. Whoever refuses need not say why.
undo-question-learned = A die, a card or a secret has come up since, and cannot be forgotten. Whoever refuses need not say why.
undo-agree = Agree to going back
undo-refuse = Leave it as it is
screen-refresh = ↻ Refresh
board-elsewhere = This table is in { $place }. Only you see this view of it.
leave = Leave the game
more = More
leave-which = Which game do you want to leave?
leave-question = How do you want to leave?
leave-help = If you give up, the others play on. Calling the game off needs everybody’s consent.
leave-resign = Give up
leave-cancel = Call it off
resign-question = Do you want to give up this game?
resign-ends = The game ends at once, and the other player wins.
resign-hands-on = A robot plays your seat to the end. You can ask for it again at any time, under My screen.
resign-yes = Yes, I give up
resign-done = You have given up. Thank you for playing!
vanished-end =
    { $count ->
        [one] End the game without { $who }
       *[other] End the game without those who are away
    }
cancel-question = Do you want to call this table off?
cancel-lobby = The table closes, and nobody can join it any more.
cancel-start = Nobody has made a move yet, so the game ends at once, without a result.
cancel-game = The others are asked first. The game ends without a result once everybody agrees.
cancel-yes = Yes, call it off
cancel-done = The table was called off.
cancel-asked = The others have been asked. The game is called off once everybody agrees.
decision-no = No
decision-kept = Nothing has changed.
guide-picture = A position of the game, as an example.
card-picture = Picture of { $name }
guide-page = Page { $page } of { $pages }
guide-lengths = ⏱️ So far, games took
guide-back = ◀ Back
guide-on = Next ▶
games-none = You are not at a table. Open one with { $command-play }!
games-heading =
    { $count ->
        [one] Your table
       *[other] Your { $count } tables
    }
games-more = … and { $count } more.
games-lobby =
    { $seats ->
        [one] Waiting for players: one seat taken
       *[other] Waiting for players: { $seats } seats taken
    }
games-lost = 📍 Its place in Discord is gone. Use { $command-board } in any channel to go on there.
games-frozen = ⏸️ On hold: its saved game cannot be read. Whoever runs this bot has been told.
games-your-turn = Your turn
games-waiting = Waiting for { $names } { $since }
settings-privacy = What is stored about me
settings-heading =
    ## Your settings
    They apply to what only you see. The host of a table chooses its language and colours.
settings-language = Your language
settings-theme = Your board colours
settings-no-language = Language: same as my Discord
settings-no-theme = Colours: same as the table
settings-reading = What your pictures say to a screen reader
settings-no-reading = Reading: the whole position
reading-short = Reading: short; the position is behind a button
settings-confirms = Confirming what you have chosen
settings-no-confirms = Confirming: what is seldom meant
confirms-always = Confirming: always
confirms-final = Confirming: what cannot be taken back
confirms-never = Confirming: never
settings-only_choices = Where you have no choice
settings-no-only_choices = No choice left: I press myself
only_choices-made = No choice left: play it for me
only_choices-offer = Always play this for me
only_choices-taken = From now on I play for you where you have no choice. { $command-settings } takes that back.
table-confirm-chosen = This is what you have chosen.
settings-results = Your results in /stats
settings-no-results = Results: others see them
results-hidden = Results: hidden from others
board-picture = Board
board-picture-more = More
screen-words = In words
theme-dark = Dark board
theme-light = Light board
theme-contrast = High-contrast board
language-en = English
language-de = Deutsch
table-hand-behind-screen = 🃏 { $who }: your hand is under **My screen**.
    .spoken = Your hand in **{ $game }** · { $place }
hand-answered = Answered.
hand-closed = ℹ️ I cannot send you direct messages, so you find your hand here, under “My screen”.

# The ranking of a finished game, in words.
ranking-row = { $rank }. { $player }: { $total } ({ $sources })
ranking-row-bare = { $rank }. { $player }: { $total }
ranking-source = { $source } { $points }
response-restarted = I have just been restarted. If something is missing, please try again.
player-number = Player { $number }
thread-next =
    { $count ->
        [one] { $game } · { $who } is next
       *[other] { $game } · { $who } are next
    }
games-play = Play them one by one
rules-which-game = The rules of which game?
screen-as-of = as of { $moment }

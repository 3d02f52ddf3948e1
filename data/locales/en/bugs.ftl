# Reports that something went wrong.

bug-kept = 🪲 Thank you! Whoever runs this bot finds your words under the number { $number }.
bug-kept-game = Kept with them: the game of { $game } with every move, as you may know it, without anybody’s name.
bug-kept-eyes = Your own hand and your own choices are in it; nothing that others hide from you.
bug-kept-open = It holds only what everybody may know.

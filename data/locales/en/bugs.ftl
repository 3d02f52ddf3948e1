# Reports that something went wrong.

bug-kept = 🪲 Thank you! Your report is number { $number }.
bug-kept-game = Saved with it: this game of { $game } as you can see it, without names.
bug-kept-eyes = It contains your own hand and choices, but nobody else’s secrets.
bug-kept-open = It holds only what everybody may know.

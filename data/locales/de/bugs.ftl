# Meldungen, dass etwas nicht stimmt.

bug-kept = 🪲 Danke! Deine Meldung hat die Nummer { $number }.
bug-kept-game = Mit gespeichert: diese Partie { $game }, wie du sie sehen kannst, ohne Namen.
bug-kept-eyes = Deine eigene Hand und deine Wahl stehen darin, aber keine Geheimnisse der anderen.
bug-kept-open = Darin steht nur, was alle wissen dürfen.

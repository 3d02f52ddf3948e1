# Meldungen, dass etwas nicht stimmt.

bug-kept = 🪲 Danke! Wer diesen Bot betreibt, findet deine Worte unter der Nummer { $number }.
bug-kept-game = Mit gespeichert: die Partie { $game } mit jedem Zug, soweit du davon wissen darfst, ohne Namen.
bug-kept-eyes = Deine eigene Hand und was du gewählt hast, stehen darin; nichts, was andere vor dir verbergen.
bug-kept-open = Darin steht nur, was alle wissen dürfen.

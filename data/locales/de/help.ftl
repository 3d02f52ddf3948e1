# Hilfe, und womit ich mich auf einem Server vorstelle.
help-body =
    ## Brettspiele, gemeinsam gespielt
    Ein Zug beim Frühstück, einer im Bus: Eine Partie dauert so lange, wie ihr wollt.
    🎲 { $command-play } beginnt eine Partie, gemeinsam oder mit Robotern.
    👉 { $command-games } zeigt deine Partien und wer dran ist.
    📖 { $command-rules } erklärt ein Spiel und seine Karten.
    🔎 { $command-board } holt ein verlorenes Brett zurück.
    ⚙️ { $command-settings } ist für Sprache, Zeiten und Urlaub da.
    🚪 { $command-leave } gibt eine Partie auf oder bricht sie ab.
    Etwas stimmt nicht? Schreib es hinter { $command-help }.
help-play = Spielen
welcome =
    ## Brettspiele, gleich hier
    Spielt zusammen, ab und zu einen Zug. Oder jetzt gleich mit Robotern.
welcome-play = Jetzt spielen
welcome-set-up = Für Admins

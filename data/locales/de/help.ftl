# Hilfe, und womit sich der Bot auf einem Server vorstellt.
help-body =
    ## Brettspiele mit Freunden
    Ein Zug beim Frühstück, einer im Bus: Eine Partie dauert so lange, wie ihr wollt.
    🎲 { $command-play } beginnt ein Spiel, mit Freunden oder mit Robotern.
    👉 { $command-games } zeigt deine Spiele und wer dran ist.
    📖 { $command-rules } erklärt ein Spiel und seine Karten.
    🔎 { $command-board } holt ein verlorenes Brett zurück.
    ⚙️ { $command-settings }: deine Sprache, Zeiten und Ferien.
    🚪 { $command-leave }: aufgeben oder abbrechen.
    Etwas stimmt nicht? Schreib es hinter { $command-help }.
help-play = Spielen
welcome =
    ## Brettspiele, gleich hier
    Spielt Docker, Das Gurkensolo, Pick & Pack, Pier 18 und Kraftwagen mit Freunden, ab und zu einen Zug. Oder jetzt gleich mit Robotern.
welcome-play = Gleich ausprobieren
welcome-set-up = Diesen Server einrichten

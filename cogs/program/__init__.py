"""How the program runs: the signals that end it, its log, and what it tells a monitor."""

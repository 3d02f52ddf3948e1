"""The running of the program: signals that end it, its log, and what it tells a monitor."""

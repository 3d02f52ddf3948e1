"""Time as tables and people have it: who is awake when, how long a decision may take."""

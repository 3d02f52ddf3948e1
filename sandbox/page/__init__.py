"""The page in the browser: its files, its API, and the screens that are open."""

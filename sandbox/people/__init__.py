"""People: what each does at a client, for tests and for the page."""

"""What each kind of press does, by what it is about."""

"""The connection to Discord: the client, and what keeps it connected."""

"""Checks of what Discord accepts: one module for each kind of body; the rest is refused."""

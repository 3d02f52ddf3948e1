"""Kraftwagen, a game by Matthias Cramer for two to four seats.

:mod:`.game` is its contract with everybody else; the rules of play stand in a module for each
mechanism, and what follows on what in :mod:`.phases`.
"""

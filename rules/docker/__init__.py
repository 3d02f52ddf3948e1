"""Docker: cubes climb over each other on a quay of nine squares until one seat can still move.

Scores count the opponents that a seat has outlasted: 0 for the first one out, ``seats - 1`` for the
winner.
"""

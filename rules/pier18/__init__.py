"""Pier 18: everybody builds a pier out to sea, and wants the right people strolling on it.

Scores count points: 0 for a seat that has resigned. Ranks are never shared: among equal scores more
characters on the pier are better, then the earlier date of the plan card.
"""

"""Pick & Pack: two packers pull one grabber over a grid of apple trays, by rows and by columns.

Scores count apples: once in an open crate, twice in a Premium one, half in a Wholesale one.
"""

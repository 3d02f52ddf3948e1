"""Nim: the example of ``docs/adding-a-game.md``, a whole game of the smallest size.

It lives among the tests and is registered by them alone. Its folders hold what a real game has in
``rules/nim``, ``render/nim``, ``data/locales`` and ``tests``.
"""

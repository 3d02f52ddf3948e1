"""Computer players: how they look ahead and how well they play.

They know the contract (:mod:`rules.core.game`) and a robot (:mod:`rules.core.robot`), and no game.
A player is given what its seat sees and remembers; positions it makes up itself, to fit that.
"""

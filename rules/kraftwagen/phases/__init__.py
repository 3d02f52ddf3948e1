"""The order of play, as on the player aid.

==================  ================================================================================
set-up              each seat takes a start tile and carries it out (:mod:`.setting_up`)
a game turn,        prices and white money are laid out, then turns are played until the action
three times         phase ends, then race and buyers are scored, and the table is cleared
                    (:mod:`.scoring`)
a turn              1. take an action tile (:mod:`.tiles`) and carry out its actions
                    (:mod:`.tile_actions`); 2. use Diesel, place a car (:mod:`.tiles`); then awards
                    are given, and the action phase may end (:mod:`.scoring`)
==================  ================================================================================

Every step works on a :class:`~rules.kraftwagen.turn_builder.TurnBuilder`. It either does what
leaves no choice, or asks; :mod:`rules.kraftwagen.transitions` goes on until a seat is asked.
"""

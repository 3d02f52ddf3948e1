"""Das Gurkensolo: four pickles race for everybody, and each seat bets on an order of arrival.

Scores count the points of a seat's goal card, 0 to 7 or 10. A seat that resigned has 0 and ranks
behind all others, who may have 0 too; where resigning ended the game, no card is scored.
"""

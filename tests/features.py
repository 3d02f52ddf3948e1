"""Features that have a say at tables, as in a bot; a test may leave some of them out."""

from cogs.premoves.answering import Premoves
from cogs.table.next_turn_alert import HeadsUps
from cogs.undo.requests import UndoRequests

FEATURES = (UndoRequests(), Premoves(), HeadsUps())

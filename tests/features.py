"""Features that have a say at tables, as in a bot; a test may leave some of them out."""

from cogs.premoves.courses import Premoves
from cogs.table.heads_up import HeadsUps
from cogs.undo.requests import UndoRequests

FEATURES = (UndoRequests(), Premoves(), HeadsUps())

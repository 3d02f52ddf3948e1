"""Features that have a say at tables, as in a bot; a test may leave some of them out."""

from cogs.tables.session.courses import Premoves
from cogs.tables.session.heads_up import HeadsUps
from cogs.tables.session.undo_requests import UndoRequests

FEATURES = (UndoRequests(), Premoves(), HeadsUps())

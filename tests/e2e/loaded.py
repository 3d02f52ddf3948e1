"""Everything that a bot loads, now or later: importing this takes longer than most tests."""

import alembic.config
import sqlalchemy.dialects.sqlite
import uvloop

import bot
from data.i18n import LANGUAGES, translator

__all__ = ["alembic", "bot", "sqlalchemy", "uvloop"]

for language in LANGUAGES:
    translator(language)

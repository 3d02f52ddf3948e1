"""Statements of the store compiled once in a process, and not anew for each store of a test."""

from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

Create = Callable[..., AsyncEngine]


def sharing(create: Create) -> Create:
    """*create*, whose engines of one kind keep what they have compiled in one place.

    It is kept by dialect, of which each engine has its own.
    """
    first: dict[tuple[str, object], AsyncEngine] = {}

    def create_sharing(url: Any, **options: Any) -> AsyncEngine:
        engine = create(url, **options)
        kind = (engine.dialect.name, options.get("isolation_level"))
        shared = first.get(kind)
        if shared is None or shared.dialect.server_version_info is None:
            # A dialect learns that with its first connection, which some tests never get.
            shared = first[kind] = engine
        engine.sync_engine.dialect = shared.sync_engine.dialect
        engine.sync_engine._compiled_cache = shared.sync_engine._compiled_cache
        return engine

    return create_sharing

"""A publisher with the worker that carries its jobs out."""

from typing import Any

from cogs.publishing.publisher import Publisher
from cogs.publishing.reconcile import Reconciler
from cogs.workers.worker import Worker
from data.store import JobKind, Store


def publishing(store: Store, presenter: Any, discord: Any) -> tuple[Publisher, Worker]:
    """Publish what is announced, and once the worker is started also what is due."""
    handlers: dict[JobKind, Any] = {}
    worker = Worker(store, handlers)
    publisher = Publisher(store, discord, worker, Reconciler(store, presenter, discord))
    handlers[JobKind.PUBLISH] = publisher.carry_out
    return publisher, worker

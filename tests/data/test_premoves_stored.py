"""Standing orders come back from the store as they were given, and stay out of sight."""

from dataclasses import replace
from datetime import UTC

from hypothesis import given
from hypothesis import strategies as st

from data.store import OrderMove, StandingOrder
from data.store.schema import Value
from rules.core.types import Phrase

numbers = st.integers(0, 2**60)
texts = st.text(max_size=8)


def parameters(of):
    return st.lists(st.tuples(texts, of), max_size=2).map(tuple)


values = st.recursive(
    numbers | texts,
    lambda inner: (
        st.lists(inner, max_size=2).map(tuple) | st.builds(Phrase, texts, parameters(inner))
    ),
    max_leaves=4,
)


phrases = st.builds(Phrase, texts, parameters(values))
moves = st.builds(
    OrderMove,
    seat=st.integers(0, 8),
    text=st.none() | texts,
    words=st.lists(phrases, max_size=2).map(tuple),
    question=st.none() | phrases,
)
orders = st.builds(
    StandingOrder,
    number=numbers,
    seat=numbers,
    user_id=numbers,
    ply=numbers,
    branch=numbers,
    is_lasting=st.booleans(),
    moves=st.lists(moves, max_size=2).map(tuple),
    at=st.datetimes(timezones=st.just(UTC)),
)
STORED = Value(tuple[StandingOrder, ...])
ORDER = StandingOrder(
    number=1,
    seat=1,
    user_id=12,
    ply=3,
    branch=77,
    is_lasting=True,
    moves=(OrderMove(seat=1, text="done", question=Phrase("kraftwagen-question-car")),),
)


@given(st.lists(orders, max_size=3).map(tuple))
def test_orders_survive_json(given_orders):
    text = STORED.process_bind_param(given_orders, None)
    assert STORED.process_result_value(text, None) == given_orders


async def test_orders_are_stored_with_their_session(store, running):
    created, _ = await store.create(running)
    committed = await store.commit(created, replace(created, orders=(ORDER,)))
    assert committed.session.orders == (await store.get(created.id)).orders == (ORDER,)


def test_orders_are_not_shown_by_accident(running):
    assert "kraftwagen-question-car" not in repr(replace(running, orders=(ORDER,)))

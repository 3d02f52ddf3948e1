"""Legal actions against a second, slow search, on quays of all kinds."""

from hypothesis import given
from hypothesis import strategies as st
from quay import DIE, GAME, MIXTURES, offered, position, step, with_die
from slow_docker import SIDES, SQUARES, actions

SEATS = (2, 3, 4)


@st.composite
def quays(draw) -> tuple[dict[str, str], int, dict[str, str | int]]:
    """Towers with some cubes of each seat, the number of seats, and options."""
    seats = draw(st.sampled_from(SEATS))
    options = draw(st.sampled_from(MIXTURES))
    most = options["cubes_at_two"] if seats == 2 else 3
    cubes = [str(s) for s in range(seats) for _ in range(draw(st.integers(0, most)))]
    squares = draw(st.lists(st.sampled_from(SQUARES), min_size=1, max_size=5, unique=True))
    towers: dict[str, str] = {}
    for cube in draw(st.permutations(cubes)):
        square = draw(st.sampled_from(squares))
        towers[square] = towers.get(square, "") + cube
    return towers, seats, options


def expected(towers, seats, options, turn, die, reserve):
    entries = SIDES[4] if options["entry"] == "any" else [SIDES[seats][turn]]
    return actions(towers, turn, die, reserve=reserve, entries=entries, path=options["path"])


@given(quays())
def test_exactly_the_reachable_squares_are_offered(quay):
    towers, seats, options = quay
    text = " ".join(f"{square}:{tower}" for square, tower in towers.items())
    for turn in range(seats):
        state = position(text, seats=seats, turn=turn, **options)
        reserve = state.board.reserves[turn]
        for die in DIE:
            wanted = expected(towers, seats, options, turn, die, reserve)
            assert offered(with_die(state, die)) == wanted


@given(quays())
def test_exactly_who_no_number_helps_is_blocked(quay):
    """The seat before it gives up, and so the turn comes to it."""
    towers, seats, options = quay
    text = " ".join(f"{square}:{tower}" for square, tower in towers.items())
    state = position(text, seats=seats, turn=seats - 1, **options)
    if seats == 2:
        return
    reserve = state.board.reserves[0]
    helped = any(expected(towers, seats, options, 0, die, reserve) for die in DIE)
    told = [(e.kind, dict(e.params)) for e in step(state, f"{seats - 1}:resign").effects]
    is_blocked = ("eliminated", {"seat": 0, "reason": "blocked"}) in told
    assert is_blocked == (not helped)


def test_one_move_is_suggested_for_each_roll_of_a_game() -> None:
    state = GAME.new(seats=2, seed=bytes(32))
    while state.to_act:
        obs = GAME.observe(state, state.to_act[0])
        (move,) = GAME.suggested(obs, obs.legal)
        assert move in obs.legal
        state = GAME.apply(state, obs.legal[-1]).state

"""The claims of a soak, and the short table that it prints."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from tests.soak.memory import Sample, rise
from tests.soak.run import Outcome
from tests.soak.tally import quantile

WARM = 20.0
"""Minutes after which caches are full and memory must stay as it is."""
LONG_ENOUGH = 28.0
"""Minutes that a run must last before its memory says anything."""
RISE = 0.3
"""Megabytes a minute that one bot may still gain then."""
WORKER = 200.0
"""Megabytes that a render worker may hold."""
SHOWN = 12
"""Faults that are printed of each kind."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that has to be so."""

    text: str
    found: list[str]
    """What contradicts it."""


def claims(outcome: Outcome) -> list[Claim]:
    """Everything that a soak promises, whether it held or not."""
    tally, plan = outcome.tally, outcome.plan
    whole = sum(outcome.finished.values())
    found = [
        Claim(
            "every history leads to its snapshot; one board, one hand; each action told once; "
            "nobody notified twice",
            outcome.inspection.faults,
        ),
        Claim("every interaction is responded to within 3 s", tally.unanswered),
        Claim("no private answer is left thinking", outcome.forgotten),
        Claim("no decision is lost while no bot is ended", tally.lost),
        Claim(
            "no request is refused but for reasons that people brought about",
            [f"{times} x {name}" for name, times in outcome.ledger.refused.items()],
        ),
        Claim("no traceback in the log", outcome.tracebacks),
        Claim("every bot that is told to stop closes in order", outcome.unstopped),
        Claim("everything due was published", _above(outcome.left, 0)),
        Claim(
            "each finished game counts once, and ratings follow from the games alone",
            _above(outcome.miscounted, 0),
        ),
        Claim(f"at least {plan.games} whole games", _below(whole, plan.games)),
        Claim(f"at least {plan.kills} kills", _below(outcome.kills, plan.kills)),
        Claim(f"{plan.restarts} overlapping restarts", _below(outcome.rounds, plan.restarts)),
    ]
    return found + list(_claims_of_some_plans(outcome))


def _claims_of_some_plans(outcome: Outcome) -> Iterator[Claim]:
    plan, samples = outcome.plan, outcome.samples
    late = [each.worker for each in samples if each.minute >= WARM] or [0.0]
    yield Claim(
        f"the largest render worker usually holds less than {WORKER:.0f} MB",
        _above(median(late), WORKER),
    )
    if plan.is_steady and plan.processes == 1:
        # Several bots do not know of each other's requests, nor a new one of the old one's.
        yield Claim("no request meets a rate limit", _above(outcome.ledger.limited, 0))
    if plan.is_steady and plan.minutes >= LONG_ENOUGH:
        slope = rise(samples, WARM) / plan.processes
        yield Claim(
            f"after {WARM:.0f} minutes a bot gains less than {RISE} MB a minute",
            _above(slope, RISE),
        )


def lines(outcome: Outcome) -> Iterator[str]:
    """The table of this run."""
    yield "  minute   bots MB  (own)   worker MB"
    for each in _a_few(outcome):
        yield f"{each.minute:8.1f} {each.bots:9.0f} {each.bots_own:6.0f} {each.worker:11.0f}"
    tally, ledger = outcome.tally, outcome.ledger
    games = ", ".join(f"{key} {times}" for key, times in outcome.finished.items())
    yield f"whole games        {sum(outcome.finished.values())} ({games})"
    yield f"tables opened      {tally.opened}, called off {outcome.called_off}"
    yield f"actions replayed   {outcome.inspection.entries}"
    yield f"interactions       {tally.sent}, of them decisions {tally.acted}"
    yield (
        f"acknowledged after p50 {1000 * quantile(tally.delays, 0.5):.0f} ms, "
        f"p99 {1000 * quantile(tally.delays, 0.99):.0f} ms, "
        f"at most {1000 * quantile(tally.delays, 1):.0f} ms"
    )
    yield f"requests           {ledger.requests}, with status 429: {ledger.limited}"
    for name, times in ledger.expected.most_common():
        yield f"  refused rightly  {times} x {name}"
    yield f"pings per decision {_counted(outcome.inspection.pings)}"
    yield f"kills              {outcome.kills}; presses repeated after them: {tally.cut_short}"
    yield f"restarts           {outcome.rounds}"
    gain = rise(outcome.samples, WARM)
    yield f"bots gain          {gain:+.2f} MB a minute after minute {WARM:.0f}"
    for what, times in tally.troubles.most_common():
        yield f"  people tried     {times} x {what}"
    yield ""
    for claim in claims(outcome):
        yield f"{'FAILED' if claim.found else 'held  '} {claim.text}"
        yield from (f"         {each}" for each in claim.found[:SHOWN])
        if len(claim.found) > SHOWN:
            yield f"         and {len(claim.found) - SHOWN} more"


def _a_few(outcome: Outcome) -> list[Sample]:
    """Some of the samples, the first and the last among them."""
    step = max(1, len(outcome.samples) // 20)
    return [*outcome.samples[:-1:step], *outcome.samples[-1:]]


def _counted(pings: Counter[int]) -> str:
    return ", ".join(f"{times}: {decisions}" for times, decisions in sorted(pings.items()))


def _above(value: float, limit: float) -> list[str]:
    return [f"{value:g}"] if value > limit else []


def _below(value: float, limit: float) -> list[str]:
    return [f"{value:g}"] if value < limit else []

"""Set how hard Hypothesis tries: a little at the desk, more in CI, for hours by night.

Only by night it looks for new examples: everywhere else the same commit gives the same answer.

``HYPOTHESIS_PROFILE`` names another profile than the one of the place.
"""

import gc
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from render import fonts
from tests.sharing import shared
from tests.start import start_again

EXAMPLES = {"dev": 5, "ci": 25, "night": 5000}

for profile, examples in EXAMPLES.items():
    # A busy machine is slow, which is no fault of a test: no clock decides whether one passes.
    settings.register_profile(
        profile,
        max_examples=examples,
        derandomize=profile != "night",
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )

usual = "ci" if os.environ.get("CI") else "dev"
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", usual))

# Here, because several folders of tests import them: their asserts say what differs, too.
pytest.register_assert_rewrite("tests.e2e", "tests.completeness")

if "TEST_NIM" in os.environ:
    # Before any test is collected: they are made of the games that there are.
    from tests.games.nim.registration import registered

    # Kept: what nobody holds is closed at once, and takes the game out again.
    with_nim = registered()
    with_nim.__enter__()

fonts.SYSTEM = ()
"""What is installed here decides no test; those of names in other scripts look for themselves."""

RUBBISH = (20_000, 20, 20)
"""How much comes together before Python looks for rubbish: thousands of tests are a large heap."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no rubbish among the tests and modules: they stay until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*RUBBISH)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Share long tests evenly among the processes of a run; a run in one keeps its order."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if workers > 1:
        items[:] = shared(items, workers)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Begin every test at one moment; what a module shares keeps the clock it has."""
    start_again()


def pytest_collection_finish() -> None:
    """Where tests have loaded the store, each new one finds done what the first one did."""
    store = sys.modules.get("data.store.store")
    if store is not None:
        # Not at the top: tests of rules alone would load the store.
        from data.store import pools
        from tests.compiled import sharing
        from tests.migrated import copying

        vars(store)["migrate"] = copying(vars(store)["migrate"])
        vars(pools)["create_async_engine"] = sharing(pools.create_async_engine)

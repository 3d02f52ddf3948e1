"""How the tests of the tables name the refusal that they expect."""

import pytest

from cogs.tables.session.errors import Refused


def refused(code: str) -> pytest.RaisesExc[Refused]:
    """Expect a refusal with this *code*."""
    return pytest.raises(Refused, check=lambda refusal: refusal.code == code)

"""The program of :mod:`tests.e2e.lazy_bot`, with a dot instead of every picture."""

import sys

from tests.e2e.dots import DottingRenderer
from tests.e2e.lazy_bot import main

if __name__ == "__main__":
    sys.exit(main(DottingRenderer))

"""The processor time of other processes, as Linux counts it."""

import os
from contextlib import suppress
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_PARENT, _USER, _SYSTEM = 1, 11, 12
"""Places in ``/proc/<id>/stat``, counted from behind the name, which may hold spaces."""


class CpuMeter:
    """Follows a process and those that it starts; what has ended still counts."""

    def __init__(self, process_id: int) -> None:
        self._process_id = process_id
        self._children: dict[int, float] = {}

    def own_seconds(self) -> float:
        """What the process itself has used so far, in its own code and in the kernel's."""
        return _seconds(_fields(Path(f"/proc/{self._process_id}")))

    def children_seconds(self) -> float:
        """What all that it has started have used, as far as they were running at some call."""
        for folder in Path("/proc").iterdir():
            with suppress(OSError):  # one that has ended meanwhile
                fields = _fields(folder) if folder.name.isdigit() else []
                if fields and int(fields[_PARENT]) == self._process_id:
                    self._children[int(folder.name)] = _seconds(fields)
        return sum(self._children.values())


def named_seconds(words: str) -> float:
    """What the processes have used so far whose command line holds *words*."""
    found = 0.0
    for folder in Path("/proc").iterdir():
        with suppress(OSError):
            if folder.name.isdigit() and words in (folder / "cmdline").read_text():
                found += _seconds(_fields(folder))
    return found


def _seconds(fields: list[str]) -> float:
    return (int(fields[_USER]) + int(fields[_SYSTEM])) / _TICK


def _fields(folder: Path) -> list[str]:
    return (folder / "stat").read_text().rpartition(")")[2].split()

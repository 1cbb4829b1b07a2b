"""Numbers about a running server, and how they are written for Prometheus.

To count costs an addition. Each number is changed by the event loop's thread alone, so none has a lock.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Protocol, TypeVar

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metric(Protocol):
    """One family of numbers."""

    name: str
    about: str
    kind: str

    def samples(self) -> Iterator[str]:
        """Its lines, without the comments above them."""


M = TypeVar("M", bound=Metric)


class Counter:
    """Something that has happened so often; never falls."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.value: float = 0

    def count(self) -> None:
        self.value += 1

    def samples(self) -> Iterator[str]:
        yield f"{self.name} {_number(self.value)}"


class Counters:
    """Several things that have happened so often, told apart by one word out of few.

    Args:
        label: what the word says.
    """

    kind = "counter"

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self._label = name, about, label
        self.values: dict[str, int] = {}

    def count(self, word: str) -> None:
        self.values[word] = self.values.get(word, 0) + 1

    def samples(self) -> Iterator[str]:
        for word, value in sorted(self.values.items()):
            yield f"{self.name}{_labelled(self._label, word)} {value}"


class Gauge:
    """Something that is so much now."""

    kind = "gauge"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.value: float | None = 0
        """None: nobody knows on this system, so nothing is said."""

    def up(self) -> None:
        self.value = (self.value or 0) + 1

    def down(self) -> None:
        self.value = (self.value or 0) - 1

    def set(self, value: float | None) -> None:
        self.value = value

    def samples(self) -> Iterator[str]:
        if self.value is not None:
            yield f"{self.name} {_number(self.value)}"


class Info:
    """A word that stays the same, as Prometheus wants it: the number is always 1."""

    kind = "gauge"

    def __init__(self, name: str, about: str, label: str, word: str) -> None:
        self.name, self.about = name, about
        self._line = f"{name}{_labelled(label, word)} 1"

    def samples(self) -> Iterator[str]:
        yield self._line


class Histogram:
    """How long something has taken, sorted into buckets.

    Args:
        bounds: upper ends of the buckets, ascending; one without an end follows.
    """

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name, self.about, self._bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self._bounds, value)] += 1
        self.sum += value

    def samples(self) -> Iterator[str]:
        so_far = 0
        for end, count in zip((*map(_number, self._bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f"{self.name}_bucket{_labelled('le', end)} {so_far}"
        yield f"{self.name}_sum {_number(self.sum)}"
        yield f"{self.name}_count {so_far}"


class Registry:
    """All metrics, in the order in which they were added."""

    def __init__(self) -> None:
        self._metrics: dict[str, Metric] = {}

    def add(self, metric: M) -> M:
        """Gives the metric back. Raises ValueError if the name is taken."""
        if metric.name in self._metrics:
            raise ValueError(f"two metrics are called {metric.name}")
        self._metrics[metric.name] = metric
        return metric

    def text(self) -> str:
        """In Prometheus' text format, version 0.0.4."""
        return "".join(f"{line}\n" for metric in self._metrics.values() for line in _lines(metric))


def _lines(metric: Metric) -> Iterator[str]:
    about = metric.about.replace("\\", r"\\").replace("\n", r"\n")
    yield f"# HELP {metric.name} {about}"
    yield f"# TYPE {metric.name} {metric.kind}"
    yield from metric.samples()


def _labelled(label: str, word: str) -> str:
    r"""A label with its word in quotes.

    >>> _labelled("why", 'a "b"')
    '{why="a \\"b\\""}'
    """
    escaped = word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'{{{label}="{escaped}"}}'


def _number(value: float) -> str:
    """As short as it can be written.

    >>> _number(3.0), _number(0.25)
    ('3', '0.25')
    """
    return str(int(value)) if value == int(value) else repr(value)

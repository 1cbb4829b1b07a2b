"""Numbers, as Prometheus reads them."""

from __future__ import annotations

import re

import pytest

from dicehall.server.watched.measures import METRICS
from dicehall.server.watched.metrics import Counter, Counters, Gauge, Histogram, Info, Registry

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="(\\.|[^"\\\n])*"\})? -?[0-9]+(\.[0-9]+(e-?[0-9]+)?)?')


def text_of(*metrics: Counter | Counters | Gauge | Histogram | Info) -> list[str]:
    registry = Registry()
    for metric in metrics:
        registry.add(metric)
    return registry.text().splitlines()


def test_a_counter_says_what_it_is_and_how_often_it_was_counted() -> None:
    counter = Counter("x_total", "What\nand \\ why.")
    counter.count()
    counter.count()
    assert text_of(counter) == ["# HELP x_total What\\nand \\\\ why.", "# TYPE x_total counter", "x_total 2"]


def test_counters_are_told_apart_by_a_word_that_may_hold_anything() -> None:
    counters = Counters("x_total", "Why.", "why")
    for word in ("b", 'a"\\\n', "b"):
        counters.count(word)
    assert text_of(counters)[2:] == ['x_total{why="a\\"\\\\\\n"} 1', 'x_total{why="b"} 2']


def test_a_gauge_goes_up_and_down_and_says_nothing_where_nobody_knows() -> None:
    gauge = Gauge("x", "Now.")
    gauge.up()
    gauge.up()
    gauge.down()
    assert text_of(gauge)[2:] == ["x 1"]
    gauge.set(0.5)
    assert text_of(gauge)[2:] == ["x 0.5"]
    gauge.set(None)
    assert text_of(gauge)[2:] == []


def test_the_buckets_of_a_histogram_hold_all_that_is_not_more() -> None:
    histogram = Histogram("x_seconds", "How long.", (0.1, 1))
    for value in (0.05, 0.1, 0.5, 2):
        histogram.observe(value)
    assert text_of(histogram)[2:] == [
        'x_seconds_bucket{le="0.1"} 2',
        'x_seconds_bucket{le="1"} 3',
        'x_seconds_bucket{le="+Inf"} 4',
        "x_seconds_sum 2.65",
        "x_seconds_count 4",
    ]


def test_no_two_metrics_have_one_name() -> None:
    with pytest.raises(ValueError, match="two metrics are called x"):
        text_of(Gauge("x", "One."), Gauge("x", "Other."))


def test_every_line_of_ours_is_one_that_prometheus_reads() -> None:
    """Format 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats."""
    lines = METRICS.text().splitlines()
    kinds = {"counter", "gauge", "histogram"}
    for line in lines:
        if line.startswith("# TYPE "):
            assert line.split(" ")[3] in kinds
        elif not line.startswith("# HELP "):
            assert SAMPLE.fullmatch(line), line
    named = [line.split(" ") for line in lines if line.startswith("# TYPE ")]
    assert [name for _, _, name, kind in named if (kind == "counter") != name.endswith("_total")] == []

"""Everything that is measured of a server. One process is one server, so these are there once.

`/metrics` writes them. What changes slowly is counted when somebody looks (`Site.looks`), the rest where it happens.
"""

from __future__ import annotations

from dicehall import __version__
from dicehall.server.watched.metrics import Counter, Counters, Gauge, Histogram, Info, Registry

_SHORT_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Ends of buckets for what should take milliseconds."""

METRICS = Registry()
_add = METRICS.add

_add(Info("dicehall_info", "The version that runs.", "version", __version__))

CONNECTIONS_OPEN = _add(Gauge("dicehall_connections_open", "TCP connections, those of WebSockets too."))
CONNECTIONS_REFUSED = _add(
    Counter("dicehall_connections_refused_total", "Connections closed at once, as too many were open from the address.")
)
ANSWERS = _add(Counters("dicehall_http_answers_total", "Answers to HTTP requests, by the kind of status.", "status"))
REFUSED = _add(Counters("dicehall_refused_total", "Requests and messages that were not done, by reason.", "why"))

SOCKETS_OPEN = _add(Gauge("dicehall_sockets_open", "WebSockets of browsers."))
SOCKETS_CLOSED = _add(Counters("dicehall_sockets_closed_total", "WebSockets that the server has closed.", "why"))
MESSAGES_IN = _add(Counter("dicehall_messages_in_total", "Messages from browsers."))
MESSAGES_OUT = _add(Counter("dicehall_messages_out_total", "Messages to browsers."))
PONGS_INJECTED = _add(Counter("dicehall_pongs_injected_total", "Pongs that answer no ping of ours."))

TABLES_OPEN = _add(Gauge("dicehall_tables_open", "Tables in memory; the others sleep in the store."))
MATCHES_GOING_ON = _add(Gauge("dicehall_matches_going_on", "Matches at those tables that are not over."))
TABLE_ACCIDENTS = _add(Counter("dicehall_table_accidents_total", "Tables that were loaded again after a mistake."))
RACES_DECIDED = _add(Counter("dicehall_races_decided_total", "Races that were judged."))
VERDICT_WAIT_S = _add(
    Histogram("dicehall_verdict_wait_seconds", "From a claim's arrival to the verdict on it.", _SHORT_S)
)

WRITES = _add(Counters("dicehall_writes_total", "Writes to the store: kept, bad, or failed.", "result"))
WRITE_S = _add(Histogram("dicehall_write_seconds", "From asking for a write to knowing that it is on disk.", _SHORT_S))

LOOP_LAG_S = _add(
    Histogram("dicehall_loop_lag_seconds", "How much later than asked for the event loop does something.", _SHORT_S)
)
STARTED_S = _add(Gauge("process_start_time_seconds", "When the server began, Unix time."))
CPU_S = _add(Counter("process_cpu_seconds_total", "Processor time, of user and system."))
RSS_BYTES = _add(Gauge("process_resident_memory_bytes", "Memory in use."))
FILES_OPEN = _add(Gauge("process_open_fds", "Open files and sockets."))

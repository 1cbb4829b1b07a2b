"""`dicehall serve`, and `dicehall play` in the browser: which address, who is told of it, and the server itself."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address

from dicehall.cli.qr import say_qr
from dicehall.server.listening import PortTaken, listening, machine_addresses
from dicehall.server.settings import (
    EVERYWHERE,
    FOR_EVER,
    LOOPBACK,
    Settings,
    Written,
    data_of,
    log_of,
    port_of,
    settings_of,
)

_OPTIONS = (
    "host", "port", "data", "public_url", "trusted_proxy", "metrics_from", "log", "kernel_rtt",
    "keep_tables_days", "keep_guests_days",
)  # fmt: skip


def serve(arguments: argparse.Namespace) -> int:
    """Serves until it is stopped. Raises BadSetting, CannotListen, CannotOpen."""
    settings = settings_of(_written(arguments))
    sockets = listening(settings.host, settings.port)
    port = _port_of(sockets)

    def began() -> None:
        where = settings.public_url or f"http://{_in_address(settings.host)}:{port}"
        _say(f"dicehall serves {where}/ and keeps its tables in {settings.data}")
        if settings.public_url and settings.log != "json":
            say_qr(f"{where}/")

    _run(settings, sockets, began)
    return 0


def play_in_browser(arguments: argparse.Namespace) -> int:
    """Serves this machine, or the local network, and opens the browser. Raises BadSetting, CannotListen, CannotOpen."""
    written = _written(arguments)
    settings = Settings(
        EVERYWHERE if arguments.lan else LOOPBACK,
        port_of(written),
        data_of(written),
        log=log_of(written),
        keep_tables_days=FOR_EVER,  # one's own matches, on one's own machine
        keep_guests_days=FOR_EVER,
    )
    sockets = _listening_somewhere(settings, is_port_given=written.is_given("port"))
    port = _port_of(sockets)

    def began() -> None:
        here = f"http://{LOOPBACK}:{port}/"
        _say(f"dicehall is here: {here}")
        for_others = _say_for_others(port) if arguments.lan else ""
        _say("It runs until you press Ctrl-C.")
        if has_screen(sys.platform, os.environ):
            _open(for_others or here)  # links and codes in the page then lead here from other devices, too

    _run(settings, sockets, began)
    return 0


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser can be opened; without a screen, one for the terminal would take this one."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    """In a thread, as some browsers only return when they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _run(settings: Settings, sockets: tuple[socket.socket, ...], began: Callable[[], None]) -> None:
    # Both take long, and other commands need none of it.
    from dicehall.server.serve import run  # noqa: PLC0415
    from dicehall.server.watched.logs import set_up  # noqa: PLC0415

    # Where people read it, what goes as it should has been printed already.
    set_up(settings.log, logging.INFO if settings.log == "json" else logging.WARNING)
    run(settings, sockets, began)


def _listening_somewhere(settings: Settings, *, is_port_given: bool) -> tuple[socket.socket, ...]:
    """At the usual port, or at any if that is taken and nobody has asked for it."""
    try:
        return listening(settings.host, settings.port)
    except PortTaken:
        if is_port_given:
            raise
        _say(f"Port {settings.port} is taken by another program; dicehall takes a free one.")
        return listening(settings.host, 0)


def _say_for_others(port: int) -> str:
    """The addresses, and for phones a code of the likeliest one, which is returned; empty if there is none."""
    addresses = [f"http://{address}:{port}/" for address in machine_addresses()]
    if not addresses:
        _say("This machine has no address in a local network, so others cannot come.")
        return ""
    _say(f"Others in the local network find it here: {' or '.join(addresses)}")
    say_qr(addresses[0])
    return addresses[0]


def _written(arguments: argparse.Namespace) -> Written:
    return Written({name: getattr(arguments, name, None) for name in _OPTIONS}, os.environ)


def _port_of(sockets: tuple[socket.socket, ...]) -> int:
    return int(sockets[0].getsockname()[1])


def _in_address(host: str) -> str:
    try:
        return f"[{host}]" if isinstance(ip_address(host), IPv6Address) else host
    except ValueError:
        return host


def _say(sentence: str) -> None:
    print(sentence, flush=True)

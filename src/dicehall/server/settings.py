"""Settings of a server: from the command line, else from the environment, else as usual.

Imports no web framework, so that other commands start quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Literal, TypeVar
from urllib.parse import urlsplit

from msgspec import Struct

from dicehall.core import DicehallError

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PORT = 8787
KEEP_TABLES_DAYS, KEEP_GUESTS_DAYS, FOR_EVER = 90, 365, 0
_HIGHEST_PORT = 65_535
_MOST_DAYS = 36_500

T = TypeVar("T")
Network = IPv4Network | IPv6Network
LogStyle = Literal["json", "text"]


class BadSetting(DicehallError):
    """A setting that cannot be; the message names the option or the variable."""


class Settings(Struct, frozen=True):
    """How a server is run."""

    host: str = LOOPBACK
    """Address or name to listen at."""
    port: int = PORT
    """0: any that is free."""
    data: Path = Path()
    """Folder for everything that is kept."""
    public_url: str | None = None
    """Where people find the server if that is not its own address: scheme and host, maybe a port."""
    trusted_proxies: tuple[Network, ...] = ()
    """Whose X-Forwarded headers are believed."""
    metrics_from: tuple[Network, ...] = ()
    """Who may read `/metrics`, besides this machine."""
    log: LogStyle = "text"
    kernel_rtt: bool = True
    """Whether the system's TCP counters have a say in races; not behind a proxy that adds no headers."""
    keep_tables_days: int = KEEP_TABLES_DAYS
    """A table with its records is removed so long after the last change of it; 0: never."""
    keep_guests_days: int = KEEP_GUESTS_DAYS
    """A guest is forgotten so long after the last visit; 0: never."""


class Written(Struct, frozen=True):
    """Settings as they are written, in the order in which they are looked for."""

    options: Mapping[str, str | None]
    """By name, like `public_url`; None where it was not given."""
    environment: Mapping[str, str]

    def read(self, name: str, reader: Callable[[str], T], usual: T) -> T:
        """One setting. Raises BadSetting."""
        option, variable = self.options.get(name), f"DICEHALL_{name.upper()}"
        if option is not None:
            place, text = f"--{name.replace('_', '-')}", option
        elif self.environment.get(variable):
            place, text = variable, self.environment[variable]
        else:
            return usual
        try:
            return reader(text)
        except ValueError as error:
            raise BadSetting(f"{place} {text!r}: {error}") from None

    def is_given(self, name: str) -> bool:
        """Whether somebody has said it."""
        return self.options.get(name) is not None or bool(self.environment.get(f"DICEHALL_{name.upper()}"))


def settings_of(written: Written) -> Settings:
    """All settings of `dicehall serve`. Raises BadSetting."""
    return Settings(
        host=written.read("host", _host, LOOPBACK),
        port=port_of(written),
        data=data_of(written),
        public_url=written.read("public_url", _public_url, None),
        trusted_proxies=written.read("trusted_proxy", _networks, ()),
        metrics_from=written.read("metrics_from", _networks, ()),
        log=log_of(written),
        kernel_rtt=written.read("kernel_rtt", _on_or_off, True),
        keep_tables_days=written.read("keep_tables_days", _days, KEEP_TABLES_DAYS),
        keep_guests_days=written.read("keep_guests_days", _days, KEEP_GUESTS_DAYS),
    )


def port_of(written: Written) -> int:
    """Raises BadSetting."""
    return written.read("port", _port, PORT)


def log_of(written: Written) -> LogStyle:
    """Raises BadSetting."""
    return written.read("log", _log_style, "text")


def data_of(written: Written) -> Path:
    """The folder that was named, or the user's own by the XDG rules. Raises BadSetting."""
    environment = written.environment
    home = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME") or "~").expanduser() / ".local" / "share"
    return written.read("data", _folder, Path(home) / "dicehall" / "server")


def _on_or_off(text: str) -> bool:
    if text not in ("on", "off"):
        raise ValueError("on or off")
    return text == "on"


def _host(text: str) -> str:
    host = text.strip().removeprefix("[").removesuffix("]")
    if not host or "/" in host or " " in host:
        raise ValueError("an address or a name of this machine, such as 127.0.0.1 or ::1")
    return host


def _port(text: str) -> int:
    return _number(text, _HIGHEST_PORT, "")


def _days(text: str) -> int:
    return _number(text, _MOST_DAYS, " days; 0 is for ever")


def _number(text: str, most: int, of: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and int(text) <= most):
        raise ValueError(f"a whole number from 0 to {most}{of}")
    return int(text)


def _log_style(text: str) -> LogStyle:
    match text:
        case "json" | "text":
            return text
    raise ValueError("json or text")


def _folder(text: str) -> Path:
    if "\0" in text or not text.strip():
        raise ValueError("the path of a folder")
    return Path(text).expanduser()


def _public_url(text: str) -> str:
    wanted = "https:// or http://, a host and maybe a port, such as https://dice.example.org"
    parts = urlsplit(text)
    port = parts.port  # raises ValueError where it is none
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(wanted)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(f"{wanted}; nothing behind it, as dicehall has the host to itself")
    is_usual = port is None or port == {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{'' if is_usual else f':{port}'}"


def _networks(text: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part.strip()) for part in text.split(","))
    except ValueError as error:
        raise ValueError(
            f"{error}; addresses or networks with commas between them, such as 10.0.0.2,10.1.0.0/16"
        ) from None

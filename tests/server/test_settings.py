"""Settings from the command line, from the environment, and as usual."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from dicehall.server.settings import BadSetting, Settings, Written, settings_of

HOME = {"HOME": "/home/ada"}


def settings(options: dict[str, str | None] | None = None, environment: dict[str, str] | None = None) -> Settings:
    return settings_of(Written(options or {}, {**HOME, **(environment or {})}))


def test_without_a_word_a_server_is_for_this_machine_only() -> None:
    assert settings() == Settings("127.0.0.1", 8787, Path("/home/ada/.local/share/dicehall/server"), None, ())


def test_data_lie_where_xdg_says() -> None:
    assert settings(environment={"XDG_DATA_HOME": "/d"}).data == Path("/d/dicehall/server")


def test_every_setting_can_be_a_variable() -> None:
    environment = {
        "DICEHALL_HOST": "0.0.0.0",
        "DICEHALL_PORT": "80",
        "DICEHALL_DATA": "/srv/dice",
        "DICEHALL_PUBLIC_URL": "https://dice.example.org",
        "DICEHALL_TRUSTED_PROXY": "10.0.0.2, fd00::/8",
        "DICEHALL_METRICS_FROM": "10.0.0.3",
        "DICEHALL_LOG": "json",
        "DICEHALL_KERNEL_RTT": "off",
        "DICEHALL_KEEP_TABLES_DAYS": "30",
        "DICEHALL_KEEP_GUESTS_DAYS": "0",
    }
    proxies, watchers = (ip_network("10.0.0.2"), ip_network("fd00::/8")), (ip_network("10.0.0.3"),)
    assert settings(environment=environment) == Settings(
        "0.0.0.0", 80, Path("/srv/dice"), "https://dice.example.org", proxies, watchers, "json", False, 30, 0
    )


def test_an_option_counts_more_than_a_variable() -> None:
    assert settings({"port": "1"}, {"DICEHALL_PORT": "2"}).port == 1


def test_an_option_that_is_not_given_leaves_the_variable() -> None:
    assert settings({"port": None}, {"DICEHALL_PORT": "2"}).port == 2


def test_an_empty_variable_is_none() -> None:
    assert settings(environment={"DICEHALL_PORT": ""}).port == 8787


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("https://dice.example.org/", "https://dice.example.org"),
        ("https://dice.example.org:443", "https://dice.example.org"),
        ("http://Den.local:80", "http://den.local"),
        ("https://dice.example.org:8443", "https://dice.example.org:8443"),
        ("http://[fd00::1]:8787", "http://[fd00::1]:8787"),
    ],
)
def test_a_public_address_is_kept_as_browsers_write_origins(written: str, kept: str) -> None:
    assert settings({"public_url": written}).public_url == kept


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "http"),
        ("port", "٨٠"),
        ("host", "http://den"),
        ("host", " "),
        ("data", ""),
        ("public_url", "dice.example.org"),
        ("public_url", "ftp://dice.example.org"),
        ("public_url", "https://dice.example.org/games"),
        ("public_url", "https://ada@dice.example.org"),
        ("public_url", "https://dice.example.org:port"),
        ("trusted_proxy", "proxy.example.org"),
        ("trusted_proxy", "10.0.0.1/8"),
        ("metrics_from", "everybody"),
        ("log", "xml"),
        ("keep_tables_days", "-1"),
        ("keep_tables_days", "90 days"),
        ("keep_guests_days", "1000000"),
        ("keep_guests_days", "9" * 5_000),
    ],
)
def test_a_setting_that_cannot_be_names_its_option_and_the_text(name: str, text: str) -> None:
    with pytest.raises(BadSetting) as error:
        settings({name: text})
    assert str(error.value).startswith(f"--{name.replace('_', '-')} {text!r}: ")


def test_a_setting_that_cannot_be_names_its_variable() -> None:
    with pytest.raises(BadSetting, match=r"^DICEHALL_PORT 'x': a whole number from 0 to 65535$"):
        settings(environment={"DICEHALL_PORT": "x"})

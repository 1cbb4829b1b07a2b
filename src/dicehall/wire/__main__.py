"""Writes the TypeScript types into the checkout: `python -m dicehall.wire`."""

from pathlib import Path

from dicehall.wire.generate import wire_ts

WIRE_TS = Path(__file__).parents[3] / "web" / "src" / "wire.gen.ts"

if __name__ == "__main__":
    WIRE_TS.write_text(wire_ts(), "utf-8")

"""`python -m dicehall` is the command `dicehall`."""

from dicehall.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())

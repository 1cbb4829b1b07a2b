"""Four dice games with their complete rules, at tables for people and bots.

Nothing is imported here: a program that wants the rules of one game does not pay for the terminal, and
`import dicehall` alone gives the version and no game. Start at `dicehall.games` or `dicehall.match`.
"""

__version__ = "0.1.0"

"""The command `dicehall` and the table in the terminal. Composition only: no rule of any game is decided here."""

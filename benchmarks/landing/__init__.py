"""Where dice come to rest on the board of Tumblin-Dice, as tables and plots for docs/physics.md: `./bench landing`."""

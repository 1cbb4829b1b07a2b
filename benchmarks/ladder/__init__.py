"""Whether each level of Tumblin-Dice's bots beats the one below: `./bench ladder`."""

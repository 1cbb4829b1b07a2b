"""What a throw of Tumblin-Dice costs, beside PyBullet: `./bench throws`."""

"""How smoothly the 3D table runs, and whether it grows."""

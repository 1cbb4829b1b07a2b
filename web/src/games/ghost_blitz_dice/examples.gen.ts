// Written by `python -m tests.games.examples`: do not edit.

import type { Paid, Read } from "./examples-model";

export const READ: Readonly<Record<string, Read>> = {
  "GB-2": {
    "faces": [
      "bottle",
      "bottle",
      "ghost",
      "mouse",
      "bottle"
    ],
    "answer": {
      "type": "answer",
      "rule": "GB-2",
      "figure": "mouse",
      "seen": "bottle",
      "die": "bottle"
    }
  },
  "GB-3": {
    "faces": [
      "book",
      "ghost",
      "bottle",
      "book",
      "ghost"
    ],
    "answer": {
      "type": "answer",
      "rule": "GB-3",
      "figure": "bottle",
      "seen": "bottle",
      "die": "mouse"
    }
  },
  "GB-4": {
    "faces": [
      "chair",
      "mouse",
      "bottle",
      "book",
      "ghost"
    ],
    "answer": {
      "type": "answer",
      "rule": "GB-4",
      "figure": "book",
      "seen": "ghost",
      "die": "book"
    }
  },
  "GB-R2": {
    "faces": [
      "book",
      "book",
      "book",
      "ghost",
      "ghost"
    ],
    "answer": {
      "type": "answer",
      "rule": "GB-2",
      "figure": "ghost",
      "seen": "book",
      "die": "book"
    }
  }
};

export const PAID: Readonly<Record<string, Paid>> = {
  "GB-6": {
    "judged": [
      {
        "seat": 1,
        "figures": [
          "bottle"
        ],
        "verdict": "wrong"
      },
      {
        "seat": 3,
        "figures": [
          "mouse"
        ],
        "verdict": "right"
      },
      {
        "seat": 2,
        "figures": [
          "ghost"
        ],
        "verdict": "wrong"
      }
    ],
    "before": [
      3,
      0,
      5,
      2
    ],
    "after": [
      2,
      0,
      9,
      2
    ],
    "jackpot": [
      2,
      0
    ]
  },
  "GB-7": {
    "judged": [
      {
        "seat": 1,
        "figures": [
          "bottle"
        ],
        "verdict": "wrong"
      },
      {
        "seat": 2,
        "figures": [
          "ghost"
        ],
        "verdict": "wrong"
      },
      {
        "seat": 3,
        "figures": [
          "bottle"
        ],
        "verdict": "wrong"
      },
      {
        "seat": 4,
        "figures": [
          "chair"
        ],
        "verdict": "wrong"
      }
    ],
    "before": [
      1,
      0,
      0,
      2
    ],
    "after": [
      0,
      0,
      0,
      1
    ],
    "jackpot": [
      0,
      2
    ]
  },
  "GB-R4": {
    "judged": [
      {
        "seat": 1,
        "figures": [
          "mouse",
          "bottle"
        ],
        "verdict": "wrong"
      },
      {
        "seat": 2,
        "figures": [
          "mouse"
        ],
        "verdict": "right"
      }
    ],
    "before": [
      2,
      2
    ],
    "after": [
      1,
      4
    ],
    "jackpot": [
      0,
      0
    ]
  },
  "GB-R6": {
    "judged": [
      {
        "seat": 1,
        "figures": [
          "mouse"
        ],
        "verdict": "right"
      },
      {
        "seat": 2,
        "figures": [
          "mouse"
        ],
        "verdict": "late"
      },
      {
        "seat": 3,
        "figures": [
          "book"
        ],
        "verdict": "wrong"
      }
    ],
    "before": [
      2,
      2,
      2
    ],
    "after": [
      4,
      2,
      1
    ],
    "jackpot": [
      0,
      0
    ]
  }
};

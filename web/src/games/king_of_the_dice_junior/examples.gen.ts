// Written by `python -m tests.games.examples`: do not edit.

import type { Castles, Lizards, Met } from "./examples-model";

export const MET: Readonly<Record<string, Met>> = {
  "KJ-3": {
    "cards": [
      10
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "green-gem",
          "blue-animal",
          "green-flower",
          "green-gem"
        ],
        "met": [
          10
        ]
      }
    ]
  },
  "KJ-4": {
    "cards": [
      9,
      11
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "red-gem",
          "red-animal",
          "green-gem",
          "green-gem"
        ],
        "met": []
      },
      {
        "kept": 2,
        "faces": [
          "red-gem",
          "red-animal",
          "red-animal",
          "blue-flower"
        ],
        "met": [
          9
        ]
      }
    ]
  },
  "KJ-5": {
    "cards": [
      3,
      23
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "red-gem",
          "red-animal",
          "green-gem",
          "blue-flower"
        ],
        "met": [
          3,
          23
        ]
      }
    ]
  },
  "KJ-7": {
    "cards": [
      14
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "green-flower",
          "red-animal",
          "blue-flower",
          "green-gem"
        ],
        "met": [
          14
        ]
      }
    ]
  },
  "KJ-8": {
    "cards": [
      36
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "blue-flower",
          "blue-flower",
          "red-gem",
          "red-animal"
        ],
        "met": [
          36
        ]
      }
    ]
  },
  "KJ-9": {
    "cards": [
      30
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "red-animal",
          "green-gem",
          "blue-flower",
          "red-gem"
        ],
        "met": []
      },
      {
        "kept": 1,
        "faces": [
          "red-animal",
          "blue-animal",
          "green-flower",
          "green-gem"
        ],
        "met": []
      },
      {
        "kept": 2,
        "faces": [
          "red-animal",
          "blue-animal",
          "blue-flower",
          "blue-animal"
        ],
        "met": [
          30
        ]
      }
    ]
  },
  "KJ-R4": {
    "cards": [
      18
    ],
    "rolls": [
      {
        "kept": 0,
        "faces": [
          "red-gem",
          "red-animal",
          "green-gem",
          "blue-flower"
        ],
        "met": []
      }
    ]
  }
};

export const LIZARDS: Readonly<Record<string, Lizards>> = {
  "KJ-R5": [
    {
      "card": 1,
      "lizards": 1
    },
    {
      "card": 3,
      "lizards": 1
    },
    {
      "card": 9,
      "lizards": 2
    },
    {
      "card": 12,
      "lizards": 2
    },
    {
      "card": 18,
      "lizards": 3
    }
  ]
};

export const CASTLES: Readonly<Record<string, Castles>> = {
  "KJ-V2": {
    "castles": [
      [
        1,
        9,
        18,
        12,
        23
      ],
      [
        38,
        21,
        4,
        10,
        25
      ]
    ],
    "lizards": [
      9,
      8
    ],
    "winners": [
      1
    ]
  }
};

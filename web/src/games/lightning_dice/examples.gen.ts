// Written by `python -m tests.games.examples`: do not edit.

import type { Called, Fits, Flip } from "./examples-model";

export const CALLED: Readonly<Record<string, Called>> = {
  "LD-5": {
    "card": {
      "title": "Car Tows Bike",
      "requirement": "four and a pair",
      "picture": [
        3,
        3,
        3,
        3,
        6,
        6
      ]
    },
    "seat": 1,
    "call": "got_it",
    "number": 0,
    "dice": [
      3,
      3,
      3,
      3,
      6,
      6
    ],
    "before": [
      4,
      7
    ],
    "after": [
      6,
      7
    ],
    "picksUp": false,
    "wins": false
  },
  "LD-6": {
    "card": {
      "title": "Car Tows Bike",
      "requirement": "four and a pair",
      "picture": [
        3,
        3,
        3,
        3,
        6,
        6
      ]
    },
    "seat": 1,
    "call": "got_it",
    "number": 0,
    "dice": [
      3,
      3,
      3,
      3,
      6,
      5
    ],
    "before": [
      5,
      7
    ],
    "after": [
      3,
      7
    ],
    "picksUp": false,
    "wins": false
  },
  "LD-7": {
    "card": {
      "title": "Car Tows Bike",
      "requirement": "four and a pair",
      "picture": [
        3,
        3,
        3,
        3,
        6,
        6
      ]
    },
    "seat": 4,
    "call": "bonus",
    "number": 0,
    "dice": [
      4,
      4,
      4,
      4,
      4,
      4
    ],
    "before": [
      4,
      7,
      9,
      7
    ],
    "after": [
      4,
      7,
      9,
      8
    ],
    "picksUp": true,
    "wins": false
  },
  "LD-8": {
    "card": {
      "title": "Car Tows Bike",
      "requirement": "four and a pair",
      "picture": [
        3,
        3,
        3,
        3,
        6,
        6
      ]
    },
    "seat": 4,
    "call": "thunder",
    "number": 3,
    "dice": [
      3,
      3,
      3,
      3,
      3,
      3
    ],
    "before": [
      4,
      7,
      9,
      7
    ],
    "after": [
      4,
      7,
      8,
      7
    ],
    "picksUp": true,
    "wins": false
  },
  "LD-R1": {
    "card": {
      "title": "Car Tows Bike",
      "requirement": "four and a pair",
      "picture": [
        3,
        3,
        3,
        3,
        6,
        6
      ]
    },
    "seat": 1,
    "call": "thunder",
    "number": 2,
    "dice": [
      2,
      2,
      2,
      2,
      2,
      2
    ],
    "before": [
      4,
      0
    ],
    "after": [
      4,
      0
    ],
    "picksUp": true,
    "wins": false
  },
  "LD-R2": {
    "card": {
      "title": "Ladder with a Spare",
      "requirement": "run of five",
      "picture": [
        1,
        2,
        3,
        4,
        5,
        0
      ]
    },
    "seat": 1,
    "call": "got_it",
    "number": 0,
    "dice": [
      2,
      3,
      4,
      5,
      6,
      6
    ],
    "before": [
      19,
      18
    ],
    "after": [
      20,
      18
    ],
    "picksUp": false,
    "wins": true
  },
  "LD-R7": {
    "card": {
      "title": "Ladder with a Spare",
      "requirement": "run of five",
      "picture": [
        1,
        2,
        3,
        4,
        5,
        0
      ]
    },
    "seat": 1,
    "call": "got_it",
    "number": 0,
    "dice": [
      1,
      2,
      3,
      4,
      4,
      6
    ],
    "before": [
      0,
      3
    ],
    "after": [
      0,
      3
    ],
    "picksUp": true,
    "wins": false
  }
};

export const FITS: Readonly<Record<string, Fits>> = {
  "LD-4": {
    "card": {
      "title": "Every Other Step",
      "requirement": "show 2 4 6",
      "picture": [
        2,
        4,
        6,
        0,
        0,
        0
      ]
    },
    "rolls": [
      {
        "kept": 0,
        "dice": [
          2,
          4,
          1,
          3,
          3,
          5
        ],
        "isMet": false
      },
      {
        "kept": 2,
        "dice": [
          2,
          4,
          6,
          1,
          3,
          3
        ],
        "isMet": true
      }
    ]
  },
  "LD-R26": {
    "card": {
      "title": "Copycats",
      "requirement": "at least four alike",
      "picture": [
        3,
        3,
        3,
        3,
        0,
        0
      ]
    },
    "rolls": [
      {
        "kept": 0,
        "dice": [
          5,
          5,
          5,
          5,
          1,
          2
        ],
        "isMet": true
      },
      {
        "kept": 0,
        "dice": [
          3,
          3,
          3,
          6,
          6,
          6
        ],
        "isMet": false
      }
    ]
  }
};

export const FLIP: Readonly<Record<string, Flip>> = {
  "LD-R6": {
    "card": {
      "title": "Even Keel",
      "requirement": "all even",
      "picture": [
        2,
        2,
        4,
        4,
        6,
        6
      ]
    },
    "lying": [
      2,
      2,
      4,
      4,
      6,
      6
    ],
    "refusedBy": "LD-R6",
    "rolled": [
      2,
      2,
      4,
      4,
      6,
      2
    ],
    "change": 2
  }
};

// Written by `python -m tests.games.examples`: do not edit.

import type { Lies, Order } from "./examples-model";

export const LIES: Readonly<Record<string, Lies>> = {
  "TD-3": {
    "dice": [
      {
        "name": "black-4",
        "seat": 4,
        "kind": "plain"
      },
      {
        "name": "red-1",
        "seat": 1,
        "kind": "plain"
      }
    ],
    "board": [
      {
        "die": "black-4",
        "face": 3,
        "crossed": false,
        "pose": {
          "at_mm": [
            178.0,
            95.0,
            58.8
          ],
          "turn": [
            0.984727,
            0.0,
            0.0,
            0.174108
          ]
        }
      },
      {
        "die": "red-1",
        "face": 4,
        "level": 1,
        "pose": {
          "at_mm": [
            257.5,
            95.0,
            58.8
          ],
          "turn": [
            0.0,
            0.984727,
            0.174108,
            0.0
          ]
        }
      }
    ],
    "stacked": [],
    "beforeLine": 0,
    "counts": [
      {
        "die": "red-1",
        "seat": 1,
        "points": 4
      }
    ],
    "gone": {
      "black-4": "not_crossed"
    }
  },
  "TD-6": {
    "dice": [
      {
        "name": "red-1",
        "seat": 1,
        "kind": "plain"
      },
      {
        "name": "white-1",
        "seat": 2,
        "kind": "plain"
      },
      {
        "name": "green-1",
        "seat": 3,
        "kind": "plain"
      },
      {
        "name": "black-1",
        "seat": 4,
        "kind": "plain"
      }
    ],
    "board": [
      {
        "die": "red-1",
        "face": 6,
        "level": 1,
        "pose": {
          "at_mm": [
            257.5,
            95.0,
            58.8
          ],
          "turn": [
            0.696307,
            -0.123113,
            0.696307,
            0.123113
          ]
        }
      },
      {
        "die": "white-1",
        "face": 2,
        "level": 2,
        "pose": {
          "at_mm": [
            382.5,
            95.0,
            46.099999999999994
          ],
          "turn": [
            0.696307,
            0.696307,
            0.123113,
            0.123113
          ]
        }
      },
      {
        "die": "green-1",
        "face": 4,
        "level": 3,
        "pose": {
          "at_mm": [
            477.5,
            95.0,
            33.4
          ],
          "turn": [
            0.0,
            0.984727,
            0.174108,
            0.0
          ]
        }
      },
      {
        "die": "black-1",
        "face": 1,
        "level": 4,
        "pose": {
          "at_mm": [
            567.5,
            95.0,
            20.7
          ],
          "turn": [
            0.696307,
            0.123113,
            -0.696307,
            0.123113
          ]
        }
      }
    ],
    "stacked": [],
    "beforeLine": 0,
    "counts": [
      {
        "die": "red-1",
        "seat": 1,
        "points": 6
      },
      {
        "die": "white-1",
        "seat": 2,
        "points": 4
      },
      {
        "die": "green-1",
        "seat": 3,
        "points": 12
      },
      {
        "die": "black-1",
        "seat": 4,
        "points": 4
      }
    ],
    "gone": {}
  },
  "TD-11": {
    "dice": [
      {
        "name": "white-1",
        "seat": 2,
        "kind": "plain"
      },
      {
        "name": "red-1",
        "seat": 1,
        "kind": "plain"
      }
    ],
    "board": [
      {
        "die": "white-1",
        "face": 3,
        "level": 3,
        "pose": {
          "at_mm": [
            477.5,
            95.0,
            33.4
          ],
          "turn": [
            0.984727,
            0.0,
            0.0,
            0.174108
          ]
        }
      },
      {
        "die": "red-1",
        "face": 5,
        "level": 3,
        "on_top_of": [
          "white-1"
        ],
        "pose": {
          "at_mm": [
            482.0,
            90.5,
            49.4
          ],
          "turn": [
            0.70159,
            -0.70159,
            0.088158,
            -0.088158
          ]
        }
      }
    ],
    "stacked": [
      [
        "red-1",
        "white-1"
      ]
    ],
    "beforeLine": 0,
    "counts": [
      {
        "die": "red-1",
        "seat": 1,
        "points": 15
      },
      {
        "die": "white-1",
        "seat": 1,
        "points": 9
      }
    ],
    "gone": {}
  },
  "TD-O2": {
    "dice": [
      {
        "name": "white-1",
        "seat": 1,
        "kind": "plain"
      },
      {
        "name": "black-double",
        "seat": 1,
        "kind": "double"
      }
    ],
    "board": [
      {
        "die": "white-1",
        "face": 5,
        "level": 3,
        "pose": {
          "at_mm": [
            458.5,
            95.0,
            33.4
          ],
          "turn": [
            0.696307,
            -0.696307,
            -0.123113,
            0.123113
          ]
        }
      },
      {
        "die": "black-double",
        "face": 5,
        "level": 3,
        "pose": {
          "at_mm": [
            506.0,
            95.0,
            33.4
          ],
          "turn": [
            0.696307,
            -0.696307,
            -0.123113,
            0.123113
          ]
        }
      }
    ],
    "stacked": [],
    "beforeLine": 0,
    "counts": [
      {
        "die": "white-1",
        "seat": 1,
        "points": 15
      },
      {
        "die": "black-double",
        "seat": 1,
        "points": 30
      }
    ],
    "gone": {}
  },
  "TD-O3": {
    "dice": [
      {
        "name": "white-1",
        "seat": 1,
        "kind": "offensive"
      },
      {
        "name": "black-1",
        "seat": 1,
        "kind": "defensive"
      }
    ],
    "board": [
      {
        "die": "white-1",
        "face": 6,
        "level": 4,
        "pose": {
          "at_mm": [
            567.5,
            95.0,
            20.7
          ],
          "turn": [
            0.696307,
            -0.123113,
            0.696307,
            0.123113
          ]
        }
      },
      {
        "die": "black-1",
        "face": 5,
        "level": 3,
        "pose": {
          "at_mm": [
            477.5,
            95.0,
            33.4
          ],
          "turn": [
            0.696307,
            -0.696307,
            -0.123113,
            0.123113
          ]
        }
      }
    ],
    "stacked": [],
    "beforeLine": 0,
    "counts": [
      {
        "die": "white-1",
        "seat": 1,
        "points": 24
      },
      {
        "die": "black-1",
        "seat": 1,
        "points": 0
      }
    ],
    "gone": {}
  },
  "TD-R6": {
    "dice": [
      {
        "name": "white-1",
        "seat": 2,
        "kind": "plain"
      },
      {
        "name": "green-1",
        "seat": 3,
        "kind": "plain"
      },
      {
        "name": "red-1",
        "seat": 1,
        "kind": "plain"
      }
    ],
    "board": [
      {
        "die": "white-1",
        "face": 3,
        "level": 2,
        "pose": {
          "at_mm": [
            382.5,
            95.0,
            46.099999999999994
          ],
          "turn": [
            0.984727,
            0.0,
            0.0,
            0.174108
          ]
        }
      },
      {
        "die": "green-1",
        "face": 2,
        "level": 2,
        "on_top_of": [
          "white-1"
        ],
        "pose": {
          "at_mm": [
            387.0,
            90.5,
            62.099999999999994
          ],
          "turn": [
            0.70159,
            0.70159,
            -0.088158,
            -0.088158
          ]
        }
      },
      {
        "die": "red-1",
        "face": 5,
        "level": 2,
        "on_top_of": [
          "green-1"
        ],
        "pose": {
          "at_mm": [
            391.5,
            86.0,
            78.1
          ],
          "turn": [
            0.644202,
            -0.644202,
            0.291555,
            -0.291555
          ]
        }
      }
    ],
    "stacked": [
      [
        "green-1",
        "white-1"
      ],
      [
        "red-1",
        "green-1"
      ]
    ],
    "beforeLine": 0,
    "counts": [
      {
        "die": "red-1",
        "seat": 1,
        "points": 10
      },
      {
        "die": "white-1",
        "seat": 1,
        "points": 6
      },
      {
        "die": "green-1",
        "seat": 1,
        "points": 4
      }
    ],
    "gone": {}
  },
  "TD-R8": {
    "dice": [
      {
        "name": "green-1",
        "seat": 2,
        "kind": "offensive"
      },
      {
        "name": "black-1",
        "seat": 1,
        "kind": "defensive"
      }
    ],
    "board": [
      {
        "die": "green-1",
        "face": 6,
        "level": 4,
        "pose": {
          "at_mm": [
            567.5,
            95.0,
            20.7
          ],
          "turn": [
            0.696307,
            -0.123113,
            0.696307,
            0.123113
          ]
        }
      },
      {
        "die": "black-1",
        "face": 2,
        "level": 4,
        "on_top_of": [
          "green-1"
        ],
        "pose": {
          "at_mm": [
            572.0,
            90.5,
            36.7
          ],
          "turn": [
            0.70159,
            0.70159,
            -0.088158,
            -0.088158
          ]
        }
      }
    ],
    "stacked": [
      [
        "black-1",
        "green-1"
      ]
    ],
    "beforeLine": 0,
    "counts": [
      {
        "die": "black-1",
        "seat": 1,
        "points": 0
      },
      {
        "die": "green-1",
        "seat": 0,
        "points": 0
      }
    ],
    "gone": {}
  },
  "TD-R13": {
    "dice": [
      {
        "name": "white-1",
        "seat": 2,
        "kind": "plain"
      },
      {
        "name": "red-1",
        "seat": 1,
        "kind": "plain"
      }
    ],
    "board": [
      {
        "die": "white-1",
        "face": 5,
        "crossed": false,
        "pose": {
          "at_mm": [
            140.0,
            95.0,
            58.8
          ],
          "turn": [
            0.696307,
            -0.696307,
            -0.123113,
            0.123113
          ]
        }
      },
      {
        "die": "red-1",
        "face": 5,
        "level": 1,
        "pose": {
          "at_mm": [
            257.5,
            95.0,
            58.8
          ],
          "turn": [
            0.696307,
            -0.696307,
            -0.123113,
            0.123113
          ]
        }
      }
    ],
    "stacked": [],
    "beforeLine": -1,
    "counts": [
      {
        "die": "red-1",
        "seat": 1,
        "points": 5
      },
      {
        "die": "white-1",
        "seat": 2,
        "points": -5
      }
    ],
    "gone": {}
  },
  "TD-R5": {
    "dice": [
      {
        "name": "red-1",
        "seat": 1,
        "kind": "plain"
      }
    ],
    "board": [
      {
        "die": "red-1",
        "face": 3,
        "level": 3,
        "tilt": {
          "nearest": 5,
          "next_face": 3,
          "gap_deg": 4.0
        },
        "pose": {
          "at_mm": [
            477.5,
            95.0,
            36.4
          ],
          "turn": [
            0.91706,
            -0.398749,
            0.0,
            0.0
          ]
        }
      }
    ],
    "stacked": [],
    "beforeLine": 0,
    "counts": [
      {
        "die": "red-1",
        "seat": 1,
        "points": 9
      }
    ],
    "gone": {}
  }
};

export const ORDER: Readonly<Record<string, Order>> = {
  "TD-7": {
    "before": [
      4,
      2,
      1,
      3
    ],
    "totals": [
      20,
      20,
      31,
      9
    ],
    "after": [
      3,
      2,
      1,
      4
    ]
  }
};

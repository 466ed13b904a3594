// Where things stand in the village, in units of the map.
export const WIDTH = 1008;
export const HEIGHT = 622;

/** The foot of each lot, by slot. */
export const LOTS: readonly (readonly [x: number, y: number])[] = [
  [540, 224],
  [318, 232],
  [384, 458],
  [690, 376],
  [880, 300],
  [640, 520],
];
export const GATE = [770, 190] as const;

export const RIVER = "M150-20C170 70 60 120 120 200S330 380 300 450 420 640 620 596 820 540 1040 570";
export const ROADS: readonly string[] = [
  "M486 330C560 300 640 250 770 200",
  "M486 330C400 330 330 300 262 286S150 306 60 278",
  "M486 330C500 410 520 470 480 530S340 570 220 556",
  "M486 330C600 352 690 388 770 404S900 410 1020 392",
];
export const WAVES: readonly (readonly [number, number])[] = [
  [142, 40],
  [120, 84],
  [92, 140],
  [118, 190],
  [206, 312],
  [262, 360],
  [300, 410],
  [296, 470],
  [330, 548],
  [452, 606],
  [540, 596],
  [628, 590],
  [700, 580],
  [768, 562],
  [840, 552],
  [910, 560],
  [976, 556],
];
/** Drawing, place and size of what is there to be looked at. */
export const SCENERY: readonly (readonly [name: string, x: number, y: number, width: number])[] = [
  ["pine", 40, 96, 46],
  ["pine", 86, 118, 46],
  ["pine", 236, 90, 46],
  ["pine", 420, 88, 46],
  ["tree", 462, 96, 46],
  ["pine", 600, 84, 46],
  ["tree", 640, 98, 46],
  ["tree", 908, 100, 46],
  ["pine", 950, 92, 46],
  ["pine", 988, 114, 46],
  ["cottage", 66, 250, 130],
  ["cottage", 56, 386, 120],
  ["well", 486, 346, 64],
  ["tree", 610, 330, 42],
  ["bridge", 184, 318, 116],
  ["bridge", 356, 596, 112],
  ["gate", 770, 200, 192],
  ["tent", 168, 500, 104],
  ["bush", 560, 400, 34],
  ["bush", 828, 310, 34],
  ["tree", 70, 590, 46],
  ["pine", 108, 606, 42],
  ["bush", 262, 508, 38],
  ["tree", 820, 500, 44],
  ["pine", 968, 500, 42],
  ["bush", 884, 488, 40],
];

/** The size of each of these drawings. */
export const SHAPES: Readonly<Record<string, string>> = {
  gate: "0 0 184 134",
  tree: "0 0 48 74",
  pine: "0 0 48 74",
  bush: "0 0 44 26",
  bridge: "0 0 104 54",
  well: "0 0 80 100",
  tent: "0 0 104 88",
  cottage: "0 0 152 140",
};

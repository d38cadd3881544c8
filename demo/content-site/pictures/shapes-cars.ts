import type { Shape } from './bodies.ts'
import { nodes } from './geometry.ts'

export const CITY: Shape = {
  nose: nodes('212,514,180 177,440,-92 202,364,-62 262,322,-24'),
  cowl: [404, 300, -7, -39],
  header: [552, 221, -17],
  roof: nodes('700,206,-1 912,226,11'),
  spoiler: [938, 235, 24, 66],
  deck: [990, 336, 62, 52],
  tail: nodes('1018,386,76 1022,448,94 996,514,160'),
  windows: nodes(
    '444,312,-42,-40 566,238,-16 704,224,-1 872,238,9 905,262,62 908,294,100,180 700,302,177.5 444,312,177',
  ),
  pillars: [[676, 22, 6]],
  wheels: { front: 330, rear: 900, radius: 71, spokes: 5 },
  doors: [424, 678, 852],
  shoulder: nodes('250,366,-10 430,344,-3 700,338,0 1002,352,4'),
  headLamp: [196, 392, 78, 50],
  tailLamp: [1018, 372, 46, 52],
  traits: {
    cladding: false,
    rails: false,
    grille: 'slim',
    lamps: 'round',
    front: { width: 540, height: 486, taper: 0.72 },
  },
}

export const HATCHBACK: Shape = {
  nose: nodes('176,516,180 141,454,-92 168,386,-58 232,350,-19'),
  cowl: [446, 312, -7, -32],
  header: [622, 243, -15],
  roof: nodes('742,230,0 962,254,11'),
  spoiler: [996, 264, 20, 60],
  deck: [1036, 346, 66, 48],
  tail: nodes('1056,384,76 1058,446,94 1030,516,160'),
  windows: nodes(
    '492,323,-36,-34 636,259,-14 744,247,0 900,261,9 968,304,48 964,312,170,179 740,317,178 492,323,179',
  ),
  pillars: [
    [706, 20, 8],
    [890, 18, -22],
  ],
  wheels: { front: 326, rear: 908, radius: 75, spokes: 5 },
  doors: [470, 708, 876],
  shoulder: nodes('240,378,-9 460,350,-3 740,344,0 1040,358,4'),
  headLamp: [158, 398, 98, 34],
  tailLamp: [1056, 378, 70, 40],
  traits: {
    cladding: false,
    rails: false,
    grille: 'wide',
    lamps: 'blade',
    front: { width: 604, height: 472, taper: 0.68 },
  },
}

export const ESTATE: Shape = {
  nose: nodes('146,518,180 110,460,-92 138,398,-56 204,366,-15'),
  cowl: [430, 328, -7, -29],
  header: [612, 260, -14],
  roof: nodes('745,248,0 1000,266,9'),
  spoiler: [1040, 277, 18, 58],
  deck: [1074, 354, 68, 56],
  tail: nodes('1088,392,78 1089,452,94 1062,518,160'),
  windows: nodes(
    '474,336,-32,-31 628,275,-13 750,264,0 950,276,7 1012,300,36 1022,318,95,180 740,328,178.5 474,336,179',
  ),
  pillars: [
    [684, 18, 8],
    [858, 18, -12],
  ],
  wheels: { front: 294, rear: 872, radius: 76, spokes: 10 },
  doors: [450, 686, 850],
  shoulder: nodes('212,386,-7 450,362,-2 750,356,0 1072,366,3'),
  headLamp: [126, 406, 104, 28],
  tailLamp: [1088, 384, 84, 30],
  traits: {
    cladding: false,
    rails: true,
    grille: 'slim',
    lamps: 'blade',
    front: { width: 606, height: 470, taper: 0.68 },
  },
}

export const SALOON: Shape = {
  nose: nodes('146,518,180 110,462,-92 140,402,-54 206,373,-14'),
  cowl: [436, 336, -7, -28],
  header: [614, 269, -14],
  roof: nodes('706,259,0 806,268,11'),
  spoiler: [828, 273, 14, 16],
  deck: [976, 337, 19, 5],
  tail: nodes('1074,342,4,70 1088,386,82 1086,456,94 1060,518,160'),
  windows: nodes(
    '480,343,-31,-30 628,284,-13 708,274,0 800,283,12 906,326,27 900,334,170,179 740,337,178.5 480,343,179',
  ),
  pillars: [
    [684, 18, 8],
    [842, 14, -16],
  ],
  wheels: { front: 294, rear: 880, radius: 76, spokes: 10 },
  doors: [456, 686, 842],
  shoulder: nodes('212,390,-7 450,367,-2 750,361,-1 1072,364,2'),
  headLamp: [128, 410, 106, 26],
  tailLamp: [1086, 372, 86, 26],
  traits: {
    cladding: false,
    rails: false,
    grille: 'wide',
    lamps: 'split',
    front: { width: 612, height: 452, taper: 0.64 },
  },
}

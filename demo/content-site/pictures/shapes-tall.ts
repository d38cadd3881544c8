import type { Shape } from './bodies.ts'
import { nodes } from './geometry.ts'

export const COMPACT_SUV: Shape = {
  nose: nodes('176,508,180 141,430,-92 166,352,-60 230,316,-18'),
  cowl: [436, 290, -8, -34],
  header: [602, 219, -16],
  roof: nodes('744,206,0 978,226,10'),
  spoiler: [1014, 237, 20, 60],
  deck: [1050, 326, 66, 48],
  tail: nodes('1062,366,80 1059,440,95 1030,508,160'),
  windows: nodes(
    '482,299,-38,-36 618,236,-15 746,224,0 906,237,8 964,268,46 966,282,100,178 740,291,178 482,299,179',
  ),
  pillars: [
    [704, 20, 8],
    [876, 20, -16],
  ],
  wheels: { front: 322, rear: 896, radius: 80, spokes: 5 },
  doors: [462, 706, 868],
  shoulder: nodes('240,346,-8 460,322,-2 740,318,0 1046,336,5'),
  headLamp: [156, 366, 96, 30],
  tailLamp: [1060, 356, 74, 34],
  traits: {
    cladding: true,
    rails: true,
    grille: 'slim',
    lamps: 'split',
    front: { width: 584, height: 500, taper: 0.72 },
  },
}

export const LARGE_SUV: Shape = {
  nose: nodes('150,506,180 110,424,-92 136,346,-62 204,311,-15'),
  cowl: [413, 288, -7, -37],
  header: [593, 205, -17],
  roof: nodes('772,190,0 990,208,9'),
  spoiler: [1024, 218, 22, 62],
  deck: [1066, 316, 62, 52],
  tail: nodes('1089,366,80 1086,446,95 1056,506,160'),
  windows: nodes(
    '468,296,-40,-38 608,222,-15 774,208,0 936,221,8 990,250,48 990,266,100,180 740,286,177 468,296,178.5',
  ),
  pillars: [
    [694, 20, 6],
    [884, 20, -8],
  ],
  wheels: { front: 300, rear: 892, radius: 84, spokes: 10 },
  doors: [478, 696, 880],
  shoulder: nodes('226,346,-8 440,318,-3 740,312,0 1070,330,5'),
  headLamp: [124, 366, 120, 30],
  tailLamp: [1088, 352, 72, 24],
  traits: {
    cladding: true,
    rails: true,
    grille: 'tall',
    lamps: 'blade',
    front: { width: 614, height: 516, taper: 0.74 },
  },
}

export const SEVEN_SEATER: Shape = {
  nose: nodes('148,516,180 111,448,-92 140,378,-56 206,343,-22'),
  cowl: [352, 303, -15, -27],
  header: [590, 215, -15],
  roof: nodes('790,199,0 1018,212,7'),
  spoiler: [1052, 219, 16, 70],
  deck: [1078, 322, 78, 66],
  tail: nodes('1090,372,84 1088,452,94 1062,516,160'),
  windows: nodes(
    '418,312,-29,-29 606,232,-13 792,217,0 984,227,5 1034,242,40 1046,292,88,180 740,300,178.5 418,312,178',
  ),
  pillars: [
    [500, 12, 34],
    [690, 20, 6],
    [902, 20, -4],
  ],
  wheels: { front: 300, rear: 892, radius: 76, spokes: 10 },
  doors: [462, 692, 896],
  shoulder: nodes('216,366,-10 450,338,-3 740,332,0 1074,344,3'),
  headLamp: [130, 392, 118, 34],
  tailLamp: [1090, 336, 40, 96],
  traits: {
    cladding: false,
    rails: true,
    grille: 'slim',
    lamps: 'split',
    front: { width: 596, height: 520, taper: 0.77 },
  },
}

export const ELECTRIC: Shape = {
  nose: nodes('162,510,180 125,446,-90 150,376,-58 212,340,-19'),
  cowl: [396, 306, -11, -27],
  header: [590, 238, -14],
  roof: nodes('694,227,0 800,236,9'),
  spoiler: [846, 245, 13, 14],
  deck: [1036, 320, 25, 12],
  tail: nodes('1064,328,14,72 1074,372,84 1072,446,94 1042,510,160'),
  windows: nodes(
    '452,316,-29,-28 606,253,-13 700,243,1 820,256,12 956,306,26 948,314,170,179 740,314,179 452,316,180',
  ),
  pillars: [
    [686, 16, 10],
    [862, 14, -22],
  ],
  wheels: { front: 288, rear: 898, radius: 84, spokes: 5 },
  doors: [452, 690, 868],
  shoulder: nodes('214,362,-8 440,340,-2 740,336,-1 1060,344,2'),
  headLamp: [140, 380, 106, 18],
  tailLamp: [1073, 352, 90, 16],
  traits: {
    cladding: false,
    rails: false,
    grille: 'none',
    lamps: 'bar',
    front: { width: 616, height: 474, taper: 0.66 },
  },
}

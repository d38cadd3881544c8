import type { CabinDesign } from '../cabin-design.ts'
import { TALL } from './tall.ts'

/** The seats of the seven-seater, in a longer tall cabin. Dashboard and panorama are those of the tall one. */
export const SEVEN: CabinDesign = {
  ...TALL,
  slug: 'seven',
  models: ['planalto'],
  upholsteries: [],
  seatUpholsteries: ['TPR', 'TCI', 'MAN', 'PPR', 'PCA'],
  rows: 'three',
  exposure: 2.9,
  shell: {
    ...TALL.shell,
    roofCurve: 0.014,
    roofPeak: 2.2,
    rearBase: 4.02,
    rearRake: 0.4,
    rearWall: 4.1,
  },
  glass: { ...TALL.glass, rearEnd: 3.74 },
  bench: { hip: [2.6, 0.41, 0.59] },
}

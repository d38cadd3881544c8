import type { CabinDesign } from '../cabin-design.ts'
import { CITY } from './city.ts'
import { TALL } from './tall.ts'
import { TOURING } from './touring.ts'

/** Looks of versions with another gearbox. */
export const LOOKS: readonly CabinDesign[] = [
  {
    ...CITY,
    slug: 'city-automatic',
    upholsteries: ['TPR', 'MAN'],
    sharesSeats: true,
    gear: 'selector',
  },
  {
    ...TOURING,
    slug: 'touring-manual',
    upholsteries: ['TPR', 'TCI', 'MAN', 'PPR', 'PCA'],
    sharesSeats: true,
    dials: 'analogue',
    gear: 'lever',
  },
  {
    ...TALL,
    slug: 'tall-manual',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN', 'PPR', 'PCA'],
    sharesSeats: true,
    dials: 'analogue',
    gear: 'lever',
  },
]

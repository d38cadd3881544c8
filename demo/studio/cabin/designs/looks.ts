import type { CabinDesign } from '../cabin-design.ts'
import { CITY } from './city.ts'
import { TALL } from './tall.ts'
import { TOURING } from './touring.ts'

/** The cabins again, for versions with another gearbox or another cluster. */
export const LOOKS: readonly CabinDesign[] = [
  {
    ...CITY,
    slug: 'city-automatic',
    upholsteries: ['TPR', 'MAN'],
    seatUpholsteries: [],
    gear: 'selector',
  },
  {
    ...TOURING,
    slug: 'touring-basic',
    upholsteries: ['TPR', 'TCI', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
  },
  {
    ...TOURING,
    slug: 'touring-manual',
    upholsteries: ['TPR', 'TCI', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
    gear: 'lever',
  },
  {
    ...TALL,
    slug: 'tall-basic',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
  },
  {
    ...TALL,
    slug: 'tall-manual',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
    gear: 'lever',
  },
]

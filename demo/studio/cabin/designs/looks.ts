import type { CabinDesign, GlassDesign } from '../cabin-design.ts'
import { CITY } from './city.ts'
import { LOUNGE } from './lounge.ts'
import { TALL } from './tall.ts'
import { TOURING } from './touring.ts'

/** A glass roof from over the front seats to over the bench. */
function withRoofGlass({ glass }: CabinDesign, halfLength: number, bar: number): GlassDesign {
  return { ...glass, roofHalfLength: halfLength, roofHalfWidth: 0.46, roofBar: bar }
}

const TOURING_DIALS: CabinDesign = { ...TOURING, dials: 'analogue', seatUpholsteries: [] }
const TALL_DIALS: CabinDesign = { ...TALL, dials: 'analogue', seatUpholsteries: [] }

/**
 * The cabins again, for versions with another gearbox, cluster, screen or roof. What the screen offers, map or radio,
 * follows navigation alone; a look with `-map` differs in nothing else.
 */
export const LOOKS: readonly CabinDesign[] = [
  { ...CITY, slug: 'city-map', upholsteries: ['MAN'], seatUpholsteries: [], offers: 'map' },
  {
    ...CITY,
    slug: 'city-automatic',
    upholsteries: ['TPR', 'MAN'],
    seatUpholsteries: [],
    gear: 'selector',
  },
  {
    ...CITY,
    slug: 'city-automatic-map',
    upholsteries: ['MAN'],
    seatUpholsteries: [],
    gear: 'selector',
    offers: 'map',
  },
  {
    ...TOURING,
    slug: 'touring-roof',
    upholsteries: ['PPR', 'PCA', 'PMA'],
    seatUpholsteries: [],
    glass: withRoofGlass(TOURING, 0.62, 0.05),
  },
  {
    ...TOURING_DIALS,
    slug: 'touring-basic',
    upholsteries: ['TPR', 'TCI', 'MAN'],
    offers: 'radio',
  },
  { ...TOURING_DIALS, slug: 'touring-basic-map', upholsteries: ['TPR', 'MAN', 'PPR', 'PCA'] },
  {
    ...TOURING_DIALS,
    slug: 'touring-manual',
    upholsteries: ['TPR', 'TCI', 'MAN'],
    offers: 'radio',
    gear: 'lever',
  },
  {
    ...TOURING_DIALS,
    slug: 'touring-manual-map',
    upholsteries: ['TPR', 'TCI', 'MAN', 'PPR', 'PCA'],
    gear: 'lever',
  },
  {
    ...TALL,
    slug: 'tall-roof',
    upholsteries: ['MAN', 'PPR', 'PCA', 'PMA'],
    seatUpholsteries: [],
    glass: withRoofGlass(TALL, 0.78, 0.05),
  },
  {
    ...TALL_DIALS,
    slug: 'tall-basic',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN'],
    offers: 'radio',
  },
  {
    ...TALL_DIALS,
    slug: 'tall-basic-map',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN', 'PPR', 'PCA'],
  },
  {
    ...TALL_DIALS,
    slug: 'tall-manual',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN'],
    offers: 'radio',
    gear: 'lever',
  },
  {
    ...TALL_DIALS,
    slug: 'tall-manual-map',
    upholsteries: ['TPR', 'TRE', 'MAN', 'PPR', 'PCA'],
    gear: 'lever',
  },
  {
    ...LOUNGE,
    slug: 'lounge-basic',
    upholsteries: ['TRE', 'TPR'],
    seatUpholsteries: [],
    offers: 'radio',
  },
  {
    ...LOUNGE,
    slug: 'lounge-roof',
    upholsteries: ['PPR', 'PMA'],
    seatUpholsteries: [],
    glass: withRoofGlass(LOUNGE, 0.74, 0),
  },
]

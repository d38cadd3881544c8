import type { CabinDesign, GlassDesign } from '../cabin-design.ts'
import { CITY } from './city.ts'
import { TALL } from './tall.ts'
import { TOURING } from './touring.ts'

function withoutRoofGlass({ glass }: CabinDesign): GlassDesign {
  return { ...glass, roofHalfLength: 0, roofHalfWidth: 0, roofBar: 0 }
}

/**
 * The cabins again, for versions with another gearbox or another cluster. Those with a small cluster
 * are the cheaper versions, which have neither a glass roof nor navigation in every model.
 */
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
    offers: 'radio',
    glass: withoutRoofGlass(TOURING),
  },
  {
    ...TOURING,
    slug: 'touring-manual',
    upholsteries: ['TPR', 'TCI', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
    offers: 'radio',
    glass: withoutRoofGlass(TOURING),
    gear: 'lever',
  },
  {
    ...TALL,
    slug: 'tall-basic',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
    offers: 'radio',
    glass: withoutRoofGlass(TALL),
  },
  {
    ...TALL,
    slug: 'tall-manual',
    upholsteries: ['TPR', 'TCI', 'TRE', 'MAN', 'PPR', 'PCA'],
    seatUpholsteries: [],
    dials: 'analogue',
    offers: 'radio',
    glass: withoutRoofGlass(TALL),
    gear: 'lever',
  },
]

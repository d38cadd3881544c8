import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import { requestedVersion } from './requested-items.ts'

const EXACT = 1
const PARTIAL = 2

/** Placeholder URL of the demo's online shop. */
const SHOP = 'https://clicktobuy.lume.example/automoveis'

/** Cars in stock for a version: matching colours first, then other colours (spec §7). */
export const stock: Route = {
  call: 'stock',
  method: 'GET',
  path: '/ds/vehicle/stock/:versionId/count',
  answer: (request, site) => {
    if (request.request.headers.get('companyId') !== '1') {
      throw new SiteError('bad_request', 'The header companyId must be 1.')
    }
    const version = requestedVersion(request, site)
    const exterior = request.url.searchParams.get('exteriorColorFactoryCode') ?? ''
    const interior = request.url.searchParams.get('interiorColorFactoryCode') ?? ''
    const held = site.catalogue.stock.filter((car) => car.version === version.id)
    const isExact = (car: (typeof held)[number]) =>
      car.exterior === exterior && car.interior === interior
    const address = `${SHOP}?versao=${version.id}`
    const colours = new URLSearchParams({ exterior, interior })
    const entries = [
      { criteria: EXACT, cars: held.filter(isExact), url: `${address}&${colours}` },
      { criteria: PARTIAL, cars: held.filter((car) => !isExact(car)), url: address },
    ]
    const data = entries.map(({ criteria, cars, url }) => ({
      count: cars.reduce((sum, { count }) => sum + count, 0),
      criteria,
      url,
    }))
    return json({ data: { data } })
  },
}

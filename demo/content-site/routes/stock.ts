import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import { stockCarsOf } from '../stock-cars/stock-cars.ts'
import { requestedVersion } from './requested-items.ts'

const EXACT = 1
const PARTIAL = 2

/** Placeholder URL of the demo's online shop. */
const SHOP = 'https://clicktobuy.lume.example/automoveis'

/**
 * Cars in stock for a version: first those that are what is configured, then those in other colours or with more
 * equipment (spec §7). They are the cars at dealers, so that the widget says the same of both.
 */
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
    const { models, equipment } = site.catalogue
    const held = models.flatMap((model) =>
      stockCarsOf(model, equipment)
        .filter((car) => car.version === version.id)
        .map((car) => {
          const paint = model.exteriors.find(
            (each) => each.version === version.id && each.colorid === car.colorid,
          )
          const cabin = model.interiors.find(
            (each) => each.version === version.id && each.idColor === car.idColor,
          )
          return (
            paint?.factoryCode === exterior &&
            cabin?.factoryCode === interior &&
            car.lst.every((id) => version.lst.includes(id))
          )
        }),
    )
    const address = `${SHOP}?versao=${version.id}`
    const colours = new URLSearchParams({ exterior, interior })
    const entries = [
      { criteria: EXACT, isExact: true, url: `${address}&${colours}` },
      { criteria: PARTIAL, isExact: false, url: address },
    ]
    const data = entries.map(({ criteria, isExact, url }) => ({
      count: held.filter((each) => each === isExact).length,
      criteria,
      url,
    }))
    return json({ data: { data } })
  },
}

import { text } from '../http/arguments.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

/**
 * Dealers and their districts. An argument limits them to the listed dealers and indicates government
 * mode (spec §7).
 */
export const dealers: Route = {
  call: 'hyuDealersLst',
  method: 'GET',
  path: '/wp-json/cfg/hyuDealersLst/:value',
  answer: (request, { catalogue }) => {
    const value = text(request, 'value')
    if (value === 'all') {
      return json({ isGov: false, districts: catalogue.districts, dealers: catalogue.dealers })
    }
    const ids = objectIds(value)
    const named = catalogue.dealers.filter(({ objectId }) => ids.has(objectId))
    const districts = new Set(named.map(({ district }) => district))
    return json({
      isGov: true,
      districts: catalogue.districts.filter(({ id }) => districts.has(id)),
      dealers: named,
    })
  },
}

function objectIds(value: string): ReadonlySet<string> {
  if (!/^[a-z0-9]+([-,][a-z0-9]+)*$/i.test(value)) {
    throw new SiteError('bad_request', "Dealers are named by their ids, joined by '-' or ','.")
  }
  return new Set(value.split(/[-,]/))
}

import { finBase64 } from '../documents/fin-store.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { versionAskedFor } from './asked-for.ts'
import { carName } from './car-name.ts'
import { CREDIT_PATH, creditWish } from './credit-wish.ts'
import { simulation } from './simulation.ts'

/**
 * Simulates a credit for a version, with its FIN (spec §7). Rate, limits and residual are the site's
 * own; the values sent by the client are validated but not used.
 */
export const updateFinances: Route = {
  call: 'updateFinances',
  method: 'GET',
  path: `/wp-json/cfg/updateFinances/${CREDIT_PATH}`,
  answer: async (request, site) => {
    const simulated = simulation(site, versionAskedFor(request, site), creditWish(request))
    const car = carName(site, simulated)
    const pdfinBase64 = await finBase64({ ...simulated, car, date: site.today() })
    return json({ financialInfo: { ...simulated.info, pdfinBase64 } })
  },
}

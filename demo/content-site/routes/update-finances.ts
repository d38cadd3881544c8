import { finBase64 } from '../documents/fin-store.ts'
import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { requestedVersion } from './requested-items.ts'
import { carName } from './car-name.ts'
import { CREDIT_PATH, creditRequest } from './credit-request.ts'
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
    const simulated = simulation(site, requestedVersion(request, site), creditRequest(request))
    const car = carName(site, simulated)
    const pdfinBase64 = await finBase64({ ...simulated, car, date: site.today() })
    return json({ financialInfo: { ...simulated.info, pdfinBase64 } })
  },
}

import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { requestedVersion } from './requested-items.ts'
import { CREDIT_PATH, creditRequest } from './credit-request.ts'
import { simulation } from './simulation.ts'

/** The repayment plan of the credit that updateFinances computes for the same arguments. */
export const amortisationPlan: Route = {
  call: 'amortisation',
  method: 'GET',
  path: `/wp-json/cfg/amortisation/${CREDIT_PATH}`,
  answer: (request, site) => {
    const { info, plan } = simulation(site, requestedVersion(request, site), creditRequest(request))
    const { rows, interest, stamp, capital, mtic } = plan
    const { initialExpenses, postExpenses } = info
    return json({ rows, totals: { interest, stamp, capital, initialExpenses, postExpenses, mtic } })
  },
}

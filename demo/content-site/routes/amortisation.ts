import { json } from '../http/responses.ts'
import type { Route } from '../http/route.ts'
import { versionAskedFor } from './asked-for.ts'
import { CREDIT_PATH, creditWish } from './credit-wish.ts'
import { simulation } from './simulation.ts'

/** The repayment plan of the credit that updateFinances computes for the same arguments. */
export const amortisationPlan: Route = {
  call: 'amortisation',
  method: 'GET',
  path: `/wp-json/cfg/amortisation/${CREDIT_PATH}`,
  answer: (request, site) => {
    const { info, plan } = simulation(site, versionAskedFor(request, site), creditWish(request))
    const { rows, interest, stamp, capital, mtic } = plan
    const { initialExpenses, postExpenses } = info
    return json({ rows, totals: { interest, stamp, capital, initialExpenses, postExpenses, mtic } })
  },
}

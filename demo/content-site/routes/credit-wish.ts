import { roundHalfUp } from '../finance/rounding.ts'
import { amount, text } from '../http/arguments.ts'
import type { SiteRequest } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import type { CreditType, CreditWish } from './simulation.ts'

/** The arguments that updateFinances and amortisation share (spec §7), as a path's variable parts. */
export const CREDIT_PATH =
  ':versionId/:priceWithoutFinance/:vehiclePrice/:minEntry/:initialValue/:nrPayments/:minRate/:maxRate/:residualAmount/:creditType'

/** What the caller tells of these must be well formed, but decides nothing: the site has its own. */
const UNUSED = ['priceWithoutFinance', 'minEntry', 'minRate', 'maxRate', 'residualAmount'] as const

/** The credit that the path wishes for. @throws SiteError 400 for a malformed argument. */
export function creditWish(request: SiteRequest): CreditWish {
  for (const name of UNUSED) amount(request, name)
  return {
    price: euros(request, 'vehiclePrice'),
    initialEntry: euros(request, 'initialValue'),
    nrPayments: amount(request, 'nrPayments'),
    creditType: creditTypeOf(text(request, 'creditType')),
  }
}

/** An amount of money; the decimals that a computation left beyond the cent are dropped. */
export function euros(request: SiteRequest, name: string): number {
  return roundHalfUp(amount(request, name), 2)
}

function creditTypeOf(letter: string): CreditType {
  if (letter === 'S') return 'CREDIT'
  if (letter === 'N') return 'HOD'
  throw new SiteError('bad_request', 'The last argument must be S (credit) or N (open drive).')
}

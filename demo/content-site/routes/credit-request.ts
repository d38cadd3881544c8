import { roundHalfUp } from '../finance/rounding.ts'
import { amount, text } from '../http/arguments.ts'
import type { SiteRequest } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import type { CreditType, CreditRequest } from './simulation.ts'

/** Path parameters shared by updateFinances and amortisation (spec §7). */
export const CREDIT_PATH =
  ':versionId/:priceWithoutFinance/:vehiclePrice/:minEntry/:initialValue/:nrPayments/:minRate/:maxRate/:residualAmount/:creditType'

/** Validated but otherwise unused: the site applies its own values. */
const UNUSED = ['priceWithoutFinance', 'minEntry', 'minRate', 'maxRate', 'residualAmount'] as const

/** Returns the requested credit. @throws SiteError 400 for a malformed argument. */
export function creditRequest(request: SiteRequest): CreditRequest {
  for (const name of UNUSED) amount(request, name)
  return {
    price: euros(request, 'vehiclePrice'),
    downPayment: euros(request, 'initialValue'),
    nrPayments: amount(request, 'nrPayments'),
    creditType: creditTypeOf(text(request, 'creditType')),
  }
}

/** Parses an amount and drops floating-point digits beyond the cent. */
export function euros(request: SiteRequest, name: string): number {
  return roundHalfUp(amount(request, name), 2)
}

function creditTypeOf(letter: string): CreditType {
  if (letter === 'S') return 'CREDIT'
  if (letter === 'N') return 'HOD'
  throw new SiteError('bad_request', 'The last argument must be S (credit) or N (open drive).')
}

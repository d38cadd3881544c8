import { nearestEntry, nearestTerm } from '../finance/credit-limits.ts'
import { amount } from '../http/arguments.ts'
import { json } from '../http/responses.ts'
import type { Route, SiteContext } from '../http/route.ts'
import type { VersionEntry } from '../catalogue/types.ts'
import { requestedVersion } from './requested-items.ts'
import { euros } from './credit-request.ts'
import type { CreditType, CreditRequest } from './simulation.ts'
import { limitsOf, simulation } from './simulation.ts'

/**
 * Compares both credit types for one requested down payment and term. When a type does not allow
 * these values, the response uses the nearest allowed ones and says so.
 */
export const compareFinances: Route = {
  call: 'compareFinances',
  method: 'GET',
  path: '/wp-json/cfg/compareFinances/:versionId/:priceWithoutFinance/:basePrice/:initialValue/:nrPayments',
  answer: (request, site) => {
    const version = requestedVersion(request, site)
    const entry = euros(request, 'initialValue')
    const months = amount(request, 'nrPayments')
    const prices = {
      CREDIT: euros(request, 'basePrice'),
      HOD: euros(request, 'priceWithoutFinance'),
    }
    const types = ['CREDIT', 'HOD'] as const
    const terms = { entry, months }
    return json({
      modalities: types.map((type) => financingOption(site, version, type, prices[type], terms)),
    })
  },
}

function financingOption(
  site: SiteContext,
  version: VersionEntry,
  creditType: CreditType,
  price: number,
  { entry, months }: { readonly entry: number; readonly months: number },
) {
  const limits = limitsOf(site.catalogue, version, creditType)
  const nearest: CreditRequest = {
    creditType,
    price,
    downPayment: nearestEntry(limits, entry),
    nrPayments: nearestTerm(limits, months),
  }
  const { info, plan } = simulation(site, version, nearest)
  return {
    creditType,
    financialInfo: info,
    totalInterest: plan.interest,
    totalStamp: plan.stamp,
    isEntryAsked: nearest.downPayment === entry,
    isTermAsked: nearest.nrPayments === months,
  }
}

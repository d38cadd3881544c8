import type { VersionEntry } from '../catalogue/types.ts'
import { NoRateError } from '../finance/apr.ts'
import type { CarCredit } from '../finance/car-credit.ts'
import { postExpensesOf, simulateCarCredit } from '../finance/car-credit.ts'
import { creditLimits, isEntryAllowed, isTermAllowed } from '../finance/credit-limits.ts'
import type { CreditCosts } from '../finance/credit-costs.ts'
import type { Loan } from '../finance/loan.ts'
import { residualAmount } from '../finance/residual.ts'
import { amount, text } from '../http/arguments.ts'
import { json } from '../http/responses.ts'
import type { Route, SiteContext, SiteRequest } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'
import { versionAskedFor } from './asked-for.ts'

/**
 * Simulates a credit of a version (spec §7). Rate, limits and residual are the site's own:
 * what the caller sends of them must be well formed but decides nothing.
 */
export const updateFinances: Route = {
  call: 'updateFinances',
  method: 'GET',
  path: '/wp-json/cfg/updateFinances/:versionId/:priceWithoutFinance/:vehiclePrice/:minEntry/:initialValue/:nrPayments/:minRate/:maxRate/:residualAmount/:creditType',
  answer: (request, site) => {
    const version = versionAskedFor(request, site)
    const credit = creditAskedFor(request, site, version)
    const { creditCosts } = site.catalogue
    const loan = simulate(credit, creditCosts)
    const model = site.catalogue.modelById(version.modelID)
    return json({
      financialInfo: {
        pvp: credit.price,
        fee: loan.fee,
        initialValue: credit.initialEntry,
        initialExpenses: loan.upfront,
        rate: credit.tan,
        taeg: loan.taeg,
        mtic: loan.mtic,
        postExpenses: postExpensesOf(credit, creditCosts),
        nrPayments: credit.nrPayments,
        capitalToFinance: Math.round((credit.price - credit.initialEntry) * 100) / 100,
        dtEndOfCampaign: model?.model.dtEndOfCampaign ?? null,
        residualValue: credit.residualValue ?? 0,
        pdfinBase64: null,
      },
    })
  },
}

function simulate(credit: CarCredit, costs: CreditCosts): Loan {
  try {
    return simulateCarCredit(credit, costs)
  } catch (error) {
    if (!(error instanceof NoRateError)) throw error
    throw new SiteError('bad_request', 'The charges exceed what is left to finance.')
  }
}

function creditAskedFor(
  request: SiteRequest,
  { catalogue: { config } }: SiteContext,
  version: VersionEntry,
): CarCredit {
  const unused = ['priceWithoutFinance', 'minEntry', 'minRate', 'maxRate', 'residualAmount']
  for (const name of unused) amount(request, name)
  const price = amount(request, 'vehiclePrice')
  const initialEntry = amount(request, 'initialValue')
  const nrPayments = amount(request, 'nrPayments')
  const creditType = text(request, 'creditType')
  if (creditType !== 'S' && creditType !== 'N') {
    throw new SiteError('bad_request', 'The last argument must be S (credit) or N (open drive).')
  }

  const isCredit = creditType === 'S'
  const limits = creditLimits(config, isCredit, version.price)
  if (!isEntryAllowed(limits, initialEntry) || initialEntry >= price) {
    const range = `${limits.minEntry} to ${limits.maxEntry}`
    throw new SiteError('bad_request', `initialValue must be ${range} euros, below the price.`)
  }
  if (!isTermAllowed(limits, nrPayments)) {
    const range = `${limits.minMonths} to ${limits.maxMonths} in steps of ${limits.stepMonths}`
    throw new SiteError('bad_request', `nrPayments must be ${range} months.`)
  }
  return {
    price,
    initialEntry,
    nrPayments,
    tan: isCredit ? version.rate : config.hod_rate,
    residualValue: isCredit ? null : openDriveResidual(version, nrPayments, price),
  }
}

function openDriveResidual(version: VersionEntry, months: number, price: number): number {
  const residual = residualAmount(version.arrResidualValues, months, price)
  if (residual === null) {
    throw new SiteError('bad_request', `This version has no residual value after ${months} months.`)
  }
  return residual
}

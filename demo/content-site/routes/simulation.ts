import type { CatalogueModel, VersionEntry } from '../catalogue/types.ts'
import { NoRateError } from '../finance/apr.ts'
import type { CarCredit } from '../finance/car-credit.ts'
import { loanTerms, simulateCarCredit } from '../finance/car-credit.ts'
import type { Amortisation } from '../finance/amortisation.ts'
import { amortisation } from '../finance/amortisation.ts'
import type { CreditCosts } from '../finance/credit-costs.ts'
import type { CreditLimits } from '../finance/credit-limits.ts'
import { creditLimits, isEntryAllowed, isTermAllowed } from '../finance/credit-limits.ts'
import type { FinancialInfo } from '../finance/financial-info.ts'
import { financialInfo } from '../finance/financial-info.ts'
import type { Loan } from '../finance/loan.ts'
import { residualAmount } from '../finance/residual.ts'
import type { SiteContext } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

export type CreditType = 'CREDIT' | 'HOD'

/** A requested credit. Amounts in euros, terms in months. */
export interface CreditRequest {
  readonly creditType: CreditType
  /** Price of the car including colours. */
  readonly price: number
  readonly downPayment: number
  readonly nrPayments: number
}

/** An accepted credit request and its cost. */
export interface Simulation {
  readonly creditType: CreditType
  readonly version: VersionEntry
  readonly model: CatalogueModel
  readonly info: FinancialInfo
  readonly costs: CreditCosts
  readonly plan: Amortisation
}

/**
 * Simulates a credit for a version with the site's own rate, limits and residual value table
 * (spec §5, §7).
 * @throws SiteError 400 for a down payment or term outside its limits.
 */
export function simulation(
  { catalogue }: SiteContext,
  version: VersionEntry,
  request: CreditRequest,
): Simulation {
  const model = catalogue.modelOfVersion(version.id)
  if (model === undefined) throw new SiteError('not_found', 'There is no such version.')
  const { creditCosts: costs } = catalogue
  requireAllowed(limitsOf(catalogue, version, request.creditType), request)
  const isCredit = request.creditType === 'CREDIT'
  const credit: CarCredit = {
    price: request.price,
    downPayment: request.downPayment,
    nrPayments: request.nrPayments,
    tan: isCredit ? version.rate : catalogue.config.hod_rate,
    residualValue: isCredit ? null : openDriveResidual(version, request),
  }
  const loan = simulate(credit, costs)
  const info = financialInfo(credit, loan, costs, model.model.dtEndOfCampaign)
  const plan = amortisation(loanTerms(credit, costs), loan)
  return { creditType: request.creditType, version, model, info, costs, plan }
}

/** The limits of a credit type for a version. */
export function limitsOf(
  { config }: SiteContext['catalogue'],
  version: VersionEntry,
  creditType: CreditType,
): CreditLimits {
  return creditLimits(config, creditType === 'CREDIT', version.price)
}

function requireAllowed(
  limits: CreditLimits,
  { price, downPayment, nrPayments }: CreditRequest,
): void {
  if (!isEntryAllowed(limits, downPayment) || downPayment >= price) {
    const range = `${limits.minEntry} to ${limits.maxEntry}`
    throw new SiteError('bad_request', `initialValue must be ${range} euros, below the price.`)
  }
  if (!isTermAllowed(limits, nrPayments)) {
    const range = `${limits.minMonths} to ${limits.maxMonths} in steps of ${limits.stepMonths}`
    throw new SiteError('bad_request', `nrPayments must be ${range} months.`)
  }
}

function simulate(credit: CarCredit, costs: CreditCosts): Loan {
  try {
    return simulateCarCredit(credit, costs)
  } catch (error) {
    if (!(error instanceof NoRateError)) throw error
    throw new SiteError('bad_request', 'The charges exceed what is left to finance.')
  }
}

function openDriveResidual(version: VersionEntry, { nrPayments, price }: CreditRequest): number {
  const residual = residualAmount(version.arrResidualValues, nrPayments, price)
  if (residual === null) {
    throw new SiteError(
      'bad_request',
      `This version has no residual value after ${nrPayments} months.`,
    )
  }
  return residual
}

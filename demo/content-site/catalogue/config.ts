import type { CreditCosts } from '../finance/credit-costs.ts'

export const CONTENT_CONFIG = {
  hasSimul: true,
  cred_minRate: 5.95,
  cred_maxRate: 8.95,
  hod_rate: 5.95,
  credMinMonths: 24,
  credMaxMonths: 120,
  credStep: 12,
  credMinEntry: 500,
  credMaxEntry: 50,
  hodMinMonths: 24,
  hodMaxMonths: 60,
  hodStep: 12,
  hodMinEntry: 500,
  hodMaxEntry: 40,
  compareMaximum: 3,
  liveSimulation: false,
  hasBuildCodes: true,
  hasStockCars: true,
}

/** Stamp-duty rates of verba 17.2 and the demo lender's commissions (spec §9). */
export const CREDIT_COSTS: CreditCosts = {
  stampUsePerMonth: 0.141,
  stampUseFromOneYear: 1.76,
  openingFee: 250,
  extinctionFee: 32.5,
}

import type { OfferFigures } from '../finance/car-credit.ts'
import { simulateCarCredit } from '../finance/car-credit.ts'
import { creditLimits, isEntryAllowed, isTermAllowed } from '../finance/credit-limits.ts'
import { OPTION_LISTS } from '../options/option-lists.ts'
import { residualAmount } from '../finance/residual.ts'
import type { Catalogue, CatalogueModel, VersionEntry } from './types.ts'

const OFFER = ['price', 'rent', 'taeg', 'nrPayments', 'maxEntrance', 'financing'] as const

/** Finds amounts that do not match the price and rate, or that exceed the site's own limits. */
export function amountProblems(catalogue: Catalogue): string[] {
  return catalogue.models.flatMap((model) => [
    ...model.versions.flatMap((version) =>
      versionProblems(catalogue, version).map((problem) => `version ${version.id}: ${problem}`),
    ),
    ...offerProblems(model),
    ...Object.values(OPTION_LISTS)
      .flatMap(({ of }) => of(model))
      .filter(({ price }) => !(price >= 0))
      .map(({ version, designation }) => `version ${version}: ${designation} has no price`),
  ])
}

function versionProblems({ config, creditCosts }: Catalogue, version: VersionEntry): string[] {
  const { price, maxEntrance, nrPayments, rate } = version
  const credit = { price, downPayment: maxEntrance, tan: rate, nrPayments, residualValue: null }
  const loan = simulateCarCredit(credit, creditCosts)
  const limits = creditLimits(config, true, price)
  const openDriveTerms = terms(config.hodMinMonths, config.hodMaxMonths, config.hodStep)
  const { arrResidualValues: table } = version
  const checks: readonly (readonly [boolean, string])[] = [
    [version.rent === loan.fee, `rent is ${version.rent}, computed ${loan.fee}`],
    [version.taeg === loan.taeg, `TAEG is ${version.taeg}, computed ${loan.taeg}`],
    [version.mtic === loan.mtic, `MTIC is ${version.mtic}, computed ${loan.mtic}`],
    [version.initialExpenses === loan.upfront, 'initial expenses are not those of the credit'],
    [version.financing === price - maxEntrance, 'financed amount is not price less entry'],
    [version.pvpWithoutFinance >= price, 'the price without finance is lower than the price'],
    [rate >= config.cred_minRate && rate <= config.cred_maxRate, 'the rate is outside its limits'],
    [isEntryAllowed(limits, maxEntrance), 'the entry is outside its limits'],
    [isTermAllowed(limits, nrPayments), 'the term is outside its limits'],
    [
      openDriveTerms.every((months) => residualAmount(table, months, price) !== null),
      'an open drive term has no residual value',
    ],
  ]
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem)
}

/** Checks that each model and engine advertises the offer of its cheapest version. */
function offerProblems({ model, engines, versions }: CatalogueModel): string[] {
  const problems = isCheapest(model, versions) ? [] : [`model ${model.id}: not its cheapest offer`]
  const wrong = engines.filter(
    (engine) =>
      !isCheapest(
        engine,
        versions.filter(({ idEngine }) => idEngine === engine.id),
      ),
  )
  return [...problems, ...wrong.map(({ id }) => `engine ${id}: not its cheapest offer`)]
}

function isCheapest(offer: OfferFigures, versions: readonly VersionEntry[]): boolean {
  const lowest = Math.min(...versions.map(({ price }) => price))
  return versions.some(
    (version) =>
      version.price === lowest && OFFER.every((field) => version[field] === offer[field]),
  )
}

function terms(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  )
}

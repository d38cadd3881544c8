import type { Engine, Model } from '../catalogue/catalogue.ts'
import type { EnergyPrices } from '../running-cost/energy.ts'
import type { Euros, Id } from '../units.ts'
import type { FactsByModel, GuideAnswers } from './questions.ts'
import {
  checkRules,
  paymentOf,
  perKmOf,
  seatsNeeded,
  type Baseline,
  type Candidate,
  type Finding,
  type Reason,
} from './rules.ts'

/** Maximum number of models recommended. */
export const RECOMMENDED_COUNT = 3

/** What is known about the line-up. */
export interface LineUpFacts {
  readonly models: readonly Model[]
  /** Engines by model. A model without any is not recommended. */
  readonly engines: Readonly<Record<Id, readonly Engine[]>>
  readonly facts: FactsByModel
  readonly prices: EnergyPrices | null
}

/** Why a model that breaks no rule is not among the recommended ones. */
export type OtherReason =
  | Reason
  | { readonly code: 'fewerAnswers' }
  | { readonly code: 'dearer'; readonly perMonth: Euros | null }
  | { readonly code: 'unknown' }

export interface Recommendation {
  readonly model: Model
  readonly engine: Engine
  /** What speaks for the car. */
  readonly reasons: readonly Reason[]
  /** What speaks against it. */
  readonly drawbacks: readonly Reason[]
}

export interface Rejection {
  readonly model: Model
  readonly reasons: readonly OtherReason[]
}

/** What no car offers: the seats, or a monthly payment within the budget among the cars with those seats. */
export interface Shortfall {
  /** The seats asked for; null for any. */
  readonly seats: number | null
  /** The budget in euros per month; null if no car has the seats. */
  readonly budget: Euros | null
  /** The car with the seats and the lowest monthly payment. */
  readonly nearest: (Recommendation & { readonly perMonth: Euros }) | null
}

export interface Guidance {
  /** Null if some car has the seats and is within the budget. */
  readonly shortfall: Shortfall | null
  /** None if every car breaks the rule of seats or of the budget. */
  readonly recommended: readonly Recommendation[]
  /** All other models. Without a recommended one, the nearest is not among them. */
  readonly others: readonly Rejection[]
}

interface CheckedCandidate extends Candidate {
  readonly findings: readonly Finding[]
}

/**
 * Up to three models for a buyer's answers, each with its best engine. A car with too few seats or beyond the budget's
 * tolerance is never recommended. Of the others, those that break the fewest rules are: first the one with most reasons
 * for it, then the one with the lowest monthly payment. Models whose engines are unknown come last.
 */
export function recommend(answers: GuideAnswers, lineUp: LineUpFacts): Guidance {
  const { models, facts } = lineUp
  const candidates = models.flatMap((model) =>
    (lineUp.engines[model.id] ?? []).map((engine) => ({
      model,
      engine,
      facts: facts[model.id] ?? null,
    })),
  )
  const baseline = baselineOf(candidates, lineUp)
  const ranked = candidates
    .map((car) => ({ ...car, findings: checkRules(answers, car, baseline) }))
    .toSorted(compare)
  const best = models
    .flatMap((model) => ranked.find((car) => car.model === model) ?? [])
    .toSorted(compare)
  const fewest = best[0] && count(best[0], isBroken)
  const recommended = best
    .filter((car) => !car.findings.some(isExcluding) && count(car, isBroken) === fewest)
    .slice(0, RECOMMENDED_COUNT)
  const shortfall = shortfallOf(answers, ranked, baseline)
  const last = recommended.at(-1)
  const rest = best.filter((car) =>
    last ? !recommended.includes(car) : car.model !== shortfall?.nearest?.model,
  )
  const unknown = models.filter((model) => !best.some((car) => car.model === model))
  return {
    shortfall,
    recommended: recommended.map(toRecommendation),
    others: [
      ...rest.map((car) => ({ model: car.model, reasons: reasonsAgainst(car, last) })),
      ...unknown.map((model) => ({ model, reasons: [{ code: 'unknown' as const }] })),
    ],
  }
}

function baselineOf(candidates: readonly Candidate[], { facts, prices }: LineUpFacts): Baseline {
  const costs = candidates
    .map(({ engine }) => perKmOf(engine, prices))
    .filter((perKm) => perKm !== null)
  const meanPerKm =
    costs.length === 0 ? null : costs.reduce((sum, perKm) => sum + perKm, 0) / costs.length
  return {
    prices,
    meanPerKm,
    hasSeats: Object.values(facts).some(({ seats }) => seats !== null),
    hasPayments: candidates.some((car) => paymentOf(car) !== null),
  }
}

const isMet = ({ verdict }: Finding): boolean => verdict === 'met'
const isBroken = ({ verdict }: Finding): boolean => verdict === 'broken'
const isExcluding = (finding: Finding): boolean => finding.isHard && isBroken(finding)
const lacksSeats = ({ reason: { code } }: Finding): boolean =>
  code === 'fewSeats' || code === 'unknownSeats'

function count({ findings }: CheckedCandidate, matches: (finding: Finding) => boolean): number {
  return findings.filter(matches).length
}

function compare(one: CheckedCandidate, other: CheckedCandidate): number {
  return (
    count(one, isExcluding) - count(other, isExcluding) ||
    count(one, isBroken) - count(other, isBroken) ||
    count(other, isMet) - count(one, isMet) ||
    comparePayments(one, other)
  )
}

function comparePayments(one: Candidate, other: Candidate): number {
  // Two missing payments differ by NaN.
  return (paymentOf(one) ?? Infinity) - (paymentOf(other) ?? Infinity) || 0
}

/** Null if some car has the seats and is within the budget, or if no monthly payment is known. */
function shortfallOf(
  answers: GuideAnswers,
  cars: readonly CheckedCandidate[],
  { hasPayments }: Baseline,
): Shortfall | null {
  const seats = seatsNeeded(answers)
  const seated = cars.filter((car) => !car.findings.some(lacksSeats))
  if (seated.length === 0 && cars.length > 0 && seats !== null)
    return { seats, budget: null, nearest: null }
  if (answers.budget === undefined || !hasPayments) return null
  const budget = Number(answers.budget)
  const [nearest] = seated.toSorted(comparePayments)
  const perMonth = nearest ? paymentOf(nearest) : null
  if (!nearest || perMonth === null || perMonth <= budget) return null
  return { seats, budget, nearest: { ...toRecommendation(nearest), perMonth } }
}

function toRecommendation({ model, engine, findings }: CheckedCandidate): Recommendation {
  const reasonsOf = (isFor: boolean): readonly Reason[] =>
    findings.filter((finding) => isMet(finding) === isFor).map(({ reason }) => reason)
  return { model, engine, reasons: reasonsOf(true), drawbacks: reasonsOf(false) }
}

/** The rules that a model breaks; if it breaks none, why it ranks below the last recommended one. */
function reasonsAgainst(
  car: CheckedCandidate,
  last: CheckedCandidate | undefined,
): readonly OtherReason[] {
  const broken = car.findings.filter(isBroken)
  if (broken.length > 0) return broken.map(({ reason }) => reason)
  if (last && count(car, isMet) < count(last, isMet)) return [{ code: 'fewerAnswers' }]
  return [{ code: 'dearer', perMonth: paymentOf(car) }]
}

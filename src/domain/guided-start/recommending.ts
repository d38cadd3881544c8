import type { Engine, Model } from '../catalogue/catalogue.ts'
import type { EnergyPrices } from '../running-cost/energy.ts'
import type { Euros, Id } from '../units.ts'
import {
  matchAnswers,
  perKmOf,
  type Candidate,
  type Reason,
  type AnswerMatch,
  type Baseline,
} from './matching.ts'
import type { FactsByModel, GuideAnswers } from './questions.ts'

/** How many models are recommended. */
const RECOMMENDED_COUNT = 3

/** What is known about the line-up. */
export interface LineUpFacts {
  readonly models: readonly Model[]
  /** Engines by model. A model without any is not recommended. */
  readonly engines: Readonly<Record<Id, readonly Engine[]>>
  readonly facts: FactsByModel
  readonly prices: EnergyPrices | null
}

/** Why a model with no fact against it is not among the recommended ones. */
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

export interface Guidance {
  readonly recommended: readonly Recommendation[]
  readonly others: readonly Rejection[]
}

interface ScoredCandidate extends Candidate {
  readonly matches: readonly AnswerMatch[]
}

/**
 * Three models for a buyer's answers, each with its best engine. A car comes first if it contradicts fewer answers,
 * then if it meets more of them, then if its monthly payment is lower. Models whose engines are unknown come last.
 */
export function recommend(answers: GuideAnswers, lineUp: LineUpFacts): Guidance {
  const candidates = lineUp.models.flatMap((model) =>
    (lineUp.engines[model.id] ?? []).map((engine) => ({
      model,
      engine,
      facts: lineUp.facts[model.id] ?? null,
    })),
  )
  const baseline = baselineOf(candidates, lineUp.prices)
  const ranked = candidates
    .map((candidate): ScoredCandidate => ({
      ...candidate,
      matches: matchAnswers(answers, candidate, baseline),
    }))
    .toSorted(compare)
  const best = lineUp.models
    .flatMap((model) => ranked.find((scored) => scored.model === model) ?? [])
    .toSorted(compare)
  const recommended = best.slice(0, RECOMMENDED_COUNT)
  const last = recommended.at(-1)
  const unknown = lineUp.models.filter((model) => !best.some((scored) => scored.model === model))
  return {
    recommended: recommended.map(({ model, engine, matches }) => ({
      model,
      engine,
      reasons: reasonsOf(matches, true),
      drawbacks: reasonsOf(matches, false),
    })),
    others: [
      ...best.slice(RECOMMENDED_COUNT).map((scored) => ({
        model: scored.model,
        reasons: last ? reasonsAgainst(scored, last) : [],
      })),
      ...unknown.map((model) => ({ model, reasons: [{ code: 'unknown' as const }] })),
    ],
  }
}

function baselineOf(candidates: readonly Candidate[], prices: EnergyPrices | null): Baseline {
  const costs = candidates
    .map(({ engine }) => perKmOf(engine, prices))
    .filter((perKm) => perKm !== null)
  const meanPerKm =
    costs.length === 0 ? null : costs.reduce((sum, perKm) => sum + perKm, 0) / costs.length
  return { prices, meanPerKm }
}

function count({ matches }: ScoredCandidate, isMet: boolean): number {
  return matches.filter((match) => match.isMet === isMet).length
}

function paymentOf({ engine, model }: Candidate): Euros | null {
  return engine.monthlyPayment ?? model.monthlyPayment
}

function compare(one: ScoredCandidate, other: ScoredCandidate): number {
  const contradictions = count(one, false) - count(other, false)
  const met = count(other, true) - count(one, true)
  if (contradictions !== 0 || met !== 0) return contradictions || met
  const payments = [paymentOf(one) ?? Infinity, paymentOf(other) ?? Infinity] as const
  return payments[0] === payments[1] ? 0 : payments[0] - payments[1]
}

function reasonsOf(matches: readonly AnswerMatch[], isMet: boolean): readonly Reason[] {
  return matches.filter((match) => match.isMet === isMet).map(({ reason }) => reason)
}

/** What speaks against a model; if nothing does, why it ranks below the last recommended one. */
function reasonsAgainst(scored: ScoredCandidate, last: ScoredCandidate): readonly OtherReason[] {
  const against = reasonsOf(scored.matches, false)
  if (against.length > 0) return against
  if (count(scored, true) < count(last, true)) return [{ code: 'fewerAnswers' }]
  return [{ code: 'dearer', perMonth: paymentOf(scored) }]
}

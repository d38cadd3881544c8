import type { Engine, Model } from '../catalogue/catalogue.ts'
import { DEFAULT_USAGE, energyCost, isPlugIn, type EnergyPrices } from '../running-cost/energy.ts'
import { roundHalfUp } from '../rounding.ts'
import type { Euros } from '../units.ts'
import { fitsPlace, fitsSpace, type Fit, type ModelReason } from './model-fit.ts'
import type { GuideAnswers, ModelFacts, QuestionId } from './questions.ts'

/** Minimum range of an electric car for long trips, in km (WLTP). */
const LONG_RANGE = 400

/** A car to recommend: a model with one of its engines. */
export interface Candidate {
  readonly model: Model
  readonly engine: Engine
  readonly facts: ModelFacts | null
}

/** The figures that all cars are compared with. */
export interface Baseline {
  readonly prices: EnergyPrices | null
  /** Mean energy cost per km of all cars; null if unknown. */
  readonly meanPerKm: Euros | null
}

/** A catalogue fact that speaks for or against a car, as the key of a sentence and its figure. */
export type Reason =
  | ModelReason
  | { readonly code: 'longRange' | 'shortRange'; readonly km: number }
  | { readonly code: 'refuels' | 'noCable' | 'needsCable' }
  /** The price of 100 km driven on electricity from home; null if unknown. */
  | { readonly code: 'chargesAtHome'; readonly per100Km: Euros | null }
  | { readonly code: 'inBudget' | 'overBudget'; readonly perMonth: Euros }
  | {
      readonly code: 'cheapEnergy' | 'dearEnergy'
      readonly perMonth: Euros
      readonly kmPerYear: number
    }

/** Whether a car meets an answer, and why. */
export interface AnswerMatch {
  readonly question: QuestionId
  readonly isMet: boolean
  readonly reason: Reason
}

/** How a car meets each answer. Answers that its facts do not cover are left out. */
export function matchAnswers(
  answers: GuideAnswers,
  candidate: Candidate,
  baseline: Baseline,
): readonly AnswerMatch[] {
  const matches = (Object.keys(MATCHERS) as QuestionId[]).map((question): AnswerMatch | null => {
    const answer = answers[question]
    const match = answer === undefined ? null : MATCHERS[question](answer, candidate, baseline)
    return match && { question, isMet: match[0], reason: match[1] }
  })
  return matches.filter((match) => match !== null)
}

type Matcher = (answer: string, candidate: Candidate, baseline: Baseline) => Fit<Reason>

const MATCHERS: Readonly<Record<QuestionId, Matcher>> = {
  where(answer, { engine, facts }) {
    if (answer !== 'trips') return fitsPlace(answer, facts)
    if (!engine.isElectric) return [true, { code: 'refuels' }]
    const [km = null] = engine.wltp.range ?? []
    if (km === null) return null
    return km >= LONG_RANGE
      ? [true, { code: 'longRange', km }]
      : [false, { code: 'shortRange', km }]
  },
  space: (answer, { facts }) => fitsSpace(answer, facts),
  charging(answer, { engine }, { prices }) {
    const isCharged = engine.isElectric || isPlugIn(engine)
    if (answer === 'home')
      return isCharged
        ? [true, { code: 'chargesAtHome', per100Km: prices && homePer100Km(engine, prices) }]
        : null
    return isCharged ? [false, { code: 'needsCable' }] : [true, { code: 'noCable' }]
  },
  budget(answer, { engine, model }) {
    const perMonth = engine.monthlyPayment ?? model.monthlyPayment
    if (perMonth === null) return null
    return perMonth <= Number(answer)
      ? [true, { code: 'inBudget', perMonth }]
      : [false, { code: 'overBudget', perMonth }]
  },
  distance(answer, { engine }, baseline) {
    const perKm = perKmOf(engine, baseline.prices)
    if (perKm === null || baseline.meanPerKm === null) return null
    const kmPerYear = Number(answer)
    const code = perKm <= baseline.meanPerKm ? 'cheapEnergy' : 'dearEnergy'
    const perMonth = roundHalfUp((perKm * kmPerYear) / 12, 2)
    return [code === 'cheapEnergy', { code, perMonth, kmPerYear }]
  },
}

/** Energy cost per km; everything is charged at home. Null if unknown. */
export function perKmOf(engine: Engine, prices: EnergyPrices | null): Euros | null {
  return prices && (energyCost(engine, prices, DEFAULT_USAGE).value?.perKm ?? null)
}

function homePer100Km(engine: Engine, prices: EnergyPrices): Euros | null {
  const kwh = (engine.isElectric ? engine.wltp.energy?.[0] : engine.plugIn?.electricMode) ?? null
  const price = prices.homeCharging?.price
  return kwh === null || price === undefined ? null : roundHalfUp(kwh * price, 2)
}

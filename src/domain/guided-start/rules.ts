import type { Engine, Model } from '../catalogue/catalogue.ts'
import { DEFAULT_USAGE, energyCost, isPlugIn, type EnergyPrices } from '../running-cost/energy.ts'
import { addEuros } from '../cents.ts'
import { roundHalfUp } from '../rounding.ts'
import type { Euros, Fraction } from '../units.ts'
import type { GuideAnswers, ModelFacts, QuestionId } from './questions.ts'

/** Minimum range of an electric car for long trips, in km (WLTP). */
const LONG_RANGE = 400

/** Maximum length of a car that is easy to park, in metres. */
const SHORT_LENGTH = 4.2

/** Minimum volume of a boot for a family's luggage, in litres. */
const FAMILY_LUGGAGE = 400

/** How far a monthly payment may be above the budget. */
const BUDGET_TOLERANCE: Fraction = 0.1

/** Minimum number of seats by answer. */
const SEATS: Readonly<Record<string, number>> = { family: 5, seven: 7 }

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
  /** Whether the seats of any model are stated, so that a model without them can be told apart. */
  readonly hasSeats: boolean
  /** Whether the monthly payment of any car is stated. */
  readonly hasPayments: boolean
}

/** A fact that speaks for or against a car, as the key of a sentence and its figures. */
export type Reason =
  | { readonly code: 'short' | 'long'; readonly metres: number }
  | { readonly code: 'roomy' | 'smallBoot'; readonly litres: number }
  | { readonly code: 'manySeats' | 'fewSeats'; readonly seats: number }
  | { readonly code: 'longRange' | 'shortRange'; readonly km: number }
  | { readonly code: 'refuels' | 'noCable' | 'needsCable' | 'unknownSeats' | 'unknownPayment' }
  /** The price of 100 km driven on electricity from home; null if unknown. */
  | { readonly code: 'chargesAtHome'; readonly per100Km: Euros | null }
  | { readonly code: 'inBudget'; readonly perMonth: Euros }
  /** `over` is how much the monthly payment is above the budget: up to the tolerance, or more. */
  | { readonly code: 'nearBudget' | 'overBudget'; readonly perMonth: Euros; readonly over: Euros }
  | {
      readonly code: 'cheapEnergy' | 'dearEnergy'
      readonly perMonth: Euros
      readonly kmPerYear: number
    }

/** What a fact says: it meets the answer, breaks its rule, or is a drawback that breaks no rule. */
type Verdict = 'met' | 'drawback' | 'broken'

/** What a rule says about a car. */
export interface Finding {
  readonly verdict: Verdict
  readonly reason: Reason
  /** Whether a car that breaks the rule is never recommended. */
  readonly isHard: boolean
}

type Check = (
  answer: string,
  candidate: Candidate,
  baseline: Baseline,
) => readonly [Verdict, Reason] | null

const judge = (isMet: boolean, reason: Reason, against: Reason): ReturnType<Check> =>
  isMet ? ['met', reason] : ['broken', against]

interface Rule {
  readonly question: QuestionId
  readonly isHard?: true
  /** Null if the answer asks nothing of the car, or nothing is known about it. */
  readonly check: Check
}

/**
 * The rules of all answers. Recommending, rejecting, ordering and the sentences of the result read only this list.
 * Seats and budget are hard.
 */
const RULES: readonly Rule[] = [
  {
    question: 'where',
    check(answer, { engine, facts }) {
      if (answer === 'city') {
        const metres = facts?.length ?? null
        if (metres === null) return null
        return judge(metres <= SHORT_LENGTH, { code: 'short', metres }, { code: 'long', metres })
      }
      if (answer !== 'trips') return null
      if (!engine.isElectric) return ['met', { code: 'refuels' }]
      const [km = null] = engine.wltp.range ?? []
      if (km === null) return null
      return judge(km >= LONG_RANGE, { code: 'longRange', km }, { code: 'shortRange', km })
    },
  },
  {
    question: 'space',
    isHard: true,
    check(answer, { facts }, { hasSeats }) {
      const needed = SEATS[answer]
      if (needed === undefined || !hasSeats) return null
      const seats = facts?.seats ?? null
      if (seats === null) return ['broken', { code: 'unknownSeats' }]
      return judge(seats >= needed, { code: 'manySeats', seats }, { code: 'fewSeats', seats })
    },
  },
  {
    question: 'space',
    check(answer, { facts }) {
      const litres = facts?.luggage ?? null
      if (answer !== 'family' || litres === null) return null
      return judge(
        litres >= FAMILY_LUGGAGE,
        { code: 'roomy', litres },
        { code: 'smallBoot', litres },
      )
    },
  },
  {
    question: 'charging',
    check(answer, { engine }, { prices }) {
      const isCharged = engine.isElectric || isPlugIn(engine)
      if (answer === 'home')
        return isCharged
          ? ['met', { code: 'chargesAtHome', per100Km: prices && homePer100Km(engine, prices) }]
          : null
      return isCharged ? ['broken', { code: 'needsCable' }] : ['met', { code: 'noCable' }]
    },
  },
  {
    question: 'budget',
    isHard: true,
    check(answer, candidate, { hasPayments }) {
      if (!hasPayments) return null
      const perMonth = paymentOf(candidate)
      if (perMonth === null) return ['broken', { code: 'unknownPayment' }]
      const budget = Number(answer)
      if (perMonth <= budget) return ['met', { code: 'inBudget', perMonth }]
      const over = addEuros(perMonth, -budget)
      return perMonth <= roundHalfUp(budget * (1 + BUDGET_TOLERANCE), 2)
        ? ['drawback', { code: 'nearBudget', perMonth, over }]
        : ['broken', { code: 'overBudget', perMonth, over }]
    },
  },
  {
    question: 'distance',
    // Half of any line-up costs more than its mean: that speaks against a car, but breaks no wish.
    check(answer, { engine }, baseline) {
      const perKm = perKmOf(engine, baseline.prices)
      if (perKm === null || baseline.meanPerKm === null) return null
      const kmPerYear = Number(answer)
      const perMonth = roundHalfUp((perKm * kmPerYear) / 12, 2)
      return perKm <= baseline.meanPerKm
        ? ['met', { code: 'cheapEnergy', perMonth, kmPerYear }]
        : ['drawback', { code: 'dearEnergy', perMonth, kmPerYear }]
    },
  },
]

/** What the rules say about a car for a buyer's answers. Rules that its facts say nothing about are left out. */
export function checkRules(
  answers: GuideAnswers,
  candidate: Candidate,
  baseline: Baseline,
): readonly Finding[] {
  return RULES.flatMap(({ question, isHard = false, check }) => {
    const answer = answers[question]
    const found = answer === undefined ? null : check(answer, candidate, baseline)
    return found ? { verdict: found[0], reason: found[1], isHard } : []
  })
}

/** The number of seats that an answer asks for; null for none. */
export function seatsNeeded({ space }: GuideAnswers): number | null {
  return (space !== undefined && SEATS[space]) || null
}

/** The monthly payment of a car; that of its model if its engine has none. */
export function paymentOf({ engine, model }: Pick<Candidate, 'engine' | 'model'>): Euros | null {
  return engine.monthlyPayment ?? model.monthlyPayment
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

import type { ExteriorColour, Interior } from '../../core/catalogue/catalogue.ts'
import type { Car, CarOption } from './cars.ts'
import { missOf, missSize, type CheckedCar, type Wish } from './wishes.ts'

export interface Missed {
  readonly wish: Wish
  /** As `missOf`. */
  readonly by: number
}

/** A car with its options: prices, payment and weeks include these. */
export interface AdvisedCar extends Car, CheckedCar {
  readonly exterior: ExteriorColour | null
  readonly interior: Interior | null
  /** What the options add to the price. */
  readonly surchargeCents: number
  /** In the order of the wishes. */
  readonly missed: readonly Missed[]
}

export interface Advice {
  /** Of each model with cars, the configuration that gives up the least, then the cheapest. The best model is first. */
  readonly best: readonly AdvisedCar[]
  /**
   * Configurations whose monthly payment has to be requested: of each model whose best one misses a wish, the cheapest one
   * that meets all wishes but the budget, because its payment is unknown. Not where the payment without options is known to
   * be too high.
   */
  readonly unpriced: readonly AdvisedCar[]
}

/** Models proposed at most. */
const SHOWN_COUNT = 3

/** How long the search runs before taps get their turn, in milliseconds. */
const SLICE = 8

/**
 * Finds the configurations of the line-up that meet the wishes, exactly. Of equal configurations, the first in the order
 * of the lists counts.
 * @param models The cars of each model.
 */
export async function search(
  wishes: readonly Wish[],
  models: readonly (readonly Car[])[],
): Promise<Advice> {
  const found: AdvisedCar[] = []
  const unpriced: AdvisedCar[] = []
  let end = performance.now() + SLICE
  for (const cars of models) {
    let best: AdvisedCar | undefined
    let open: AdvisedCar | undefined
    for (const car of cars.flatMap((each) => configurations(wishes, each))) {
      if (!best || compare(car, best) < 0) best = car
      if (isUnpriced(car) && car.cents < (open?.cents ?? Infinity)) open = car
    }
    if (best) found.push(best)
    if (open && best?.missed.length !== 0) unpriced.push(open)
    if (performance.now() < end) continue
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + SLICE
  }
  return { best: found.toSorted(compare), unpriced }
}

/** The worst that a configuration gives up: 0 preferences at most, 1 the preferred budget, 2 a must-have, 3 seats. */
function levelOf({ missed }: AdvisedCar): number {
  const levels = missed.map(({ wish: { kind, isPreference } }) => {
    if (isPreference) return Number(kind === 'paymentCents')
    return kind === 'seats' ? 3 : 2
  })
  return Math.max(0, ...levels)
}

/** By how much a configuration misses the budget, if it does. */
export const missedBudget = ({ missed }: AdvisedCar) =>
  missed.flatMap(({ wish, by }) => (wish.kind === 'paymentCents' ? { most: wish.most, by } : []))[0]

/** Whether a configuration has all must-haves. */
export const isFit = (car: AdvisedCar): boolean => levelOf(car) < 2

/** The cars to propose: with all must-haves, or else the nearest. Seats are not given up while a car has enough. */
export function proposed({ best }: Pick<Advice, 'best'>): readonly AdvisedCar[] {
  const level = Math.max(1, ...best.slice(0, 1).map(levelOf))
  return best.filter((car) => levelOf(car) <= level).slice(0, SHOWN_COUNT)
}

/** The configurations of a car. Of options that differ neither in price nor in delivery, the first one counts. */
function configurations(wishes: readonly Wish[], car: Car): readonly AdvisedCar[] {
  const interiors = distinct(car.interiors)
  return distinct(car.exteriors).flatMap((exterior) =>
    interiors.flatMap((interior) => {
      const surchargeCents = exterior.cents + interior.cents
      const cents = car.cents + surchargeCents
      // Discounts that leave nothing to pay are an error of the data. An engine's price is not compared.
      if (cents <= 0 && car.version) return []
      const weeks = car.weeks && Math.max(car.weeks, exterior.weeks ?? 0, interior.weeks ?? 0)
      const configured = {
        ...car,
        exterior: exterior.item,
        interior: interior.item,
        surchargeCents,
        cents,
        paymentCents: car.payments[surchargeCents] ?? null,
        // Unknown unless the version's are stated and all are known.
        weeks: weeks === Infinity ? null : weeks,
      }
      const missed = wishes
        .filter((wish) => car.version !== null || !needsVersion(wish))
        .map((wish) => ({ wish, by: missOf(wish, configured) }))
        .filter(({ by }) => by > 0)
      return { ...configured, missed }
    }),
  )
}

/** The kinds of wishes that the facts about a model and its engines answer. */
const WITHOUT_VERSION: ReadonlySet<Wish['kind']> = new Set([
  'seats',
  'luggage',
  'length',
  'charging',
])

/** Whether a wish can be compared only once the versions are loaded. */
export const needsVersion = ({ kind }: Wish): boolean => !WITHOUT_VERSION.has(kind)

function distinct<Item>(options: readonly CarOption<Item>[]): readonly CarOption<Item>[] {
  return options.filter(
    ({ cents, weeks }, index) =>
      options.findIndex((other) => other.cents === cents && other.weeks === weeks) === index,
  )
}

/** What a configuration gives up: of how many wishes it is unknown whether they are met, and the size of the others. */
function gapOf({ missed }: AdvisedCar) {
  const measured = missed.filter(({ by }) => by !== Infinity)
  return {
    unknown: missed.length - measured.length,
    size: measured.reduce((sum, { wish, by }) => sum + missSize(wish, by), 0),
  }
}

/**
 * Negative if the first configuration gives up less, or as much and is cheaper. What is unknown may be any amount, so it
 * is larger than all that is known at its level.
 */
function compare(first: AdvisedCar, second: AdvisedCar): number {
  const [gap, otherGap] = [gapOf(first), gapOf(second)]
  return (
    levelOf(first) - levelOf(second) ||
    gap.unknown - otherGap.unknown ||
    gap.size - otherGap.size ||
    first.cents - second.cents
  )
}

/** As `Advice.unpriced`. */
function isUnpriced({ missed, payments }: AdvisedCar): boolean {
  const [only, ...others] = missed
  if (only?.wish.kind !== 'paymentCents' || only.by !== Infinity || others.length > 0) return false
  return (payments[0] ?? 0) <= only.wish.most
}

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
  /** The cheapest configuration of each model that meets all wishes, the cheapest first. */
  readonly fits: readonly AdvisedCar[]
  /**
   * If nothing fits, the smallest changes: no other configuration misses less of one wish without missing more of another
   * (Pareto front). Of those that miss the same, only the cheapest. Sorted by how much they give up, then by price.
   */
  readonly changes: readonly AdvisedCar[]
  /** Of each model that has cars and does not fit, the configuration that gives up the least, then the cheapest. */
  readonly nearest: readonly AdvisedCar[]
  /**
   * Of each of these models, the cheapest configuration that would fit if its monthly payment, which is unknown, did. None
   * where that of the car without options is known not to.
   */
  readonly unpriced: readonly AdvisedCar[]
}

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
  const fits: AdvisedCar[] = []
  const nearest: AdvisedCar[] = []
  const unpriced: AdvisedCar[] = []
  let changes: readonly AdvisedCar[] = []
  let end = performance.now() + SLICE
  for (const cars of models) {
    let best: AdvisedCar | undefined
    let open: AdvisedCar | undefined
    for (const car of cars.flatMap((each) => configurations(wishes, each))) {
      if (!best || compare(car, best) < 0) best = car
      if (isUnpriced(car) && car.cents < (open?.cents ?? Infinity)) open = car
      // Once something fits, nothing has to change.
      if (fits.length === 0) changes = withChange(changes, car)
    }
    if (best?.missed.length === 0) fits.push(best)
    else {
      if (best) nearest.push(best)
      if (open) unpriced.push(open)
    }
    if (performance.now() < end) continue
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + SLICE
  }
  // Seats are never given up for anything else: a car with too few of them is a change only if none has enough.
  const seated = changes.filter(({ missed }) => missed.every(({ wish }) => wish.kind !== 'seats'))
  return {
    fits: fits.toSorted(compare),
    changes: fits.length > 0 ? [] : (seated.length > 0 ? seated : changes).toSorted(compare),
    nearest,
    unpriced,
  }
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
 * is larger than all that is known.
 */
function compare(first: AdvisedCar, second: AdvisedCar): number {
  const [gap, otherGap] = [gapOf(first), gapOf(second)]
  return gap.unknown - otherGap.unknown || gap.size - otherGap.size || first.cents - second.cents
}

/** As `Advice.unpriced`. */
function isUnpriced({ missed, payments }: AdvisedCar): boolean {
  const [only, ...others] = missed
  if (only?.wish.kind !== 'paymentCents' || only.by !== Infinity || others.length > 0) return false
  return (payments[0] ?? 0) <= only.wish.most
}

/** Whether a configuration misses no more of any wish than another one. */
function missesNoMore(car: AdvisedCar, other: AdvisedCar): boolean {
  return car.missed.every(
    ({ wish, by }) => by <= (other.missed.find((missed) => missed.wish === wish)?.by ?? 0),
  )
}

/** Adds a configuration to those that no other one betters, and removes those that it betters. */
function withChange(changes: readonly AdvisedCar[], car: AdvisedCar): readonly AdvisedCar[] {
  const isBettered = changes.some(
    (other) => missesNoMore(other, car) && (other.cents <= car.cents || !missesNoMore(car, other)),
  )
  return isBettered ? changes : [...changes.filter((other) => !missesNoMore(car, other)), car]
}

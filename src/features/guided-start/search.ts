import type { Id } from '../../core/values/units.ts'
import type { Car, CarOption, CarsOfModel } from './cars.ts'
import { missOf, missSize, type CheckedCar, type Wish } from './wishes.ts'

export interface Missed {
  /** Its place among the wishes. */
  readonly wish: number
  /** As `missOf`. */
  readonly by: number
}

export interface Found {
  /** Place of its model in the line-up, and of its car in the model. */
  readonly model: number
  readonly car: number
  readonly exteriorId: Id | null
  readonly interiorId: Id | null
  /** What the options add to the price, and the price, in cents. */
  readonly surchargeCents: number
  readonly cents: number
  readonly paymentCents: number | null
  readonly weeks: number | null
  /** In the order of the wishes. */
  readonly missed: readonly Missed[]
}

export interface Advice {
  /** The cheapest configuration of each model that meets all wishes, the cheapest first. */
  readonly fits: readonly Found[]
  /**
   * If nothing fits, the smallest changes: the configurations than which no other misses less of some wish and no more
   * of any. Of those that miss the same, the cheapest. Those that give up the least first (`compareGaps`), then the cheapest.
   */
  readonly changes: readonly Found[]
  /** Of each model that has cars and does not fit, the configuration that gives up the least, then the cheapest. */
  readonly nearest: readonly Found[]
  /**
   * Of each of these models, the cheapest configuration that would fit if its monthly payment, which is unknown, did. None
   * where that of the car without options is known not to.
   */
  readonly unpriced: readonly Found[]
}

/**
 * Finds the configurations of the line-up that meet the wishes, exactly. Yields after each model, so that a caller can
 * pause. Of equal configurations, the first in the order of the lists counts.
 */
export function* searching(
  wishes: readonly Wish[],
  models: readonly CarsOfModel[],
): Generator<undefined, Advice> {
  const fits: Found[] = []
  const nearest: Found[] = []
  const unpriced: Found[] = []
  // Seats are never given up for anything else: a car with too few of them is a change only if none has enough.
  const changes = { seated: [] as Found[], others: [] as Found[] }
  const bySize = (one: Found, other: Found): number =>
    compareGaps(gapOf(wishes, one), gapOf(wishes, other)) ||
    one.cents - other.cents ||
    one.model - other.model
  for (const [model, { cars }] of models.entries()) {
    let best: Found | null = null
    let least: Gap = { unknown: Infinity, size: Infinity }
    let open: Found | null = null
    for (const [index, car] of cars.entries())
      for (const found of configurations(wishes, car, model, index)) {
        const gap = gapOf(wishes, found)
        const difference = compareGaps(gap, least)
        if (best === null || difference < 0 || (difference === 0 && found.cents < best.cents)) {
          best = found
          least = gap
        }
        if (isUnpriced(wishes, found, car) && found.cents < (open?.cents ?? Infinity)) open = found
        // Once something fits, nothing has to change.
        if (fits.length === 0)
          addChange(isSeated(wishes, found) ? changes.seated : changes.others, found)
      }
    if (best?.missed.length === 0) fits.push(best)
    else {
      if (best) nearest.push(best)
      if (open) unpriced.push(open)
    }
    yield
  }
  const possible = changes.seated.length > 0 ? changes.seated : changes.others
  return {
    fits: fits.toSorted(bySize),
    changes: fits.length > 0 ? [] : possible.toSorted(bySize),
    nearest,
    unpriced,
  }
}

/** The same at once. */
export function search(wishes: readonly Wish[], models: readonly CarsOfModel[]): Advice {
  const steps = searching(wishes, models)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The configurations of a car: of options that differ neither in price nor in delivery, the first one counts, and if
 * neither payment nor delivery is wished for, only the cheapest configuration.
 */
function configurations(
  wishes: readonly Wish[],
  car: Car,
  model: number,
  index: number,
): readonly Found[] {
  const areChecked = wishes.some(isOfOptions)
  const missed = missedBy(wishes, { ...car, paymentCents: null }, car, false)
  const all: Found[] = []
  for (const exterior of distinct(car.exteriors))
    for (const interior of distinct(car.interiors)) {
      const surchargeCents = exterior.cents + interior.cents
      const cents = car.cents + surchargeCents
      const isDearer = !areChecked && cents >= (all[0]?.cents ?? Infinity)
      // Discounts that leave nothing to pay are an error of the data. An engine's price is not compared.
      if (isDearer || (cents <= 0 && car.versionId !== null)) continue
      const paymentCents = car.payments[surchargeCents] ?? null
      const weeks = weeksOf(car, exterior, interior)
      const own = areChecked ? missedBy(wishes, { ...car, paymentCents, weeks }, car, true) : []
      all[areChecked ? all.length : 0] = {
        model,
        car: index,
        exteriorId: exterior.id,
        interiorId: interior.id,
        surchargeCents,
        cents,
        paymentCents,
        weeks,
        missed: own.length > 0 ? [...missed, ...own].toSorted((a, b) => a.wish - b.wish) : missed,
      }
    }
  return all
}

/** Whether the options of a car decide about a wish too. */
const isOfOptions = ({ kind }: Wish): boolean => kind === 'payment' || kind === 'delivery'

/** The kinds of wishes that the facts about a model and its engines answer, before its versions are known. */
const KNOWN_FIRST: ReadonlySet<Wish['kind']> = new Set(['seats', 'luggage', 'length', 'charging'])

/** Whether a wish can be compared before the versions are known. */
export const isKnownFirst = ({ kind }: Wish): boolean => KNOWN_FIRST.has(kind)

/** The missed ones of the wishes about which the options of a car decide, or of the others. */
function missedBy(
  wishes: readonly Wish[],
  checked: CheckedCar,
  { versionId }: Car,
  areOfOptions: boolean,
): readonly Missed[] {
  const missed: Missed[] = []
  for (const [wish, wanted] of wishes.entries()) {
    if (isOfOptions(wanted) !== areOfOptions) continue
    const by = versionId !== null || isKnownFirst(wanted) ? missOf(wanted, checked) : 0
    if (by > 0) missed.push({ wish, by })
  }
  return missed
}

/** The longest of the weeks of a version and its options. Null unless the version's are stated and all are known. */
function weeksOf(car: Car, ...options: readonly CarOption[]): number | null {
  const weeks = car.weeks && Math.max(car.weeks, ...options.map((option) => option.weeks ?? 0))
  return weeks === Infinity ? null : weeks
}

function distinct(options: readonly CarOption[]): readonly CarOption[] {
  const isSame = (one: CarOption, other: CarOption): boolean =>
    one.cents === other.cents && one.weeks === other.weeks
  return options.filter(
    (option, index) => options.findIndex((other) => isSame(option, other)) === index,
  )
}

/** What a configuration gives up of all wishes together. */
interface Gap {
  /** Number of wishes of which it is unknown whether they are met. */
  readonly unknown: number
  /** The sum of `missSize` of the others. */
  readonly size: number
}

function gapOf(wishes: readonly Wish[], { missed }: Found): Gap {
  let unknown = 0
  let size = 0
  for (const { wish, by } of missed) {
    const wanted = wishes[wish]
    if (by === Infinity) unknown += 1
    else if (wanted) size += missSize(wanted, by)
  }
  return { unknown, size }
}

/** Negative if the first gap is smaller. What is unknown may be any amount, so it is larger than all that is known. */
const compareGaps = (one: Gap, other: Gap): number =>
  one.unknown - other.unknown || one.size - other.size

/** As `Advice.unpriced`. */
function isUnpriced(wishes: readonly Wish[], { missed }: Found, { payments }: Car): boolean {
  const [only] = missed
  const wanted = only && wishes[only.wish]
  if (missed.length !== 1 || wanted?.kind !== 'payment' || only?.by !== Infinity) return false
  return (payments[0] ?? 0) <= wanted.most
}

const isSeated = (wishes: readonly Wish[], { missed }: Found): boolean =>
  missed.every(({ wish }) => wishes[wish]?.kind !== 'seats')

/** Whether a configuration misses no more of any wish than another one. */
function missesNoMore(one: Found, other: Found): boolean {
  return (
    one.missed.length <= other.missed.length &&
    one.missed.every(
      ({ wish, by }) => by <= (other.missed.find((missed) => missed.wish === wish)?.by ?? 0),
    )
  )
}

/** Adds a configuration to those that no other one betters, and removes those that it betters. */
function addChange(changes: Found[], found: Found): void {
  for (const other of changes)
    if (missesNoMore(other, found) && !(missesNoMore(found, other) && found.cents < other.cents))
      return
  const kept = changes.filter((other) => !missesNoMore(found, other))
  changes.splice(0, changes.length, ...kept, found)
}

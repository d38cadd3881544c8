import type { Car } from './cars.ts'
import type { Advice, AdvisedCar } from './search.ts'
import type { Wish } from './wishes.ts'

/** A configuration of the line-up with what it misses of each wish, 0 for none. */
interface Checked {
  readonly model: number
  readonly found: Omit<AdvisedCar, 'missed'>
  readonly misses: readonly number[]
}

/** Every configuration of the line-up, in the order of the lists: no option is left out. */
function everyConfiguration(
  models: readonly (readonly Car[])[],
  wishes: readonly Wish[],
): readonly Checked[] {
  return models.flatMap((cars, model) =>
    cars.flatMap((car) =>
      car.exteriors.flatMap((exterior) =>
        car.interiors.flatMap((interior): readonly Checked[] => {
          const surchargeCents = exterior.cents + interior.cents
          const cents = car.cents + surchargeCents
          if (cents <= 0) return []
          const paymentCents = car.payments[surchargeCents] ?? null
          const all = [car.weeks, exterior.weeks, interior.weeks].filter((each) => each !== null)
          const isKnown = car.weeks !== null && !all.includes(Infinity)
          const weeks = isKnown ? Math.max(...all) : null
          const items = { ...car, exterior: exterior.item, interior: interior.item }
          const found = { ...items, surchargeCents, cents, paymentCents, weeks }
          return [
            { model, found, misses: wishes.map((wish) => miss(wish, car, paymentCents, weeks)) },
          ]
        }),
      ),
    ),
  )
}

function miss(wish: Wish, car: Car, paymentCents: number | null, weeks: number | null): number {
  const least = (wanted: number, has: number | null) => {
    if (has === null) return Infinity
    return has < wanted ? wanted - has : 0
  }
  const most = (wanted: number, has: number | null) => {
    if (has === null) return Infinity
    return has > wanted ? has - wanted : 0
  }
  if (wish.kind === 'transmission') {
    if (car.isAutomatic === null) return Infinity
    return car.isAutomatic === wish.isAutomatic ? 0 : 1
  }
  if (wish.kind === 'equipment') return car.equipment.includes(wish.id) ? 0 : 1
  if (wish.kind === 'charging') return car.isCharged === wish.isCharged ? 0 : 1
  if ('least' in wish) return least(wish.least, car[wish.kind])
  const values = { length: car.length, paymentCents, weeks }
  return most(wish.most, values[wish.kind])
}

const countUnknown = ({ misses }: Checked): number => misses.filter((by) => by === Infinity).length

/** How much is known to be given up: 1 for each wish, of a quantity 1 for each third of what was asked, of a range 1 more. */
function size(wishes: readonly Wish[], { misses }: Checked): number {
  let sum = 0
  for (const [index, wish] of wishes.entries()) {
    const by = misses[index] ?? 0
    if (by === 0 || by === Infinity) continue
    if ('least' in wish || 'most' in wish)
      sum += by / ('least' in wish ? wish.least : wish.most) / (1 / 3)
    else sum += 1
    if (wish.kind === 'range') sum += 1
  }
  return sum
}

/** The worst that is missed: 3 seats, 2 another must-have, 1 the preferred budget, 0 another preference or nothing. */
function level(wishes: readonly Wish[], { misses }: Checked): number {
  const missed = wishes.filter((_, index) => misses[index] !== 0)
  const musts = missed.filter(({ isPreference }) => !isPreference)
  if (musts.some(({ kind }) => kind === 'seats')) return 3
  if (musts.length > 0) return 2
  return missed.some(({ kind }) => kind === 'paymentCents') ? 1 : 0
}

/** Whether nothing is missed but an unknown payment, and that without options meets the wish or is unknown too. */
function isUnpriced(wishes: readonly Wish[], { found, misses }: Checked): boolean {
  const others = misses.filter((_, index) => wishes[index]?.kind !== 'paymentCents')
  const index = wishes.findIndex(({ kind }) => kind === 'paymentCents')
  const wish = wishes[index]
  if (wish?.kind !== 'paymentCents' || misses[index] !== Infinity) return false
  const plain = found.payments[0] ?? null
  return others.every((by) => by === 0) && (plain === null || plain <= wish.most)
}

/** The advice by its definition: every configuration of a model is compared with every other one. */
export function bruteForce(wishes: readonly Wish[], models: readonly (readonly Car[])[]): Advice {
  const all = everyConfiguration(models, wishes)
  /** Sorts are stable, so equal configurations keep the order of the lists. */
  const byGap = (one: Checked, other: Checked): number =>
    level(wishes, one) - level(wishes, other) ||
    countUnknown(one) - countUnknown(other) ||
    size(wishes, one) - size(wishes, other) ||
    one.found.cents - other.found.cents
  const ofModel = models.flatMap((_, index) =>
    all
      .filter(({ model }) => model === index)
      .toSorted(byGap)
      .slice(0, 1),
  )
  const unpriced = ofModel
    .filter(({ misses }) => misses.some((by) => by > 0))
    .flatMap(({ model }) =>
      all
        .filter((one) => one.model === model && isUnpriced(wishes, one))
        .toSorted((one, other) => one.found.cents - other.found.cents)
        .slice(0, 1),
    )
  const found = (checked: readonly Checked[]) => checked.map((one) => toFound(wishes, one))
  return { best: found(ofModel.toSorted(byGap)), unpriced: found(unpriced) }
}

function toFound(wishes: readonly Wish[], { found, misses }: Checked): AdvisedCar {
  return {
    ...found,
    missed: wishes
      .map((wish, index) => ({ wish, by: misses[index] ?? 0 }))
      .filter(({ by }) => by > 0),
  }
}

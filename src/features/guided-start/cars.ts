import type {
  Engine,
  ExteriorColour,
  Interior,
  Option,
  Version,
  ModelFacts,
} from '../../core/catalogue/catalogue.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { toCents } from '../../core/values/cents.ts'
import { isCharged } from '../running-cost/energy.ts'
import type { Id } from '../../core/values/units.ts'
import type { CheckedCar, Wish } from './wishes.ts'

/**
 * The weeks until a version, a colour or an interior is delivered, of a span the longest. Null if the site states none,
 * `Infinity` if its statement is unreadable or not recent: then nobody knows how long a car with it takes.
 */
export type WeeksOf = (item: Version | ExteriorColour | Interior) => number | null

/** An option of a car. The id is null if the version offers none, which leaves nothing to choose. */
export interface CarOption {
  readonly id: Id | null
  readonly cents: number
  readonly weeks: number | null
}

/** A version with its options: plain data, so that a worker can have it. */
export interface Car extends Omit<CheckedCar, 'paymentCents'> {
  readonly engineId: Id
  /** Null before the versions are known: the car stands for those of its engine. */
  readonly versionId: Id | null
  /** Price in cents without options. */
  readonly cents: number
  /** Monthly payment in cents by what the options add to the price, in cents. One that is missing is unknown. */
  readonly payments: Readonly<Record<number, number>>
  readonly exteriors: readonly CarOption[]
  readonly interiors: readonly CarOption[]
}

export interface CarsOfModel {
  readonly id: Id
  readonly cars: readonly Car[]
}

/** What is known about a model. Null for lists that have not loaded. */
export interface ModelLists {
  readonly facts: ModelFacts | null
  readonly engines: readonly Engine[]
  readonly versions: readonly Version[] | null
  readonly exteriors: readonly ExteriorColour[] | null
  readonly interiors: readonly Interior[] | null
}

interface Reading {
  readonly wishes: readonly Wish[]
  readonly weeksOf: WeeksOf
  /** Monthly payments that the content site has calculated, as in `Car`, by version. */
  readonly quoted: Readonly<Record<Id, Readonly<Record<number, number>>>>
}

/**
 * The cars of a model that can be bought: versions with a price, each with the options whose surcharge is known. Without
 * its versions, an engine is a car, which stands for all of them; without their lists, options are included ones.
 */
export function carsOf(lists: ModelLists, reading: Reading): readonly Car[] {
  const { engines, versions } = lists
  return engines.flatMap((engine) => {
    const own = versions?.filter(({ engineId }) => engineId === engine.id) ?? [null]
    return own.flatMap((version) => carOf(lists, reading, engine, version) ?? [])
  })
}

const NO_CHOICE: readonly CarOption[] = [{ id: null, cents: 0, weeks: null }]

function carOf(
  { facts, exteriors, interiors }: ModelLists,
  { wishes, weeksOf, quoted }: Reading,
  engine: Engine,
  version: Version | null,
): Car | null {
  const cents = toCents((version ?? engine).price)
  const payment = toCents((version ?? engine).monthlyPayment)
  // Before the versions are known, prices are not compared.
  if (version && cents === null) return null
  const wished = wishes.flatMap((wish) => (wish.kind === 'equipment' ? wish.id : []))
  const options = (list: readonly (ExteriorColour | Interior)[] | null): readonly CarOption[] => {
    const offered = list?.filter(({ versionId }) => versionId === version?.id) ?? []
    return offered.length === 0 ? NO_CHOICE : offered.flatMap((item) => optionOf(item, weeksOf))
  }
  return {
    engineId: engine.id,
    versionId: version?.id ?? null,
    cents: cents ?? 0,
    payments: {
      ...(payment !== null && { 0: payment }),
      ...(version && quoted[version.id]),
    },
    seats: facts?.seats ?? null,
    luggage: facts?.luggage ?? null,
    length: facts?.length ?? null,
    range: rangeOf(engine, version),
    isCharged: isCharged(engine),
    isAutomatic: isAutomatic(engine, version),
    equipment: wished.filter((id) => version?.equipmentIds.includes(id)),
    weeks: version && weeksOf(version),
    exteriors: options(exteriors),
    interiors: options(interiors),
  }
}

function optionOf(
  item: Option & (ExteriorColour | Interior),
  weeksOf: WeeksOf,
): CarOption | readonly [] {
  const cents = toCents(item.surcharge)
  return cents === null ? [] : { id: item.id, cents, weeks: weeksOf(item) }
}

/** The electric range in km that is driven at least. `Infinity` for a car that refuels, null if it is not stated. */
function rangeOf(engine: Engine, version: Version | null): number | null {
  if (!engine.isElectric) return Infinity
  return versionWltp(engine, version)?.range?.[0] ?? null
}

/**
 * Whether a car shifts by itself, by the name that the content site has for its transmission. Null for a name that says
 * neither. An electric car without a name has no gears to shift.
 */
export function isAutomatic(engine: Engine, version: Version | null): boolean | null {
  const name = version?.transmission ?? engine.transmission
  if (name === null) return engine.isElectric || null
  if (/autom|cvt|dct|dsg|dupla embraiagem/i.test(name)) return true
  return /manual/i.test(name) ? false : null
}

import type {
  Engine,
  ExteriorColour,
  Interior,
  Model,
  Version,
  ModelFacts,
} from '../../core/catalogue/catalogue.ts'
import { isCurrent, type WithLeadTime } from '../../core/catalogue/lead-time.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { toCents, type Id } from '../../core/values/units.ts'
import { isCharged } from '../running-cost/running-cost.ts'
import type { CheckedCar } from './wishes.ts'

/** An option of a car. The item is null if the version offers none, which leaves nothing to choose. */
export interface CarOption<Item> {
  readonly item: Item | null
  readonly cents: number
  readonly weeks: number | null
}

/** A version with its options. The version is null before the versions are known: the car stands for those of its engine. */
export interface Car extends Omit<CheckedCar, 'paymentCents'> {
  readonly model: Model
  readonly engine: Engine
  readonly version: Version | null
  /** Price in cents, here without options. */
  readonly cents: number
  /** Monthly payment in cents by what the options add to the price, in cents. One that is missing is unknown. */
  readonly payments: Readonly<Record<number, number>>
  readonly exteriors: readonly CarOption<ExteriorColour>[]
  readonly interiors: readonly CarOption<Interior>[]
}

/** What is known about a model. Null for lists that have not loaded. */
export interface ModelLists {
  readonly model: Model
  readonly facts: ModelFacts | null
  readonly engines: readonly Engine[]
  readonly versions: readonly Version[] | null
  readonly exteriors: readonly ExteriorColour[] | null
  readonly interiors: readonly Interior[] | null
}

/** Monthly payments that the content site has calculated, as in `Car`, by version. */
type QuotedPayments = Readonly<Record<Id, Car['payments']>>

/**
 * The cars of a model that can be bought: versions with a price, each with the options whose surcharge is known. Without
 * its versions, an engine is a car, which stands for all of them; without their lists, options are included ones.
 * @param today ISO date.
 */
export function carsOf(lists: ModelLists, today: string, quoted: QuotedPayments): readonly Car[] {
  const { model, facts, engines, versions, exteriors, interiors } = lists
  const all = engines.flatMap((engine) => {
    const ofEngine = versions?.filter(({ engineId }) => engineId === engine.id) ?? [null]
    return ofEngine.map((version) => ({ engine, version }))
  })
  return all.flatMap(({ engine, version }) => {
    const { price, monthlyPayment } = version ?? engine
    const cents = toCents(price)
    const payment = toCents(monthlyPayment)
    // Before the versions are known, prices are not compared.
    if (version && cents === null) return []
    return {
      model,
      engine,
      version,
      cents: cents ?? 0,
      payments: {
        ...(payment !== null && { 0: payment }),
        ...(version && quoted[version.id]),
      },
      ...(facts ?? { seats: null, luggage: null, length: null }),
      // A car that refuels has no limit.
      range: engine.isElectric ? (versionWltp(engine, version)?.range?.[0] ?? null) : Infinity,
      isCharged: isCharged(engine),
      isAutomatic: isAutomatic(engine, version),
      equipment: version?.equipmentIds ?? [],
      weeks: version && weeksOf(version, today),
      exteriors: optionsOf(exteriors, version, today),
      interiors: optionsOf(interiors, version, today),
    }
  })
}

/** A version's options whose surcharge is known. */
function optionsOf<Item extends ExteriorColour | Interior>(
  list: readonly Item[] | null,
  version: Version | null,
  today: string,
): readonly CarOption<Item>[] {
  const offered = list?.filter(({ versionId }) => versionId === version?.id) ?? []
  if (offered.length === 0) return [{ item: null, cents: 0, weeks: null }]
  return offered.flatMap((item) => {
    const cents = toCents(item.surcharge)
    return cents === null ? [] : { item, cents, weeks: weeksOf(item, today) }
  })
}

/**
 * The weeks until a version, a colour or an interior is delivered, of a span the longest. Null if the site states none,
 * `Infinity` if its statement is unreadable or not recent: then nobody knows how long a car with it takes.
 */
export function weeksOf({ leadTime }: WithLeadTime, today: string): number | null {
  if (!leadTime) return null
  return isCurrent(leadTime, today) ? leadTime.toWeeks : Infinity
}

/**
 * Whether a car shifts by itself, by the name that the content site has for its transmission. Null for a name that says
 * neither. An electric car without a name has no gears to shift.
 */
function isAutomatic(engine: Engine, version: Version | null): boolean | null {
  const name = version?.transmission ?? engine.transmission
  if (name === null) return engine.isElectric || null
  if (/autom|cvt|dct|dsg|dupla embraiagem/i.test(name)) return true
  return /manual/i.test(name) ? false : null
}

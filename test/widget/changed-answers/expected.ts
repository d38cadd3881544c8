import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import type { State } from '../../../src/core/store/state.ts'
import type { ChangedSite, Wire } from './changed-site.ts'

const { models } = buildCatalogue()

/** Ids of a random car of the demo catalogue. */
export type CarIds = Readonly<
  Record<'model' | 'engine' | 'version' | 'exterior' | 'interior', string>
>

export function drawCar(draw: (limit: number) => number): CarIds {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length)]
  const found = pick(models)
  const version = pick(found?.versions ?? [])
  const isOfVersion = (option: { readonly version: number }): boolean =>
    option.version === version?.id
  return {
    model: String(found?.model.id),
    engine: String(version?.idEngine),
    version: String(version?.id),
    exterior: pick(found?.exteriors.filter(isOfVersion) ?? [])?.colorid ?? '',
    interior: pick(found?.interiors.filter(isOfVersion) ?? [])?.idColor ?? '',
  }
}

/** An amount as it was sent: null for none, NaN for what is no number. */
function amountOf(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'number' ? value : Number.NaN
}

/** NaN for a price that is missing or not above zero. */
function priceOf(value: unknown): number {
  const price = amountOf(value) ?? Number.NaN
  return price > 0 ? price : Number.NaN
}

/** The first value that can be an id: a number or a text. */
const firstId = (...values: readonly unknown[]): unknown =>
  values.find((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''))

/** Whether a value is this id. */
const isId = (value: unknown, id: string | null): boolean => String(value).trim() === id

/**
 * The sum of what was sent for the choices, in euros, added up here and not by the widget. NaN if one of the amounts is
 * unknown.
 */
export function expectedTotal(
  site: ChangedSite,
  { configuration, creditType }: { configuration: State['configuration']; creditType: string },
): number {
  const { modelId, engineId, versionId, exteriorId, interiorId } = configuration
  const version = site.sent(`lstVersions/${modelId}`).find(({ id }) => isId(id, versionId))
  if (versionId === null || !version) {
    const engine = site
      .sent(`lstEngines/${modelId}`)
      .find(({ id, engineID }) => isId(firstId(engineID, id), engineId))
    const model = site.sent('lstModels/').find(({ id }) => isId(id, modelId))
    return priceOf((engineId === null ? model : engine)?.price)
  }
  const full = amountOf(version.pvpWithoutFinance)
  const car = priceOf(creditType === 'HOD' && full !== 0 ? (full ?? version.price) : version.price)
  const surcharge = (list: string, field: string, id: string | null): number => {
    const option = site
      .sent(`${list}/${modelId}`)
      .find((entry) => isId(entry.version, versionId) && isId(firstId(entry[field], entry.id), id))
    return amountOf(option?.price) ?? 0
  }
  return (
    car +
    surcharge('extColors', 'colorid', exteriorId) +
    surcharge('panomaricLI', 'idColor', interiorId)
  )
}

/** The official values of the whole demo catalogue by unit, as the site has them without changes. */
export const OFFICIAL: Readonly<Record<string, ReadonlySet<number>>> = officialValues()

function officialValues(): Readonly<Record<string, ReadonlySet<number>>> {
  const values: Record<string, Set<number>> = {
    'l/100 km': new Set(),
    'kWh/100 km': new Set(),
    'g/km': new Set(),
    km: new Set(),
  }
  const add = (unit: string, value: unknown): void => {
    if (typeof value === 'number') values[unit]?.add(value)
  }
  for (const { engines, versions } of models)
    for (const car of [...engines, ...versions] as unknown as readonly Wire[]) {
      add(car.electricMotor === true ? 'kWh/100 km' : 'l/100 km', car.fuelCC)
      add('l/100 km', car.emptyBatteryConsumption)
      add('kWh/100 km', car.energyConsumption)
      add('kWh/100 km', car.electricConsumption)
      add('g/km', car.co2)
      add('km', car.autonomy)
    }
  // A change to zero grams is a value.
  add('g/km', 0)
  return values
}

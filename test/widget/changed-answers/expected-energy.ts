import type { State } from '../../../src/core/store/state.ts'
import type { ChangedSite, Wire } from './changed-site.ts'
import { firstId, isId } from './expected.ts'

/** The number of a figure above zero; null for all else. */
const figureOf = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

/** Part of the state, if the running cost is part of the widget. */
interface Usage {
  readonly usage?: { readonly kmPerYear: number }
}

/**
 * What a month of energy costs by what was sent, half of the kilometres electric in a plug-in hybrid. NaN if one of the
 * figures is unknown.
 */
export function expectedEnergy(
  site: ChangedSite,
  { configuration: { modelId, engineId, versionId }, usage }: State & Usage,
): number {
  const engine = site
    .sent(`lstEngines/${modelId}`)
    .find((each) => isId(firstId(each.engineID, each.id), engineId))
  const version = site.sent(`lstVersions/${modelId}`).find(({ id }) => isId(id, versionId))
  const valueOf = (name: string): number | null =>
    figureOf(version?.[name]) ?? figureOf(engine?.[name])
  const fuel = String(engine?.fuel)
  const isElectric = engine?.electricMotor === true || fuel === 'Elétrico'
  const combined = valueOf('fuelCC') ?? combinedInSpecs(engine)
  const weightedKwh = valueOf('energyConsumption') ?? (isElectric ? combined : null)
  const electricMode = figureOf(engine?.electricConsumption)
  const emptyBattery = figureOf(engine?.emptyBatteryConsumption)
  const ofCharged = [weightedKwh, electricMode, emptyBattery, valueOf('autonomy')]
  const isCharged = isElectric || ofCharged.some((each) => each !== null)
  const isShared = !isElectric && electricMode !== null && emptyBattery !== null
  const litres = isShared ? emptyBattery / 2 : (combined ?? Number.NaN)
  const kwh = isShared ? electricMode / 2 : (weightedKwh ?? Number.NaN)
  const perLitre = priceOf(site, fuelOf(fuel))
  const perKwh = priceOf(site, 'homeCharging') || priceOf(site, 'publicCharging')
  const per100Km = (isElectric ? 0 : litres * perLitre) + (isCharged ? kwh * perKwh : 0)
  return (per100Km * (usage?.kmPerYear ?? 15_000)) / 100 / 12
}

/** The combined consumption in the technical data. */
function combinedInSpecs(engine: Wire | undefined): number | null {
  const specs = Array.isArray(engine?.lst) ? (engine.lst as readonly (Wire | null)[]) : []
  const spec = specs.find((each) => each?.id === 289)?.specs as Wire | undefined
  return figureOf(Number.parseFloat(String(spec?.value).replace(',', '.')))
}

function fuelOf(name: string): string {
  if (name.includes('Gasóleo')) return 'diesel'
  return /Gasolina|Híbrid/.test(name) ? 'petrol' : 'none'
}

/** The price of an energy that is stated with its date and source. NaN without. */
function priceOf(site: ChangedSite, energy: string): number {
  const prices = site.sentObject('backOffice/').energyPrices as Readonly<
    Record<string, Wire>
  > | null
  const { price, date, source } = prices?.[energy] ?? {}
  const isText = (value: unknown): boolean =>
    typeof value === 'number' || (typeof value === 'string' && value !== '')
  return (isText(date) && isText(source) && figureOf(price)) || Number.NaN
}

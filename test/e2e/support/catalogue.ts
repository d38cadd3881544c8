import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { stockCarsOf } from '../../../demo/content-site/stock-cars/stock-cars.ts'
import type {
  CatalogueModel,
  EngineEntry,
  ExteriorEntry,
  InteriorEntry,
  ModelEntry,
  VersionEntry,
} from '../../../demo/content-site/catalogue/types.ts'

const { models, equipment } = buildCatalogue()

/** The demo catalogue's models, each with all its data. */
export const MODELS: readonly CatalogueModel[] = models

/** A configuration of one model. */
export interface Configuration {
  readonly model: ModelEntry
  readonly engine: EngineEntry
  readonly version: VersionEntry
  readonly exterior: ExteriorEntry
  readonly interior: InteriorEntry
}

/** The first entry that meets a test's need. Throws when the demo catalogue has none. */
export function need<Entry>(
  what: string,
  entries: readonly Entry[],
  matches: (entry: Entry) => boolean = () => true,
): Entry {
  const found = entries.find(matches)
  if (found === undefined) throw new Error(`The demo catalogue has no ${what}, which a test needs.`)
  return found
}

export const hasSurcharge = ({ price }: { readonly price: number }): boolean => price > 0

const hasAccent = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'))

const isElectric = ({ electricMotor }: EngineEntry): boolean => electricMotor

/** Versions of an engine. */
export const versionsOf = ({ versions }: CatalogueModel, engine: EngineEntry): VersionEntry[] =>
  versions.filter(({ idEngine }) => idEngine === engine.id)

/** Exterior colours of a version. */
export const exteriorsOf = ({ exteriors }: CatalogueModel, version: VersionEntry) =>
  exteriors.filter((colour) => colour.version === version.id)

/** Interiors of a version. */
export const interiorsOf = ({ interiors }: CatalogueModel, version: VersionEntry) =>
  interiors.filter((interior) => interior.version === version.id)

/** The model of most tests: several engines, one of them electric, and an accent in its name. */
export const CAR = need(
  'model with an accent, three engines and an electric one',
  models,
  ({ model, engines }) =>
    hasAccent(model.model) && engines.length >= 3 && engines.slice(1).some(isElectric),
)

export const MODEL = CAR.model.model

export const ELECTRIC_ENGINE = need('electric engine', CAR.engines, isElectric)

/** The configuration that the widget preselects: the first entry of each list. */
export function preselected(
  car: CatalogueModel,
  engine = need('engine', car.engines),
  version = need('version', versionsOf(car, engine)),
): Configuration {
  return {
    model: car.model,
    engine,
    version,
    exterior: need('exterior colour', exteriorsOf(car, version)),
    interior: need('interior', interiorsOf(car, version)),
  }
}

export const PRESELECTED = preselected(CAR)

/** What the widget preselects for the first engine with a fuel. */
export function preselectedWith(fuel: string): Configuration {
  const hasFuel = (engine: EngineEntry): boolean => engine.fuel === fuel
  const car = need(`model with ${fuel}`, models, ({ engines }) => engines.some(hasFuel))
  return preselected(car, need(fuel, car.engines, hasFuel))
}

/** A configuration of which nothing is preselected, whose colours cost extra, with cars in stock. */
function chooseOthers(): Configuration {
  const engine = need('second engine', CAR.engines.slice(1))
  const candidates = versionsOf(CAR, engine)
    .slice(1)
    .flatMap((version) =>
      stockCarsOf(CAR, equipment)
        .filter((entry) => entry.version === version.id)
        .map((entry) => ({
          model: CAR.model,
          engine,
          version,
          exterior: need(
            'paint',
            exteriorsOf(CAR, version),
            ({ colorid }) => colorid === entry.colorid,
          ),
          interior: need(
            'interior',
            interiorsOf(CAR, version),
            ({ idColor }) => idColor === entry.idColor,
          ),
        })),
    )
  return need('configuration in stock whose colours cost extra', candidates, (one) =>
    [one.exterior, one.interior].every(hasSurcharge),
  )
}

export const CHOSEN = chooseOthers()

/** The names that a buyer of `CHOSEN` clicks, by the URL segment of the step. */
export const CHOICES = {
  motor: CHOSEN.engine.engine,
  versao: CHOSEN.version.designation,
  exterior: CHOSEN.exterior.designation,
  interior: CHOSEN.interior.designation,
} as const

/** Price of a configuration with its colours, in euros. */
export const priceOf = ({ version, exterior, interior }: Configuration): number =>
  version.price + exterior.price + interior.price

/** Query of the share link of a configuration. */
export function linkTo({ model, engine, version, exterior, interior }: Configuration): string {
  return `modelid=${model.id}&engine=${engine.id}&version=${version.id}&colext=${exterior.colorid}&colint=${interior.idColor}`
}

/** Query of the share link of `CHOSEN`. */
export const WHOLE = linkTo(CHOSEN)

/** The same up to its engine. */
export const ENGINE_LINK = `modelid=${CHOSEN.model.id}&engine=${CHOSEN.engine.id}`

/** Query of a share link that names an exterior colour which does not exist. */
export const STALE_LINK = linkTo({ ...CHOSEN, exterior: { ...CHOSEN.exterior, colorid: 'XXX' } })

/** Id of the paint in the model's own pictures. */
export const PICTURED_PAINT = need(
  'paint of the model’s pictures',
  CAR.exteriors,
  ({ externalColorImages360: [first] }) => first === CAR.carPod.externalColorImages360[0],
).colorid

/** Another model than `CAR`. */
export const OTHER = need('second model', models, (car) => car !== CAR)

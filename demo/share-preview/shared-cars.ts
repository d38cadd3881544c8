import { parseCode } from '../../src/core/configuration/build-code.ts'
import { choicesOfBuild, MAX_COMPARED_BUILDS } from '../../src/core/configuration/build.ts'
import { readWltp, readWltpSpans, versionWltp, type Wltp } from '../../src/core/catalogue/wltp.ts'
import { asWire } from '../../src/core/content-site/wire.ts'
import { findModelByAddress } from '../../src/core/catalogue/model-address.ts'
import { findById } from '../../src/core/configuration/choices.ts'
import { decodeChoices, encodeChoices } from '../../src/core/configuration/saved-configuration.ts'
import { OPTION_KINDS, toChoices } from '../../src/core/configuration/choice-steps.ts'
import { NO_CHOICES, SEGMENTS, type Choices } from '../../src/core/configuration/configuration.ts'
import type { Id } from '../../src/core/values/units.ts'
import { formatPrice } from '../../src/core/formats/format.ts'
import { BUILDS } from '../../src/core/routing/paths.ts'
import type {
  CatalogueModel,
  EngineEntry,
  OptionEntry,
  VersionEntry,
} from '../content-site/catalogue/types.ts'
import { OPTION_LISTS } from '../content-site/options/option-lists.ts'
import type { SiteContext } from '../content-site/http/route.ts'
import { officialValues } from './official-values.ts'

/** What a page's address tells link previews. */
export interface SharedCars {
  readonly title: string
  /** '' where a price is unknown. */
  readonly description: string
  /** The address under which previews are stored, below the page's: with ids that the catalogue has, in a fixed order. */
  readonly address: string
  /** Address of the first car's first frame, in its colour. */
  readonly picture: string
  /** The car in the picture. */
  readonly pictured: string
}

/** The part of the content site that is read. */
type SharedSite = Pick<SiteContext, 'builds' | 'catalogue'>

interface Car {
  readonly name: string
  readonly price: number
  readonly wltp: Wltp
  readonly query: string
  readonly picture: string
}

const STEP = new RegExp(String.raw`^/([^/]+)/(?:${Object.values(SEGMENTS).join('|')})(?:/|$)`)

/**
 * Finds the cars that an address names: one by a share link, `?modelid=` or the path of a step, or up to three by
 * their codes. Null if it names none that the catalogue has.
 * @param path Path below the page's, beginning with a slash.
 */
export async function sharedCars(
  { builds, catalogue }: SharedSite,
  path: string,
  query: URLSearchParams,
): Promise<SharedCars | null> {
  const { models, backOffice } = catalogue
  const carOf = (choices: Choices): Car | null => {
    const model = itemOf(models, ({ model: { id } }) => id, choices.modelId)
    return model ? carOfModel(model, choices, backOffice.product) : null
  }
  const [, first, ...rest] = path.split('/').map(decode)
  if (first === BUILDS) {
    const codes = new Set(
      rest.map(parseCode).flatMap((parsed) => ('error' in parsed ? [] : [parsed.code])),
    )
    const found = await Promise.all([...codes].slice(0, MAX_COMPARED_BUILDS).map(builds.find))
    const shown = found.flatMap((build) => {
      const car = build && carOf(choicesOfBuild(build.items))
      return car ? [{ car, code: build.code }] : []
    })
    const address = `${BUILDS}/${shown.map(({ code }) => code).join('/')}`
    return described(
      shown.map(({ car }) => car),
      address,
    )
  }
  const named = models.map(({ model }) => ({
    id: String(model.id),
    addressName: model.model,
  }))
  const step = STEP.exec(path)?.[1]
  const ofPath = step === undefined ? null : findModelByAddress(named, decode(step), null)
  const linked = decodeChoices(query.toString())
  const linkedId = findById(named, linked?.modelId ?? null)?.id ?? null
  const modelId = ofPath?.id ?? linkedId
  const car = carOf({ ...(linkedId === modelId && linked ? linked : NO_CHOICES), modelId })
  return car && described([car], `?${car.query}`)
}

function described(cars: readonly Car[], address: string): SharedCars | null {
  const [first] = cars
  if (!first) return null
  const price = formatPrice(Math.min(...cars.map((car) => car.price)))
  return {
    title: cars.map(({ name }) => name).join(' · '),
    description: price && `Desde ${price}, ${officialValues(cars.map(({ wltp }) => wltp))}`,
    address,
    picture: first.picture,
    pictured: first.name,
  }
}

/** The picture for pages that name no car: the first model. */
export function firstCar({ catalogue }: SharedSite): Pick<SharedCars, 'picture' | 'pictured'> {
  const [first] = catalogue.models
  if (!first) throw new Error('The catalogue has no models')
  const { name, picture } = carOfModel(first, NO_CHOICES, catalogue.backOffice.product)
  return { picture, pictured: name }
}

/** As when the widget opens a share link, an unknown engine or version ends the car there. */
function carOfModel(entry: CatalogueModel, choices: Choices, product: string): Car {
  const { model, carPod } = entry
  const engine = itemOf(entry.engines, ({ engineID }) => engineID, choices.engineId)
  const versions = entry.versions.filter(({ idEngine }) => idEngine === engine?.engineID)
  const version = itemOf(versions, ({ id }) => id, choices.versionId)
  const options = OPTION_KINDS.flatMap((kind) => {
    const offered = OPTION_LISTS[kind].of(entry).filter((option) => option.version === version?.id)
    const option = itemOf(offered, idOfOption, choices[`${kind}Id`])
    return option ? [{ kind, id: idOfOption(option), price: option.price }] : []
  })
  const exterior = entry.exteriors.find(
    (option) =>
      option.version === version?.id &&
      option.colorid === options.find(({ kind }) => kind === 'exterior')?.id,
  )
  const names = [product, model.model, engine?.engine, version?.designation]
  const name = names.filter((part) => part !== undefined).join(' ')
  const { price } = version ?? engine ?? model
  return {
    name: exterior ? `${name} em ${exterior.designation}` : name,
    price: options.reduce((sum, option) => sum + option.price, price),
    wltp: wltpOf(entry, engine, version),
    query: encodeChoices({
      ...toChoices(
        String(model.id),
        (kind) => options.find((option) => option.kind === kind)?.id ?? null,
      ),
      engineId: engine ? String(engine.engineID) : null,
      versionId: version ? String(version.id) : null,
    }),
    picture: (exterior ?? carPod).externalColorImages360[0] ?? model.modelImg,
  }
}

const idOfOption = ({ colorid, idColor, id }: OptionEntry): string => colorid ?? idColor ?? id ?? ''

/** Finds the item with an id, as the widget does. */
function itemOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string | number,
  id: Id | null,
): Item | undefined {
  const named = items.map((item) => ({ id: String(idOf(item)), item }))
  return findById(named, id)?.item
}

/** The official values of the version or engine, otherwise the span over the model's engines. */
function wltpOf(
  { model }: CatalogueModel,
  engine: EngineEntry | undefined,
  version: VersionEntry | undefined,
): Wltp {
  const read = (entry: object | undefined) => entry && { wltp: readWltp(asWire(entry)) }
  const own = versionWltp(read(engine) ?? null, read(version) ?? null)
  return own ?? readWltpSpans(asWire(model.wltp))
}

/** Decodes a segment of a path; one that is not encoded correctly stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

import { buildCatalogue } from '../content-site/catalogue/catalogue.ts'
import type {
  Catalogue,
  CatalogueModel,
  ExteriorEntry,
  InteriorEntry,
} from '../content-site/catalogue/types.ts'
import { UPHOLSTERIES, type UpholsteryId } from '../content-site/catalogue/upholsteries.ts'
import { CATALOGUE_CALLS, MODEL_CALLS } from '../content-site/routes/content-calls.ts'

/** Models of the sample: one small, one medium, one large; petrol, hybrid and electric. */
const MODELS: ReadonlySet<number> = new Set([101, 102, 104])

/** Districts whose dealers are included. */
const DISTRICTS: ReadonlySet<number> = new Set([8, 11, 13])

const NOTE =
  '<p>Gama de exemplo que vem com o configurador: modelos, preços e concessionários são fictícios.</p>'

/** The sample data the plugin serves until a content site is configured. */
interface SampleLineUp {
  /** JSON data by file name without extension: the call's name, followed by the model id if it takes one. */
  readonly files: ReadonlyMap<string, unknown>
  /** URLs of its pictures on the demo content site. */
  readonly pictures: readonly string[]
}

/** URL of a picture in the plugin's sample folder; '' stays empty. */
export function sampleAddress(address: string): string {
  return address.replace(/^\//, '')
}

/**
 * Reduces the demo catalogue to a few models: one picture per colour and look, no turns or panoramas,
 * financing disabled.
 */
export function sampleLineUp(catalogue: Catalogue = buildCatalogue()): SampleLineUp {
  const models = catalogue.models.filter(({ model }) => MODELS.has(model.id))
  const pictures = new Set<string>()
  const picture = (address: string): string => {
    if (address !== '') pictures.add(address)
    return sampleAddress(address)
  }
  const sample: Catalogue = {
    ...catalogue,
    config: { ...catalogue.config, hasSimul: false, hasStockCars: false },
    equipment: usedEquipment(catalogue, models),
    models: models.map((entry) => ({
      ...entry,
      model: { ...entry.model, modelImg: picture(entry.model.modelImg) },
      carPod: carPod(entry, picture),
      // A sample is installed for years, and is small.
      versions: entry.versions.map((version) => ({
        ...version,
        priceExcludes: [],
        priceValidUntil: null,
      })),
      exteriors: entry.exteriors.map((colour) => exterior(colour, picture)),
      interiors: entry.interiors.map((cabin) => interior(cabin, picture)),
    })),
  }
  const files = new Map<string, unknown>()
  for (const [call, read] of Object.entries(CATALOGUE_CALLS)) files.set(call, read(sample))
  for (const entry of sample.models)
    for (const [call, read] of Object.entries(MODEL_CALLS))
      files.set(`${call}-${entry.model.id}`, read(entry))
  files.set('backOffice', backOffice(catalogue))
  files.set('hyuDealersLst', dealers(catalogue))
  return { files, pictures: [...pictures].toSorted() }
}

type Picture = (address: string) => string

/** A colour with one picture, the first of its gallery. */
function exterior({ largeImg: _large, carBox: _box, ...entry }: ExteriorEntry, picture: Picture) {
  const [first] = entry.gallery
  return {
    ...entry,
    externalColorImages360: [],
    gallery: first ? [{ idColor: entry.colorid, image: picture(first.image), title: null }] : [],
  }
}

/** An interior with its flat picture only, and a colour as its chip. */
function interior({ seatsImg: _seats, ...entry }: InteriorEntry, picture: Picture) {
  const colorChip = UPHOLSTERIES[entry.idColor as UpholsteryId].colour
  return { ...entry, colorChip, panoramImg: null, image: picture(entry.image), gallery: [] }
}

function carPod({ carPod: { modelId, gallery } }: CatalogueModel, picture: Picture) {
  return { modelId, externalColorImages360: [], gallery: gallery.slice(0, 1).map(picture) }
}

function usedEquipment({ equipment }: Catalogue, models: readonly CatalogueModel[]) {
  const used = new Set(models.flatMap(({ versions }) => versions.flatMap(({ lst }) => lst)))
  // Their pictures are those of other models, and there are no frames to point at.
  return equipment.filter(({ id }) => used.has(id)).map(({ models: _models, ...item }) => item)
}

/** Removes the URLs of pages and documents that exist only on the demo content site. */
function backOffice({ backOffice: { form: _form, policyLink: _policy, ...texts } }: Catalogue) {
  const { legalTitle, legalContent } = texts.legalSect
  return {
    ...texts,
    hasPDF: false,
    legalSect: { legalTitle, legalContent: NOTE + legalContent },
  }
}

/** Removes e-mail addresses, so that no lead is sent to a fictional dealer. */
function dealers(catalogue: Catalogue) {
  return {
    isGov: false,
    districts: catalogue.districts.filter(({ id }) => DISTRICTS.has(id)),
    dealers: catalogue.dealers
      .filter(({ district }) => DISTRICTS.has(district))
      .map((dealer) => ({ ...dealer, email: '' })),
  }
}

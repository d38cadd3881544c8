import type {
  ExteriorColour,
  Interior,
  ModelPictures,
  Option,
  PictureBox,
  TurnPictures,
} from './catalogue.ts'
import { distinctNames } from './distinct-names.ts'
import type { Id } from '../values/units.ts'
import { getList, absoluteUrl, type ContentSite } from '../content-site/content-site.ts'
import { readLeadTime } from './read-lead-time.ts'
import { asWire, readId, readItems, readNumber, readText, type Wire } from '../content-site/wire.ts'
import { readStated, readTexts } from '../content-site/values.ts'

/** GET extColors/{modelId}: one entry per version and colour. An empty list means no colours. */
export async function fetchExteriors(
  site: ContentSite,
  modelId: Id,
): Promise<readonly ExteriorColour[]> {
  return distinctNames(
    await getList(site, 'extColors', (wire) => readExterior(site, wire), modelId),
    ({ versionId, paintType, factoryCode }) => [versionId, paintType, factoryCode],
  )
}

/** GET panomaricLI/{modelId}: one entry per version and interior. */
export async function fetchInteriors(site: ContentSite, modelId: Id): Promise<readonly Interior[]> {
  return distinctNames(
    await getList(site, 'panomaricLI', (wire) => readInterior(site, wire), modelId),
    ({ versionId, material, factoryCode }) => [versionId, material, factoryCode],
  )
}

/** GET carPods: the pictures of each model before a colour is chosen. */
export async function fetchCarPods(site: ContentSite): Promise<readonly ModelPictures[]> {
  return getList(site, 'carPods', (wire) => {
    const modelId = readId(wire.modelId)
    const gallery = pictureAddresses(site, readTexts(wire.gallery))
    return modelId === null ? null : { modelId, ...readTurn(site, wire), gallery }
  })
}

function readOption(site: ContentSite, wire: Wire, id: Id | null, chip: unknown): Option | null {
  const versionId = readId(wire.version)
  if (id === null || versionId === null) return null
  const surcharge = readStated(wire.price)
  return {
    id,
    versionId,
    name: readText(wire.designation) ?? id,
    chip: readChip(site, chip),
    surcharge: surcharge === undefined ? 0 : surcharge,
    factoryCode: readText(wire.factoryCode),
    leadTime: readLeadTime(wire.leadTime),
  }
}

function readExterior(site: ContentSite, wire: Wire): ExteriorColour | null {
  const option = readOption(site, wire, readId(wire.colorid) ?? readId(wire.id), wire.colorchip)
  return (
    option && {
      ...option,
      paintType: readText(wire.paintingType),
      ...readTurn(site, wire),
      ...readGallery(site, wire.gallery, option.id),
    }
  )
}

function readInterior(site: ContentSite, wire: Wire): Interior | null {
  const option = readOption(site, wire, readId(wire.idColor), wire.colorChip)
  return (
    option && {
      ...option,
      material: readText(wire.materialType),
      panorama: absoluteUrl(site, readText(wire.panoramImg)),
      image: absoluteUrl(site, readText(wire.image) ?? readText(wire.panoramImg)),
      seats: absoluteUrl(site, readText(wire.seatsImg)),
      ...readGallery(site, wire.gallery, option.id),
    }
  )
}

function readTurn(site: ContentSite, wire: Wire): TurnPictures {
  return {
    frames: pictureAddresses(site, readTexts(wire.externalColorImages360)),
    largeFrame: absoluteUrl(site, readText(wire.largeImg)),
    carBox: readBox(asWire(wire.carBox)),
  }
}

/** Reads a part of a picture. Null if a number is missing, or if the part is empty or exceeds the picture. */
function readBox(wire: Wire): PictureBox | null {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = ['left', 'top', 'width', 'height'].map(
    (key) => readNumber(wire[key]) ?? NaN,
  )
  const isInside = (start: number, size: number): boolean =>
    start >= 0 && size > 0 && start + size <= 100
  return isInside(left, width) && isInside(top, height) ? { left, top, width, height } : null
}

function readGallery(site: ContentSite, value: unknown, colour: Id) {
  // A gallery may include pictures of other colours. A picture without a colour applies to all.
  const gallery = readItems(value, (item) =>
    (readId(item.idColor) ?? colour) === colour ? item : null,
  )
  return {
    gallery: pictureAddresses(site, readTexts(gallery.map((item) => item.image))),
    galleryTitles: Object.fromEntries(gallery.flatMap((item) => readTitle(site, item))),
  }
}

/** Resolves picture paths to absolute URLs and drops invalid ones. */
export function pictureAddresses(site: ContentSite, paths: readonly string[]): readonly string[] {
  return paths.map((path) => absoluteUrl(site, path)).filter((address) => address !== null)
}

function readTitle(site: ContentSite, { image, title }: Wire): readonly [string, string][] {
  const address = absoluteUrl(site, readText(image))
  const text = readText(title)
  return address !== null && text !== null ? [[address, text]] : []
}

/** A picture's address, unlike a colour: 'red', '#2f4a3c', 'rgb(47 74 60 / 50%)'. */
const PICTURE = /^(?!#|[a-z]+\(.*\)$).*[/.:]/i

/** Reads a colour chip: a picture becomes a URL, and all else is a CSS colour. Hex digits may lack their '#'. */
function readChip(site: ContentSite, value: unknown): string | null {
  const chip = readText(value)
  if (chip !== null && PICTURE.test(chip)) return absoluteUrl(site, chip)
  return chip?.replace(/^([\da-f]{3}){1,2}$/i, '#$&') ?? null
}

import { distinctNames } from './distinct-names.ts'
import type { Id } from '../values/units.ts'
import { getList, absoluteUrl, type ContentSite } from '../content-site/content-site.ts'
import { readLeadTime } from './lead-time.ts'
import {
  asWire,
  readId,
  readItems,
  readNumber,
  readText,
  type Read,
  type Wire,
} from '../content-site/wire.ts'
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

export type ModelPictures = Awaited<ReturnType<typeof fetchCarPods>>[number]

/** GET carPods: the pictures of each model before a colour is chosen. */
export async function fetchCarPods(site: ContentSite) {
  return getList(site, 'carPods', (wire) => {
    const modelId = readId(wire.modelId)
    const gallery = pictureAddresses(site, readTexts(wire.gallery))
    return modelId === null ? null : { modelId, ...readTurn(site, wire), gallery }
  })
}

/** What one version can have, at a price: a colour or an interior. Its id is used in cookies and links. */
export type Option = Read<typeof readOption>

function readOption(site: ContentSite, wire: Wire, id: Id | null, chip: unknown) {
  const versionId = readId(wire.version)
  if (id === null || versionId === null) return null
  const surcharge = readStated(wire.price)
  return {
    id,
    versionId,
    name: readText(wire.designation) ?? id,
    /** CSS colour or absolute picture URL. `null` shows a neutral chip. */
    chip: readChip(site, chip),
    /** What it adds to the price of its version. 0 if it is included, null if unknown: so is the total then. */
    surcharge: surcharge === undefined ? 0 : surcharge,
    factoryCode: readText(wire.factoryCode),
    leadTime: readLeadTime(wire.leadTime),
  }
}

/** An exterior colour of one version (spec §3, exterior colour; spec §7, extColors). Its id is `colorid`. */
export type ExteriorColour = Read<typeof readExterior>

function readExterior(site: ContentSite, wire: Wire) {
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

/** An interior of one version (spec §3, interior option; spec §7, panomaricLI). */
export type Interior = Read<typeof readInterior>

function readInterior(site: ContentSite, wire: Wire) {
  const option = readOption(site, wire, readId(wire.idColor), wire.colorChip)
  return (
    option && {
      ...option,
      /** `null` is shown as 'Tecido' (spec §9). */
      material: readText(wire.materialType),
      /** Equirectangular picture. */
      panorama: absoluteUrl(site, readText(wire.panoramImg)),
      /** Flat picture of the cabin. */
      image: absoluteUrl(site, readText(wire.image) ?? readText(wire.panoramImg)),
      /** Picture of its seats, with which the interior opens. */
      seats: absoluteUrl(site, readText(wire.seatsImg)),
      ...readGallery(site, wire.gallery, option.id),
    }
  )
}

export type TurnPictures = Read<typeof readTurn>

function readTurn(site: ContentSite, wire: Wire) {
  return {
    /** Absolute URLs of the frames of a full turn. May be empty. */
    frames: pictureAddresses(site, readTexts(wire.externalColorImages360)),
    /** Frame 0 in a larger size, for wide stages and the full window. `null` for none. */
    largeFrame: absoluteUrl(site, readText(wire.largeImg)),
    /** The part of the frames in which the car is, in the whole turn. `null` shows the frames with their margins. */
    carBox: readBox(asWire(wire.carBox)),
  }
}

/**
 * Reads a part of a picture, in percent of its width and height from its left and upper edges. Null if a number is
 * missing, or if the part is empty or exceeds the picture.
 */
function readBox(wire: Wire) {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = ['left', 'top', 'width', 'height'].map(
    (key) => readNumber(wire[key]) ?? NaN,
  )
  const isInside = (start: number, size: number): boolean =>
    start >= 0 && size > 0 && start + size <= 100
  return isInside(left, width) && isInside(top, height) ? { left, top, width, height } : null
}

interface GalleryPictures {
  readonly gallery: readonly string[]
  /** What pictures of the gallery show, by address. */
  readonly galleryTitles?: Readonly<Record<string, string>>
}

function readGallery(site: ContentSite, value: unknown, colour: Id): GalleryPictures {
  // A gallery may include pictures of other colours. A picture without a colour applies to all.
  const gallery = readItems(value, (item) =>
    (readId(item.idColor) ?? colour) === colour ? item : null,
  )
  const titles = gallery.flatMap(({ image, title }) => {
    const address = absoluteUrl(site, readText(image))
    const text = readText(title)
    return address !== null && text !== null ? [[address, text] as const] : []
  })
  return {
    gallery: pictureAddresses(site, readTexts(gallery.map((item) => item.image))),
    galleryTitles: Object.fromEntries(titles),
  }
}

/** Resolves picture paths to absolute URLs and drops invalid ones. */
export function pictureAddresses(site: ContentSite, paths: readonly string[]): readonly string[] {
  return paths.map((path) => absoluteUrl(site, path)).filter((address) => address !== null)
}

/** A picture's address, unlike a colour: 'red', '#2f4a3c', 'rgb(47 74 60 / 50%)'. */
const PICTURE = /^(?!#|[a-z]+\(.*\)$).*[/.:]/i

/** Reads a colour chip: a picture becomes a URL, and all else is a CSS colour. Hex digits may lack their '#'. */
function readChip(site: ContentSite, value: unknown): string | null {
  const chip = readText(value)
  if (chip !== null && PICTURE.test(chip)) return absoluteUrl(site, chip)
  return chip?.replace(/^([\da-f]{3}){1,2}$/i, '#$&') ?? null
}

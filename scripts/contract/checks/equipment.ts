import { isFrameIndex, readPoint } from '../../../src/core/catalogue/equipment-details.ts'
import { asWire, isWire, readText, type Wire } from '../../../src/core/content-site/wire.ts'
import { entriesOf, type Content } from '../content.ts'
import { findingOf, problem, type Finding } from '../finding.ts'
import type { PictureLoader } from '../pictures.ts'

const ON_SITE = 'Correct the equipment on the content site.'
const UNSEEN = ' They are not shown.'

/** An item of equipment on the cars of a model. */
interface OnModel {
  readonly item: string
  readonly modelId: string | null
  readonly points: readonly (readonly [frame: string, point: unknown])[]
}

/** Checks the pictures of equipment, and its points on the frames. Reports nothing for a site without any. */
export async function checkEquipment(content: Content, loader: PictureLoader): Promise<Finding[]> {
  const entries = entriesOf(await content.get('equipmentLst'))
  const places = entries.flatMap(placesOf)
  const frames = places.length > 0 ? await frameCounts(content) : new Map<string, number>()
  const pointed = places.flatMap(({ points, ...place }) =>
    points.map(([frame, point]) => ({ ...place, frame, point })),
  )
  const countOf = (modelId: string | null) => (modelId === null ? undefined : frames.get(modelId))
  const outside = pointed.filter(({ point }) => readPoint(point) === null)
  const unknown = pointed.filter(
    ({ modelId, frame }) => !isFrame(frame, countOf(modelId) ?? Infinity),
  )
  const pictures = await brokenPictures(content, entries, loader)
  const pointNames = (list: typeof pointed) =>
    list.map(({ item, modelId, frame }) => `${item} (model ${modelId ?? '?'}, frame ${frame})`)
  const found = [
    ['pictures that cannot be loaded', pictures, ''],
    ['points that are not two numbers from 0 to 1', pointNames(outside), UNSEEN],
    ['points on frames that the model does not have', pointNames(unknown), UNSEEN],
  ] as const
  return found.flatMap(([what, names, result]) =>
    findingOf(problem, names, `Equipment with ${what}`, ON_SITE, result),
  )
}

function isFrame(frame: string, count: number): boolean {
  return isFrameIndex(frame) && Number(frame) < count
}

function nameOf(entry: Wire): string {
  return readText(entry.value) ?? readText(entry.id) ?? '?'
}

function modelsOf({ models }: Wire): readonly Wire[] {
  return Array.isArray(models) ? models.filter(isWire) : []
}

function placesOf(entry: Wire): OnModel[] {
  return modelsOf(entry).map(({ modelID, points }) => ({
    item: nameOf(entry),
    modelId: readText(modelID),
    points: Object.entries(asWire(points)),
  }))
}

/** The number of frames of the longest turn of each model, by its id. */
async function frameCounts(content: Content): Promise<ReadonlyMap<string, number>> {
  const pods = entriesOf(await content.get('carPods'))
  const models = await content.models()
  const counts = models.map(async (model) => {
    const turns = [
      ...entriesOf(await content.ofModel('extColors', model)),
      ...pods.filter(({ modelId }) => readText(modelId) === model.id),
    ].map(({ externalColorImages360 }) =>
      Array.isArray(externalColorImages360) ? externalColorImages360.length : 0,
    )
    return [model.id, Math.max(0, ...turns)] as const
  })
  return new Map(await Promise.all(counts))
}

/** The items with a picture that is none. The check of pictures reports those that are in a gallery too. */
async function brokenPictures(
  content: Content,
  entries: readonly Wire[],
  loader: PictureLoader,
): Promise<readonly string[]> {
  const named = entries.flatMap((entry) =>
    [entry, ...modelsOf(entry)].flatMap(({ image }) => {
      const address = readText(image)
      return address === null ? [] : [{ item: nameOf(entry), address }]
    }),
  )
  const galleries = named.length > 0 ? await galleryPictures(content) : new Set<string>()
  const own = named.filter(({ address }) => !galleries.has(address))
  const loaded = await Promise.all(own.map(async ({ address }) => loader.load(address)))
  return own.filter((_, index) => loaded[index]?.size === null).map(({ item }) => item)
}

async function galleryPictures(content: Content): Promise<ReadonlySet<string>> {
  const lists = (await content.models()).map((model) => content.ofModel('extColors', model))
  const galleries = (await Promise.all(lists))
    .flatMap(entriesOf)
    .flatMap(({ gallery }): unknown[] => (Array.isArray(gallery) ? gallery : []))
  return new Set(galleries.map((picture) => readText(asWire(picture).image) ?? ''))
}

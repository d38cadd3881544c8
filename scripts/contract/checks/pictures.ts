import { asWire, readText, type Wire } from '../../../src/core/content-site/wire.ts'
import { entriesOf, type Car, type Content } from '../content.ts'
import { nameList, problem, warning, type Finding } from '../finding.ts'
import type { Picture, PictureLoader } from '../pictures.ts'

/** Frames of each turn that are requested, unless all pictures are. */
const SAMPLED_FRAMES = 2

const ON_SITE = 'Correct the pictures on the content site.'
const HEADERS = 'Ask the administrator of the content site to add the header to pictures.'

/** The pictures of one model. */
interface ModelPictures {
  readonly model: Car
  readonly all: readonly Picture[]
  readonly turns: readonly (readonly Picture[])[]
  readonly panoramas: readonly Picture[]
  /** Number of frames of each turn that has any. */
  readonly frameCounts: readonly number[]
}

type PictureFault = readonly [
  create: typeof problem,
  what: string,
  next: string,
  badOf: (pictures: ModelPictures) => readonly Picture[],
]

const FAULTS: readonly PictureFault[] = [
  [
    problem,
    'pictures that cannot be loaded',
    ON_SITE,
    ({ all }) => all.filter(({ size }) => size === null),
  ],
  [
    problem,
    'pictures that other sites cannot use, because the header Access-Control-Allow-Origin is missing',
    HEADERS,
    ({ all }) => all.filter(({ size, isShared }) => size && !isShared),
  ],
  [
    warning,
    'pictures that browsers do not keep, because the header Cache-Control does not allow it',
    HEADERS,
    ({ all }) => all.filter(({ size, isCacheable }) => size && !isCacheable),
  ],
  [
    warning,
    'panoramas that are not twice as wide as high',
    ON_SITE,
    ({ panoramas }) => panoramas.filter(({ size }) => size && size.width !== 2 * size.height),
  ],
  [
    warning,
    'frames of different sizes in one turn',
    ON_SITE,
    ({ turns }) => turns.flatMap(ofOtherSize),
  ],
]

/** Requests the pictures of all models, and checks their sizes, headers and numbers of frames. */
export async function checkPictures(
  content: Content,
  loader: PictureLoader,
  isEvery: boolean,
): Promise<Finding[]> {
  const pods = entriesOf(await content.get('carPods'))
  const models = await content.models()
  const loaded = await Promise.all(
    models.map((model) => picturesOf(content, loader, model, pods, isEvery)),
  )
  return [...FAULTS.flatMap((fault) => pictureFinding(loaded, fault)), ...frameCounts(loaded)]
}

async function picturesOf(
  content: Content,
  loader: PictureLoader,
  model: Car,
  pods: readonly Wire[],
  isEvery: boolean,
): Promise<ModelPictures> {
  const exteriors = entriesOf(await content.ofModel('extColors', model))
  const interiors = entriesOf(await content.ofModel('panomaricLI', model))
  const ownPods = pods.filter(({ modelId }) => readText(modelId) === model.id)
  const turns = [...exteriors, ...ownPods]
    .map(({ externalColorImages360 }) => texts(externalColorImages360))
    .filter((frames) => frames.length > 0)
  const load = (addresses: readonly string[]) =>
    Promise.all([...new Set(addresses)].map((address) => loader.load(address)))
  const wanted = turns.map((frames) => (isEvery ? frames : frames.slice(0, SAMPLED_FRAMES)))
  const galleries = [
    ...[...exteriors, ...interiors].flatMap(({ gallery }) =>
      Array.isArray(gallery) ? texts(gallery.map((entry) => asWire(entry).image)) : [],
    ),
    ...ownPods.flatMap(({ gallery }) => texts(gallery)),
  ]
  const largeFrames = texts([...exteriors, ...ownPods].map(({ largeImg }) => largeImg))
  const panoramas = await load(texts(interiors.map(({ panoramImg }) => panoramImg)))
  const flat = texts([
    model.wire.modelImg,
    ...interiors.flatMap(({ image, seatsImg }) => [image, seatsImg]),
  ])
  const loadedTurns = await Promise.all(wanted.map(load))
  const sampled = [galleries, largeFrames].map((list) => (isEvery ? list : list.slice(0, 1)))
  const others = await load([...flat, ...sampled.flat()])
  return {
    model,
    all: [...new Set([...others, ...panoramas, ...loadedTurns.flat()])],
    turns: loadedTurns,
    panoramas,
    frameCounts: turns.map((frames) => frames.length),
  }
}

/** One finding for all models that have such pictures. */
function pictureFinding(
  models: readonly ModelPictures[],
  [create, what, next, badOf]: PictureFault,
): Finding[] {
  const faulty = models
    .map((pictures) => ({ name: pictures.model.name, bad: badOf(pictures) }))
    .filter(({ bad }) => bad.length > 0)
  if (faulty.length === 0) return []
  const details = faulty.flatMap(({ bad }) =>
    bad.map(({ address, status, size }) =>
      size ? `${address} (${size.width} x ${size.height})` : `${address} (status ${status})`,
    ),
  )
  const names = nameList(faulty.map(({ name }) => name))
  return [create(`Models with ${what}: ${names}.`, next, [...new Set(details)])]
}

function frameCounts(models: readonly ModelPictures[]): Finding[] {
  const uneven = models.filter((pictures) => new Set(pictures.frameCounts).size > 1)
  if (uneven.length === 0) return []
  const names = nameList(uneven.map(({ model }) => model.name))
  const details = uneven.map(
    ({ model, frameCounts: counts }) =>
      `${model.name}: ${[...new Set(counts)].toSorted((a, b) => a - b).join(', ')} frames`,
  )
  const text = `Models whose colours have different numbers of frames: ${names}.`
  return [warning(text, ON_SITE, details)]
}

/** The frames that differ in size from the first of the turn. */
function ofOtherSize(turn: readonly Picture[]): readonly Picture[] {
  const [first] = turn
  return turn.filter(
    ({ size }) =>
      size && first?.size && (size.width !== first.size.width || size.height !== first.size.height),
  )
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(readText).filter((text) => text !== null) : []
}

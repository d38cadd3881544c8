import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readCabinOptions } from './cabin-arguments.ts'
import type { CabinDesign } from './cabin-design.ts'
import { ALL_CABINS } from './designs/all-cabins.ts'
import { encodeInterior, LIMITS } from './encode-interior.ts'
import type { EncodingLimit } from './encode-interior.ts'
import {
  cabinSourceHash,
  FLAT_WIDTH,
  interiorHashes,
  outdatedInteriors,
} from './interior-manifest.ts'
import type { InteriorManifest } from './interior-manifest.ts'
import type { ViewPlan } from './painter.ts'
import { seatsPlan } from './seats-view.ts'
import { openSession } from './session.ts'
import type { CabinSession, DrawnLook } from './session.ts'
import { sameShapes } from './same-shapes.ts'
import { upholsteryLook } from './upholstery-look.ts'
import { flatPlan, panoramaPlan } from './views.ts'

/** `npm run studio:cabins -- [cabin ...] [--preview] [--force]`. */
const options = readCabinOptions(process.argv.slice(2), ALL_CABINS)

const committed = join(import.meta.dirname, '../../content-site/media/interior')
const folder = options.isPreview ? '.cache/studio/interior' : committed
const manifestFile = join(committed, 'manifest.json')
const panoramaWidth = options.isPreview ? 1024 : 3072
const flatWidth = options.isPreview ? 600 : FLAT_WIDTH

async function readManifest(): Promise<InteriorManifest> {
  return existsSync(manifestFile)
    ? (JSON.parse(await readFile(manifestFile, 'utf8')) as InteriorManifest)
    : {}
}

/** Draws one view, and writes a picture of it for each look, named by `CABIN/UPHOLSTERY`. */
async function writePictures(
  session: CabinSession,
  plan: ViewPlan,
  looks: ReadonlyMap<string, DrawnLook>,
  ending: string,
  limit: EncodingLimit,
): Promise<void> {
  if (looks.size === 0) return
  for (const [name, picture] of await session.draw(plan, looks)) {
    const bytes = await encodeInterior(picture, plan.width, plan.height, limit)
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, `${name}${ending}`), bytes)
    console.log(`${name}${ending} ${Math.round(bytes.byteLength / 1024)} KB`)
  }
}

/** The looks of cabins in the given upholsteries, without those that are up to date. */
function wantedLooks(
  cabins: readonly CabinDesign[],
  upholsteriesOf: (design: CabinDesign) => readonly string[],
  suffix: string,
): Map<string, DrawnLook> {
  return new Map(
    cabins.flatMap((design) =>
      upholsteriesOf(design)
        .filter((id) => wanted.has(`${design.slug}/${id}${suffix}`))
        .map((id): [string, DrawnLook] => [
          `${design.slug}/${id}`,
          { upholstery: upholsteryLook(id, design), offers: design.offers },
        ]),
    ),
  )
}

/** Draws the wanted pictures of cabins of one shape, and returns their names; none if all are up to date. */
async function drawCabins(
  session: CabinSession,
  cabins: readonly [CabinDesign, ...CabinDesign[]],
): Promise<string[]> {
  const [design] = cabins
  const looks = wantedLooks(cabins, ({ upholsteries }) => upholsteries, '')
  const seats = wantedLooks(cabins, ({ seatUpholsteries }) => seatUpholsteries, '-seats')
  if (looks.size + seats.size === 0) return []
  await session.open(design)
  const panorama = panoramaPlan(design, panoramaWidth)
  await writePictures(session, panorama, looks, '.avif', LIMITS.panorama)
  await writePictures(session, flatPlan(design, flatWidth), looks, '-flat.avif', LIMITS.flat)
  await writePictures(session, seatsPlan(design, flatWidth), seats, '-seats.avif', LIMITS.flat)
  return [...looks.keys(), ...[...seats.keys()].map((name) => `${name}-seats`)]
}

const source = await cabinSourceHash()
const hashes = interiorHashes(source, options.cabins)
const manifest = await readManifest()
const wanted = new Set(
  options.isForced || options.isPreview ? hashes.keys() : outdatedInteriors(manifest, hashes),
)
const session = wanted.size > 0 ? await openSession() : null
const known = new Map(Object.entries(manifest))
try {
  for (const cabins of sameShapes(options.cabins)) {
    const start = Date.now()
    const drawn = session === null ? [] : await drawCabins(session, cabins)
    const seconds = ((Date.now() - start) / 1000).toFixed(0)
    const slugs = cabins.map(({ slug }) => slug).join(', ')
    console.log(`${slugs}: ${drawn.length === 0 ? 'unchanged' : `${seconds} s`}`)
    if (options.isPreview || drawn.length === 0) continue
    for (const name of drawn) known.set(name, hashes.get(name) ?? '')
    const sorted = Object.fromEntries([...known].toSorted(([a], [b]) => a.localeCompare(b)))
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
  }
} finally {
  await session?.close()
}

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCabinOptions } from './cabin-arguments.ts'
import type { CabinDesign } from './cabin-design.ts'
import { ALL_CABINS } from './designs/all-cabins.ts'
import { encodeInterior, LIMITS } from './encode-interior.ts'
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
import type { CabinSession } from './session.ts'
import { upholsteryLook } from './upholstery-look.ts'
import { flatPlan, panoramaPlan } from './views.ts'

/** `npm run studio:cabins -- [cabin ...] [--preview] [--force]`. */
const options = readCabinOptions(process.argv.slice(2), ALL_CABINS)

const committed = join(import.meta.dirname, '../../content-site/media/interior')
const folder = options.isPreview ? '.cache/studio/interior' : committed
const manifestFile = join(committed, 'manifest.json')
const panoramaWidth = options.isPreview ? 1024 : 4096
const flatWidth = options.isPreview ? 600 : FLAT_WIDTH

async function readManifest(): Promise<InteriorManifest> {
  return existsSync(manifestFile)
    ? (JSON.parse(await readFile(manifestFile, 'utf8')) as InteriorManifest)
    : {}
}

async function writePictures(
  session: CabinSession,
  slug: string,
  plan: ViewPlan,
  ids: readonly string[],
  ending: string,
  limit: number,
): Promise<void> {
  const looks = new Map(ids.map((id) => [id, upholsteryLook(id)]))
  for (const [id, picture] of await session.draw(plan, looks)) {
    const bytes = await encodeInterior(picture, plan.width, plan.height, limit)
    await writeFile(join(folder, slug, `${id}${ending}`), bytes)
    console.log(`${slug}/${id}${ending} ${Math.round(bytes.byteLength / 1024)} KB`)
  }
}

/** Draws the wanted pictures of a cabin, and returns their names; none if all are up to date. */
async function drawCabin(
  session: CabinSession,
  design: CabinDesign,
  wanted: ReadonlySet<string>,
): Promise<string[]> {
  const { slug } = design
  const ids = design.upholsteries.filter((id) => wanted.has(`${slug}/${id}`))
  const seatIds = design.seatUpholsteries.filter((id) => wanted.has(`${slug}/${id}-seats`))
  if (ids.length + seatIds.length === 0) return []
  await mkdir(join(folder, slug), { recursive: true })
  await session.open(design)
  if (ids.length > 0) {
    const panorama = panoramaPlan(design, panoramaWidth)
    await writePictures(session, slug, panorama, ids, '.avif', LIMITS.panorama)
    const flat = flatPlan(design, flatWidth)
    await writePictures(session, slug, flat, ids, '-flat.avif', LIMITS.flat)
  }
  if (seatIds.length > 0) {
    const seats = seatsPlan(design, flatWidth)
    await writePictures(session, slug, seats, seatIds, '-seats.avif', LIMITS.flat)
  }
  return [...ids, ...seatIds.map((id) => `${id}-seats`)].map((name) => `${slug}/${name}`)
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
  for (const design of options.cabins) {
    const start = Date.now()
    const drawn = session === null ? [] : await drawCabin(session, design, wanted)
    const seconds = ((Date.now() - start) / 1000).toFixed(0)
    console.log(`${design.slug}: ${drawn.length === 0 ? 'unchanged' : `${seconds} s`}`)
    if (options.isPreview || drawn.length === 0) continue
    for (const name of drawn) known.set(name, hashes.get(name) ?? '')
    const sorted = Object.fromEntries([...known].toSorted(([a], [b]) => a.localeCompare(b)))
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
  }
} finally {
  await session?.close()
}

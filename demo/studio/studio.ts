import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PaintId } from '../content-site/catalogue/paints.ts'
import { PAINTS } from '../content-site/catalogue/paints.ts'
import type { CarDesign } from './car-design.ts'
import { allDesigns } from './designs/all-designs.ts'
import { ALL_VIEWS, readOptions } from './encode/command-arguments.ts'
import type { StudioOptions } from './encode/command-arguments.ts'
import { writeContactSheet } from './encode/contact-sheet.ts'
import { drawCar } from './encode/draw-car.ts'
import { encodeDetail, encodeFrame } from './encode/encode-frame.ts'
import { outdated } from './encode/picture-manifest.ts'
import { writePosters } from './encode/posters.ts'
import {
  carPaints,
  inputHashes,
  manifestFile,
  paintIds,
  pictureFolder,
  readPictureManifest,
} from './encode/line-up-paints.ts'
import { frameMattes, replaceMattes } from './matte/frame-mattes.ts'
import { replaceAlpha } from './matte/replace-alpha.ts'
import { viewName } from './page/detail-views.ts'
import type { Ratio } from './page/downsampling.ts'
import { openStudio } from './page/open-studio.ts'
import type { OpenStudio } from './page/open-studio.ts'
import type { Size } from './page/region.ts'

const here = import.meta.dirname
const root = path.join(here, '../..')

/** Final size of a frame, and of a small one to look at. */
const SIZE = { width: 1200, height: 675 }
/** Size of the additional picture of frame 0. */
const LARGE_SIZE = { width: 1920, height: 1080 }
const PREVIEW_SIZE = { width: 480, height: 270 }
/** Frames are drawn this much larger before they are brought down. */
const RATIO = { source: 4, final: 3 }
const PREVIEW_RATIO = { source: 2, final: 1 }

async function drawSheet(
  studio: OpenStudio,
  design: CarDesign,
  options: StudioOptions,
  file: string,
) {
  const ids = paintIdsWanted(design.slug, options).slice(0, options.paints?.length ?? 1)
  const pictures = new Map<string, Buffer>()
  const timing = await drawCar(studio, design, options.views, carPaints(ids), async (picture) => {
    pictures.set(`${picture.paint}/${picture.view}`, picture.pixels)
  })
  const ordered = ids.flatMap((id) =>
    options.views.flatMap((view) => pictures.get(`${id}/${view}`) ?? []),
  )
  await writeContactSheet(file, ordered, options.isPreview ? PREVIEW_SIZE : SIZE)
  console.log(
    `${design.slug}: draw ${(timing.draw / options.views.length / 1000).toFixed(2)}, finish ${(timing.finish / options.views.length / 1000).toFixed(2)} s a frame`,
  )
}

function paintIdsWanted(slug: string, { paints }: StudioOptions): readonly PaintId[] {
  if (paints === null) return paintIds(slug)
  return (Object.keys(PAINTS) as PaintId[])
    .filter((id) => paints.includes(id))
    .toSorted((one, other) => paints.indexOf(one) - paints.indexOf(other))
}

async function drawPictures(
  studio: OpenStudio,
  design: CarDesign,
  options: StudioOptions,
): Promise<void> {
  const start = Date.now()
  const ids = paintIdsWanted(design.slug, options)
  const folder = path.join(pictureFolder, design.slug)
  for (const id of ids) await mkdir(path.join(folder, id), { recursive: true })
  const mattes = await frameMattes(design, SIZE)
  const sizes: number[] = []
  const timing = await drawCar(
    studio,
    design,
    options.views,
    carPaints(ids),
    async ({ view, paint, pixels }) => {
      const bytes =
        typeof view === 'number'
          ? replaceAlpha(await encodeFrame(pixels, SIZE), await mattes(view))
          : await encodeDetail(pixels, SIZE)
      sizes.push(bytes.length)
      await writeFile(path.join(folder, paint, `${viewName(view)}.avif`), bytes)
    },
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const seconds = (Date.now() - start) / 1000
  const { length } = options.views
  console.log(
    `${design.slug}: ${sizes.length} pictures in ${seconds.toFixed(0)} s`,
    `(a frame: draw ${(timing.draw / length / 1000).toFixed(2)}, finish ${(timing.finish / length / 1000).toFixed(2)}, all ${(seconds / length).toFixed(2)} s),`,
    `${(total / 1e6).toFixed(2)} MB, ${(total / sizes.length / 1000).toFixed(1)} KB each, largest ${(Math.max(...sizes) / 1000).toFixed(1)} KB`,
  )
  if (options.paints === null && length === ALL_VIEWS.length) await note(design.slug, ids)
}

/** Draws frame 0 of a car in a larger size, in all of its paints. */
async function drawLargeFrames(
  studio: OpenStudio,
  design: CarDesign,
  ids: readonly PaintId[],
): Promise<void> {
  const { slug } = design
  const mattes = await frameMattes(design, LARGE_SIZE)
  const sizes: number[] = []
  await drawCar(studio, design, [0], carPaints(ids), async ({ paint, pixels }) => {
    const bytes = replaceAlpha(await encodeFrame(pixels, LARGE_SIZE), await mattes(0))
    sizes.push(bytes.length)
    await writeFile(path.join(pictureFolder, slug, paint, '00-large.avif'), bytes)
  })
  const largest = (Math.max(...sizes) / 1000).toFixed(1)
  console.log(`${slug}: ${sizes.length} large frames, largest ${largest} KB`)
}

/** Draws outlines and shadows anew, and puts them into the pictures that are there: minutes instead of hours. */
async function drawMattes(designs: readonly CarDesign[]): Promise<void> {
  for (const design of designs) {
    const start = Date.now()
    const ids = paintIds(design.slug)
    const folders = ids.map((id) => path.join(pictureFolder, design.slug, id))
    await replaceMattes(design, folders, { frame: SIZE, large: LARGE_SIZE })
    await note(design.slug, ids)
    console.log(`${design.slug}: mattes in ${((Date.now() - start) / 1000).toFixed(0)} s`)
  }
  await writePosters()
}

/** Writes down what a car's pictures were made from, and clears away paints it no longer has. */
async function note(slug: string, ids: readonly string[]): Promise<void> {
  const folder = path.join(pictureFolder, slug)
  for (const name of await readdir(folder)) {
    if (!ids.includes(name)) await rm(path.join(folder, name), { recursive: true })
  }
  const hash = (await inputHashes()).get(slug) ?? ''
  const entries = Object.entries({ ...(await readPictureManifest()), [slug]: hash })
  const sorted = Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)))
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

function isWanted({ slugs }: StudioOptions, slug: string): boolean {
  return slugs.length === 0 || slugs.includes(slug)
}

function openAt(studio: OpenStudio, size: Size, ratio: Ratio): Promise<void> {
  return studio.page.evaluate(([final, larger]) => globalThis.studio.open(final, larger), [
    size,
    ratio,
  ] as const)
}

async function run(options: StudioOptions): Promise<void> {
  if (options.isMatteOnly) {
    await drawMattes(allDesigns.filter(({ slug }) => isWanted(options, slug)))
    return
  }
  const old = outdated(await readPictureManifest(), await inputHashes())
  const isWhole =
    options.paints === null && options.views.length === ALL_VIEWS.length && options.sheet === null
  const designs = allDesigns.filter(({ slug }) => {
    if (!isWanted(options, slug)) return false
    return !isWhole || options.isForced || options.isLargeOnly || old.includes(slug)
  })
  if (designs.length === 0) {
    console.log('All pictures are as new as their designs.')
    return
  }
  const studio = await openStudio({
    studio: here,
    three: path.join(here, 'node_modules/three/build'),
    cache: path.join(root, '.cache/studio'),
  })
  try {
    const { isPreview } = options
    await openAt(studio, isPreview ? PREVIEW_SIZE : SIZE, isPreview ? PREVIEW_RATIO : RATIO)
    for (const design of options.isLargeOnly ? [] : designs) {
      if (options.sheet === null) await drawPictures(studio, design, options)
      else await drawSheet(studio, design, options, options.sheet.replace('%', design.slug))
    }
    if (!isPreview && options.sheet === null && options.views.includes(0)) {
      await openAt(studio, LARGE_SIZE, RATIO)
      for (const design of designs)
        await drawLargeFrames(studio, design, paintIdsWanted(design.slug, options))
    }
  } finally {
    await studio.close()
  }
  if (options.sheet === null) await writePosters()
}

await run(readOptions(process.argv.slice(2)))

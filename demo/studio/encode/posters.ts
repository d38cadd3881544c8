import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MODEL_PLANS } from '../../content-site/catalogue/line-up/plans.ts'
import { pricedLook } from '../../content-site/catalogue/priced-look.ts'
import type { CarDesign } from '../car-design.ts'
import { allDesigns } from '../designs/all-designs.ts'
import { solidCar } from '../matte/car-solids.ts'
import type { SolidCar } from '../matte/car-solids.ts'
import { encodeMatte } from '../matte/encode-matte.ts'
import { matte } from '../matte/matte.ts'
import { replaceAlpha } from '../matte/replace-alpha.ts'
import { pictureFolder } from './line-up-paints.ts'

/** Wide enough for a card on a fine screen, and light enough for the first packets of a slow connection. */
const SIZE = { width: 800, height: 450 }
const AVIF = { quality: 50, effort: 7, chromaSubsampling: '4:4:4' } as const

/**
 * The picture that stands for a car in lists, made of the first frame of its turn and of its matte in the poster's size;
 * the same frame gives the same bytes.
 */
export async function encodePoster(frame: Buffer, car: SolidCar): Promise<Buffer> {
  const poster = await sharp(frame).resize(SIZE).avif(AVIF).toBuffer()
  const alpha = await encodeMatte(matte(car, 0, SIZE), SIZE, AVIF.chromaSubsampling)
  return replaceAlpha(poster, alpha)
}

export interface PosterFiles {
  readonly design: CarDesign
  readonly poster: string
  readonly frame: string
}

/** Every model's poster: where it lies, and the car and the frame that it is made of. */
export function posterFiles(): PosterFiles[] {
  return MODEL_PLANS.map((plan) => {
    const look = pricedLook(plan)
    const design = allDesigns.find(({ slug }) => slug === look)
    if (design === undefined) throw new Error(`No design of ${look}`)
    const folder = path.join(pictureFolder, look, plan.defaultPaint)
    return { design, poster: path.join(folder, 'poster.avif'), frame: path.join(folder, '00.avif') }
  })
}

/** Makes all posters anew; takes a second or two. */
export async function writePosters(): Promise<void> {
  for (const { design, poster, frame } of posterFiles())
    await writeFile(poster, await encodePoster(await readFile(frame), await solidCar(design)))
}

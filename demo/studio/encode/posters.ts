import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MODEL_PLANS } from '../../content-site/catalogue/line-up/plans.ts'
import { pricedLook } from '../../content-site/catalogue/priced-look.ts'
import { pictureFolder } from './line-up-paints.ts'

/** Wide enough for a card on a fine screen, and light enough for the first packets of a slow connection. */
const WIDTH = 800
const AVIF = { quality: 50, effort: 7, chromaSubsampling: '4:4:4' } as const

/** The picture that stands for a car in lists, made of a frame of its turn; the same frame gives the same bytes. */
export function encodePoster(frame: Buffer): Promise<Buffer> {
  return sharp(frame).resize(WIDTH).avif(AVIF).toBuffer()
}

/** Every model's poster: where it lies, and the frame that it is made of. */
export function posterFiles(): { readonly poster: string; readonly frame: string }[] {
  return MODEL_PLANS.map((plan) => {
    const folder = path.join(pictureFolder, pricedLook(plan), plan.defaultPaint)
    return { poster: path.join(folder, 'poster.avif'), frame: path.join(folder, '00.avif') }
  })
}

/** Makes all posters anew; takes a second or two. */
export async function writePosters(): Promise<void> {
  for (const { poster, frame } of posterFiles())
    await writeFile(poster, await encodePoster(await readFile(frame)))
}

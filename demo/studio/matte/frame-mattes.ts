import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CarDesign } from '../car-design.ts'
import { viewName } from '../page/detail-views.ts'
import type { Size } from '../page/region.ts'
import { FRAMES } from '../page/turntable.ts'
import { solidCar } from './car-solids.ts'
import { encodeMatte } from './encode-matte.ts'
import { matte } from './matte.ts'
import { replaceAlpha } from './replace-alpha.ts'

/** Gives a frame's matte as `encodeMatte` does, drawn once for all paints. */
export type FrameMattes = (frame: number) => Promise<Buffer>

/** Prepares the mattes of a car's frames in one size. */
export async function frameMattes(design: CarDesign, size: Size): Promise<FrameMattes> {
  const car = await solidCar(design)
  const known = new Map<number, Promise<Buffer>>()
  return (frame) => {
    const made = known.get(frame) ?? encodeMatte(matte(car, frame, size), size)
    known.set(frame, made)
    return made
  }
}

/** Sizes of the pictures of a turn, and of the larger picture of its first frame. */
export interface TurnSizes {
  readonly frame: Size
  readonly large: Size
}

/** Puts new mattes into the pictures of a car's turn, in all paints; their colours keep their bytes. */
export async function replaceMattes(
  design: CarDesign,
  folders: readonly string[],
  { frame: frameSize, large }: TurnSizes,
): Promise<void> {
  const ofFrame = await frameMattes(design, frameSize)
  const ofLarge = await frameMattes(design, large)
  for (let frame = 0; frame < FRAMES; frame++) {
    await putMatte(folders, `${viewName(frame)}.avif`, await ofFrame(frame))
  }
  await putMatte(folders, '00-large.avif', await ofLarge(0))
}

async function putMatte(folders: readonly string[], name: string, alpha: Buffer): Promise<void> {
  for (const folder of folders) {
    const file = path.join(folder, name)
    await writeFile(file, replaceAlpha(await readFile(file), alpha))
  }
}

import { readFile } from 'node:fs/promises'
import { nullWhenMissing } from './missing-file.ts'

/** The committed pictures, made by the studio. */
const COMMITTED = new URL('./media/', import.meta.url)

const ROOT = '/media/'

/** The pictures on disk, read when they are asked for. */
export interface PictureFiles {
  /** A picture by its address; `null` where there is no such file. */
  readonly read: (address: string) => Promise<Uint8Array | null>
}

/** Reads pictures below a folder. Addresses must be known ones: a path of any other kind is not caught here. */
export function createPictureFiles(folder: URL = COMMITTED): PictureFiles {
  return {
    read: (address) => readFile(new URL(address.slice(ROOT.length), folder)).catch(nullWhenMissing),
  }
}

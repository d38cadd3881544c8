import { readFile } from 'node:fs/promises'
import { nullWhenMissing } from './missing-file.ts'

/** The committed pictures, see docs/architecture.md. */
const COMMITTED = new URL('./media/', import.meta.url)

const ROOT = '/media/'

/** Pictures on disk, read on demand. */
export interface PictureFiles {
  /** Returns the picture at a URL path; `null` when the file does not exist. */
  readonly read: (address: string) => Promise<Uint8Array | null>
}

/** Reads pictures from a folder. Pass known paths only: this function does not guard against path traversal. */
export function createPictureFiles(folder: URL = COMMITTED): PictureFiles {
  return {
    read: (address) => readFile(new URL(address.slice(ROOT.length), folder)).catch(nullWhenMissing),
  }
}

import { readFile } from 'node:fs/promises'

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
    read: (address) =>
      readFile(new URL(address.slice(ROOT.length), folder)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

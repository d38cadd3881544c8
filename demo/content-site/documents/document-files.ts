import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing } from '../missing-file.ts'

/** Store of generated PDFs, each named after a hash of its contents. */
export interface DocumentFiles {
  /** Stores a PDF and returns its name. */
  readonly add: (pdf: Buffer) => Promise<string>
  /** Returns the PDF with this name; `null` for an unknown name. */
  readonly read: (name: string) => Promise<Buffer | null>
}

/** Length of a name, in hexadecimal digits of the content hash. */
const DIGITS = 32

const NAME = new RegExp(`^[0-9a-f]{${DIGITS}}\\.pdf$`)

/** Stores PDFs in a folder. Creates it on first use. */
export function createDocumentFiles(folder: string): DocumentFiles {
  return {
    add: async (pdf) => {
      const name = `${createHash('sha256').update(pdf).digest('hex').slice(0, DIGITS)}.pdf`
      await mkdir(folder, { recursive: true })
      // Write to a temporary file first, so that a partial document is never served.
      const aside = join(folder, `${randomUUID()}.part`)
      await writeFile(aside, pdf)
      await rename(aside, join(folder, name))
      return name
    },
    read: async (name) =>
      NAME.test(name) ? readFile(join(folder, name)).catch(nullWhenMissing) : null,
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing } from '../missing-file.ts'

/** PDFs that were made for visitors, each named by what is in it. */
export interface DocumentFiles {
  /** Keeps a PDF and gives its name. */
  readonly add: (pdf: Buffer) => Promise<string>
  /** The PDF of a name; `null` for a name that was never given. */
  readonly read: (name: string) => Promise<Buffer | null>
}

/** Hexadecimal digits of the contents' hash that make a name. */
const DIGITS = 32

const NAME = new RegExp(`^[0-9a-f]{${DIGITS}}\\.pdf$`)

/** Keeps PDFs in a folder, which is made on first use. */
export function createDocumentFiles(folder: string): DocumentFiles {
  return {
    add: async (pdf) => {
      const name = `${createHash('sha256').update(pdf).digest('hex').slice(0, DIGITS)}.pdf`
      await mkdir(folder, { recursive: true })
      // Written aside first, so that nobody is ever served half a document.
      const aside = join(folder, `${randomUUID()}.part`)
      await writeFile(aside, pdf)
      await rename(aside, join(folder, name))
      return name
    },
    read: async (name) =>
      NAME.test(name) ? readFile(join(folder, name)).catch(nullWhenMissing) : null,
  }
}

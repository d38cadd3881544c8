import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { staticFile, type StaticFile } from './static-files.ts'

const ROOT = new URL('../', import.meta.url)

/** The list of the documentation for integrators, which agents look for at the root of a site. */
const LIST = 'llms.txt'

/** Reads `/llms.txt`, or a page that it links to as Markdown. Null for any other path. */
export async function documentationAt(pathname: string): Promise<StaticFile | null> {
  const path = pathname.slice(1)
  if (path !== LIST && !/^docs\/[\w-]+\.md$/.test(path)) return null
  const list = await readFile(new URL(LIST, ROOT), 'utf8')
  if (path !== LIST && !list.includes(`](${path})`)) return null
  return staticFile(extname(path), await readFile(new URL(path, ROOT)))
}

import { readFile } from 'node:fs/promises'

const ROOT = new URL('../', import.meta.url)

/** The list of the documentation for integrators, which agents look for at the root of a site. */
const LIST = 'llms.txt'

/** Reads `/llms.txt`, or a page that it links to as Markdown. Null for any other path. */
export async function documentationAt(pathname: string): Promise<string | null> {
  const path = pathname.slice(1)
  if (path !== LIST && !/^docs\/[\w-]+\.md$/.test(path)) return null
  const list = await readFile(new URL(LIST, ROOT), 'utf8')
  if (path !== LIST && !list.includes(`](${path})`)) return null
  return path === LIST ? list : readFile(new URL(path, ROOT), 'utf8')
}

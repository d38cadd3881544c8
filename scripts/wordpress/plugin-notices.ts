import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLUGIN_SLUG } from './plugin-files.ts'

/** Notices, warnings and deprecations of the plugin's own files in the text of `debug.log`, each once. */
export function noticesIn(log: string): string[] {
  const own = new RegExp(
    String.raw`PHP (?:Deprecated|Notice|Warning|Parse error|Fatal error): .*/plugins/${PLUGIN_SLUG}/.*`,
    'g',
  )
  return [...new Set([...log.matchAll(own)].map(([notice]) => notice))]
}

/** The same of what a site has logged since it was made; prints them, since nothing else tells of them. */
export async function tellNotices(folder: string): Promise<number> {
  const log = await readFile(join(folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
  const notices = noticesIn(log)
  if (notices.length > 0) console.log(notices.join('\n'))
  return notices.length
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withExit, type Count } from '../../test/test-report.ts'
import { PLUGIN_SLUG } from '../install/plugin-files.ts'

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)

/** Counts the tests in PHPUnit's JUnit report. A run that failed in another way counts as one failure. */
export function countJunit(xml: string, isOk: boolean): Count {
  const all = /<testsuite [^>]*>/.exec(xml)?.[0] ?? ''
  const failed = attribute(all, 'failures') + attribute(all, 'errors')
  const skipped = attribute(all, 'skipped')
  const passed = attribute(all, 'tests') - failed - skipped
  return withExit({ passed, failed, skipped }, isOk && passed > 0)
}

/** Notices, warnings and deprecations of the files of the plugin and its add-ons in `debug.log`, without duplicates. */
export function noticesIn(log: string): string[] {
  const own = new RegExp(
    String.raw`PHP (?:Deprecated|Notice|Warning|Parse error|Fatal error): .*/plugins/${PLUGIN_SLUG}[a-z-]*/.*`,
    'g',
  )
  return [...new Set([...log.matchAll(own)].map(([notice]) => notice))]
}

/** Prints the notices that a site has logged, which tests do not show. Returns their number. */
export async function printNotices(folder: string): Promise<number> {
  const log = await readFile(join(folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
  const notices = noticesIn(log)
  if (notices.length > 0) console.log(notices.join('\n'))
  return notices.length
}

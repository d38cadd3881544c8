import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Count } from '../test-report.ts'
import { CACHE } from './fetch-wordpress.ts'
import { freePort } from './free-port.ts'
import { countJunit } from './junit-report.ts'
import { PHP_SETTINGS, phpCommand } from './native-php.ts'
import { ensurePhpTools } from './php-tools.ts'
import { servePlannedSites } from './planned-sites.ts'
import { tellNotices } from './plugin-notices.ts'
import { prepareSite, type SiteOptions } from './prepare-site.ts'

/** Runs PHPUnit with the machine's PHP on a fresh site of its own. */
export async function runPhpunit(
  args: readonly string[] = [],
  site: Partial<SiteOptions> = {},
): Promise<Count> {
  const tools = await ensurePhpTools()
  const { folder } = await prepareSite({
    folder: join(CACHE, 'sites/phpunit'),
    port: await freePort(),
    fresh: true,
    ...site,
  })
  const contentSites = await servePlannedSites()
  const reports = await mkdtemp(join(tmpdir(), 'phpunit-'))
  const report = join(reports, 'junit.xml')
  const command = [
    ...PHP_SETTINGS,
    join(tools, 'bin/phpunit'),
    '--configuration',
    'wordpress-plugin/phpunit.xml.dist',
    '--log-junit',
    report,
    ...args,
  ]
  try {
    const isOk = await new Promise<boolean>((resolve, reject) => {
      const child = spawn(phpCommand(), command, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, WP_SITE: folder, WP_CONTENT_SITES: contentSites.url },
      })
      child.once('error', reject)
      child.once('close', (status) => resolve(status === 0))
    })
    const notices = await tellNotices(folder)
    return countJunit(await readFile(report, 'utf8').catch(() => ''), isOk && notices === 0)
  } finally {
    await contentSites.close()
    await rm(reports, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const at = args.indexOf('--site')
  const folder = at < 0 ? undefined : args.splice(at, 2)[1]
  const { failed } = await runPhpunit(args, folder === undefined ? {} : { folder })
  process.exitCode = failed === 0 ? 0 : 1
}

import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { measurePages, type PageCost } from './measure-page.ts'
import { onServer, type ServedSite } from './on-server.ts'
import { PLUGIN_MAIN } from './plugin-files.ts'
import { runInWordpress } from './php.ts'

const ROUNDS = 200

/** What the widget's page may cost over the same page without it. */
const GOAL = { ratio: 1.15, queries: 2 }

/** A page as the widget's, but for the widget; and one that has nothing to do with it. */
const PLAIN = '/sem-configurador/'
const WIDGET = '/configurador/'

function line(name: string, { ms, queries, bytes }: PageCost): string {
  return `${name.padEnd(36)} ${ms.toFixed(1).padStart(7)} ms ${String(queries).padStart(4)} queries ${String(bytes).padStart(8)} bytes`
}

/** Measures on nginx, php-fpm and MariaDB; gives whether every goal is met. */
async function measure({ site, url }: ServedSite): Promise<boolean> {
  const { php } = site
  const counting = join(import.meta.dirname, 'php/measure.php')
  await cp(counting, join(site.folder, 'wp-content/mu-plugins/measure.php'))
  const [widget, plain] = await measurePages([url + WIDGET, url + PLAIN], ROUNDS)
  await runInWordpress(
    php,
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
      deactivate_plugins( '${PLUGIN_MAIN}' );`,
  )
  const [without] = await measurePages([url + PLAIN], ROUNDS)
  if (widget === undefined || plain === undefined || without === undefined) return false
  const ratio = widget.ms / plain.ms
  const more = widget.queries - plain.queries
  const isMet = ratio <= GOAL.ratio && more <= GOAL.queries
  const isFree = plain.queries === without.queries && plain.bytes === without.bytes
  console.log(
    [
      line("the widget's page", widget),
      line('the same page without it', plain),
      line('that page, the plugin switched off', without),
      `${isMet ? '✓' : '✗'} ${ratio.toFixed(2)} times the time (at most ${GOAL.ratio}), ${more} queries more (at most ${GOAL.queries}), ${(widget.bytes / plain.bytes).toFixed(2)} times the HTML`,
      `${isFree ? '✓' : '✗'} other pages: ${plain.queries - without.queries} queries and ${plain.bytes - without.bytes} bytes more`,
    ].join('\n'),
  )
  return isMet && isFree
}

process.exitCode = (await onServer('bench', measure)) ? 0 : 1

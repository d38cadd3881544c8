import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../../browser/find-browser.ts'
import type { Site } from '../install/prepare-site.ts'
import { phpValue, runInWordpress } from '../php/php.ts'
import { startWordpressDemo } from '../serve/start-demo.ts'
import { readPageFacts, type PageFacts } from './page-facts.ts'
import { SETTINGS } from './settings.ts'

/**
 * Tries the plugin beside other plugins and in other themes (docs/wordpress.md): takes a folder with the folders
 * `plugins` and `themes`, activates one after the other on a fresh WordPress, and prints what the configurator's page
 * does in a real browser. Nothing of them is kept.
 */

type Kind = 'plugins' | 'themes'

interface Candidate {
  readonly kind: Kind
  readonly name: string
}

const ADMIN_FILES = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; wp_set_current_user( 1 );`

/** PHP that turns a candidate on. */
function activation({ kind, name }: Candidate): string {
  if (kind === 'themes') return `switch_theme( ${phpValue(name)} );`
  return `${ADMIN_FILES}
    $file = array_key_first( get_plugins( '/' . ${phpValue(name)} ) );
    $result = activate_plugin( ${phpValue(name)} . '/' . $file );
    if ( is_wp_error( $result ) ) { throw new RuntimeException( $result->get_error_message() ); }`
}

/** What plugins write to: restored before each candidate. WordPress's own files stay. */
const WRITTEN = ['wp-content', 'wp-config.php', '.htaccess']

async function copyWritten(from: string, to: string): Promise<void> {
  for (const name of WRITTEN) {
    // Requests that have been answered may still write.
    await rm(join(to, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    if (existsSync(join(from, name)))
      await cp(join(from, name), join(to, name), { recursive: true })
  }
}

async function candidates(folder: string): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const kind of ['plugins', 'themes'] as const) {
    const path = join(folder, kind)
    const names = existsSync(path) ? await readdir(path, { withFileTypes: true }) : []
    for (const entry of names) if (entry.isDirectory()) found.push({ kind, name: entry.name })
  }
  return found
}

function print(name: string, facts: PageFacts, plain: PageFacts): void {
  console.log(
    [
      name,
      (facts.html / plain.html).toFixed(2),
      facts.firstView || 'ok',
      facts.cls.toFixed(4),
      facts.deepLink,
      facts.bar,
      Math.round(facts.width),
      facts.headings,
      facts.homeHead,
      facts.modelHead,
      facts.errors.map((text) => text.slice(0, 80)).join(' / ') || 'none',
    ]
      .map((cell) => String(cell).replaceAll('|', '·').replaceAll('\n', ' '))
      .join(' | ')
      .replace(/^.*$/, '| $& |'),
  )
}

async function check(
  { folder, php, url }: Site,
  browser: Browser,
  source: string,
  found: readonly Candidate[],
  fresh: string,
): Promise<void> {
  const page = `${url}/configurador/`
  const run = (code: string): Promise<string> => runInWordpress(php, code)
  // The first visitor's page loads the line-up.
  await fetch(page)
  const model = JSON.parse(
    await run(`$model = Cfg_Configurator\\First_View\\Catalogue::models()[0];
      echo wp_json_encode( array( 'id' => (string) $model['id'], 'name' => $model['model'] ) );`),
  ) as { id: string; name: string }
  await copyWritten(folder, fresh)
  const plain = await readPageFacts(browser, page, model)
  console.log(
    '| beside | HTML ratio | first view | CLS | deep link, reload | bar below window | width | main headings | head of the line-up | head of a model | console errors |\n|---|---|---|---|---|---|---|---|---|---|---|',
  )
  print('(nothing)', plain, plain)
  for (const candidate of found) {
    const { kind, name } = candidate
    await copyWritten(fresh, folder)
    await cp(join(source, kind, name), join(folder, 'wp-content', kind, name), { recursive: true })
    try {
      await run(activation(candidate))
      await run(SETTINGS[name] ?? '')
      // Optimisers write their files when they first see a page.
      await fetch(page)
      print(`${kind.slice(0, -1)} ${name}`, await readPageFacts(browser, page, model), plain)
    } catch (error) {
      console.log(`| ${kind.slice(0, -1)} ${name} | not tried: ${String(error).split('\n')[0]} |`)
    }
  }
}

const source = process.argv[2]
if (source === undefined) throw new Error('Give the folder with the folders plugins and themes')
const found = await candidates(resolve(source))
const storage = await mkdtemp(join(tmpdir(), 'third-party-'))
await using stack = new AsyncDisposableStack()
stack.defer(() => rm(storage, { recursive: true, force: true }))
const demo = await startWordpressDemo({ folder: join(storage, 'site'), contentSite: {} })
stack.defer(demo.stop)
const browser = await chromium.launch({ args: browserArguments(), executablePath: findBrowser() })
stack.defer(() => browser.close())
await check(
  demo.wordpress.site,
  browser,
  resolve(source),
  found,
  await mkdtemp(join(storage, 'fresh-')),
)

import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { prepareSite } from '../../../scripts/wordpress/install/prepare-site.ts'
import { nativePhp } from '../../../scripts/wordpress/php/native-php.ts'
import { phpValue, runInWordpress } from '../../../scripts/wordpress/php/php.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { serveNginx } from '../../../scripts/wordpress/serve/serve-nginx.ts'
import { CAR, MODEL, PRESELECTED } from '../../e2e/support/catalogue.ts'
import { configuratorPage, euros } from '../../e2e/support/configurator-page.ts'
import { openRow } from '../../e2e/support/summary-rows.ts'

/** A WordPress on nginx whose lists are in files. */
interface FilesSite {
  /** Address of the configurator's page. */
  readonly home: string
  /** Folder of the files. */
  readonly folder: string
  readonly run: (code: string) => Promise<string>
  readonly stopPhp: () => Promise<void>
  readonly stopContentSite: () => Promise<void>
}

/** The tests share a site: installing one takes longer than each of them. The last one stops its PHP. */
const test = base.extend<object, { site: FilesSite }>({
  site: [
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      const storage = await mkdtemp(join(tmpdir(), 'catalogue-'))
      stack.defer(() => rm(storage, { recursive: true, force: true }))
      const contentSite = await startContentSite(0, { storage, control: true })
      stack.defer(contentSite.close)
      const wordpress = await prepareSite({
        folder: join(storage, 'site'),
        port: await freePort(),
        addOns: ['gateway'],
        php: nativePhp,
      })
      const server = stack.use(await serveNginx(wordpress.folder, wordpress.url))
      const run = (code: string) => runInWordpress(wordpress.php, code)
      await run(
        `update_option( 'cfg_configurator_settings', array( 'content_site' => ${phpValue(contentSite.url)} ) + (array) get_option( 'cfg_configurator_settings', array() ) );
      ${REFRESH}`,
      )
      await use({
        home: `${wordpress.url}/configurador/`,
        folder: join(wordpress.folder, 'wp-content/uploads/cfg-configurator'),
        run,
        stopPhp: server.stopPhp,
        stopContentSite: contentSite.close,
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** What cron does. */
const REFRESH = 'Cfg_Configurator\\First_View\\Catalogue::refresh();'

/** Content calls that the page makes, by name. */
function contentCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const call = /\/wp-json\/cfg\/([^/?]+)/.exec(request.url())?.[1]
    if (call !== undefined && request.method() === 'GET') calls.push(call)
  })
  return calls
}

/** What no file can answer: simulations, and the cars that exist today. */
const CURRENT = new Set(['updateFinances', 'amortisation', 'compareFinances', 'stockCars'])

test('the manifest is requested before the widget has started, and once; PHP for simulations and stock cars only', async ({
  page,
  site,
}) => {
  const calls = contentCalls(page)
  const manifests: string[] = []
  page.on('request', (request) => {
    if (/\/catalogue\.[0-9a-f]+\.json$/.test(request.url())) manifests.push(request.url())
  })
  let start = (): void => undefined
  const isRequested = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/configurator.js*', (route) =>
    isRequested.then(() => route.continue()),
  )
  await page.goto(site.home, { waitUntil: 'commit' })
  await expect.poll(() => manifests).toHaveLength(1)
  start()
  const configurator = configuratorPage(page, site.home, page.locator('cfg-configurator'))
  await configurator.chooseModel(MODEL)
  await configurator.goThroughSteps('motor', 'resumo')
  expect(manifests).toHaveLength(1)
  expect(calls.filter((call) => !CURRENT.has(call))).toEqual([])
  expect(calls).toContain('updateFinances')
})

test('files that are lost or damaged are replaced by calls, and the buyer notices nothing', async ({
  page,
  site,
}) => {
  const names = await readdir(site.folder)
  const lost = names.find((name) => name.startsWith(`catalogue-lstEngines-${CAR.model.id}`))
  const damaged = names.find((name) => name.startsWith(`catalogue-lstVersions-${CAR.model.id}`))
  await using stack = new AsyncDisposableStack()
  for (const path of [lost, damaged].map((name) => join(site.folder, name ?? 'none'))) {
    const content = await readFile(path)
    stack.defer(() => writeFile(path, content))
  }
  await rm(join(site.folder, lost ?? 'none'))
  await writeFile(join(site.folder, damaged ?? 'none'), '[]')
  const calls = contentCalls(page)
  const configurator = configuratorPage(page, site.home, page.locator('cfg-configurator'))
  await configurator.goToStep('resumo')
  expect(calls.filter((call) => !CURRENT.has(call)).toSorted()).toEqual([
    'lstEngines',
    'lstVersions',
  ])
})

test('a manifest that nobody has renewed is not used, and cron renews it', async ({
  page,
  site,
}) => {
  const name = (await readdir(site.folder)).find((each) => /^catalogue\..*\.json$/.test(each))
  const manifest = join(site.folder, name ?? 'none')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(/"checked":\d+/, '"checked":1'))
  await utimes(manifest, 1, 1)
  const calls = contentCalls(page)
  const configurator = configuratorPage(page, site.home, page.locator('cfg-configurator'))
  await configurator.goToStep('motor')
  expect(calls).toContain('lstEngines')
  await site.run(REFRESH)
  expect((await stat(manifest)).mtimeMs / 1000).toBeGreaterThan(Date.now() / 1000 - 60)
  calls.length = 0
  await configurator.goToStep('motor')
  expect(calls).not.toContain('lstEngines')
})

test('a buyer reaches the summary while PHP and the content site are down', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.home, page.locator('cfg-configurator'))
  await configurator.openHome()
  await site.stopPhp()
  await site.stopContentSite()
  await configurator.chooseModel(MODEL)
  await configurator.goThroughSteps('motor', 'resumo')
  const widget = page.locator('cfg-configurator')
  await expect(widget).toContainText(euros(PRESELECTED.version.rent, 2))
  await expect(widget).toContainText(euros(PRESELECTED.version.price))
  // What is missing, and the way to ask for it again.
  await openRow(widget, 'Financiamento')
  await expect(widget.getByText('Sem Resultados').first()).toBeVisible()
  const financing = widget.getByRole('region', { name: 'Financiamento' })
  await expect(financing.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

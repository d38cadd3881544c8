import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { chunkKeys, firstViewKeys, readManifest } from '../../../demo/built-widget.ts'
import type { ConfiguratorElement } from '../../../src/element/configurator-element.tsx'
import { ensureBuilt } from '../../../scripts/build/ensure-built.ts'
import { editPage } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'
import { doMainJob } from '../support/main-job.ts'

await ensureBuilt()
const manifest = readManifest(pathToFileURL('dist/widget/'))

const filesOf = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => manifest[key]?.file ?? [])

/** What the buyer cannot do without: the steps, the summary and its dialogs, with all that they import. */
const NEEDED = new Set(
  filesOf(
    ['flow', 'later-steps', 'summary', 'dialogs'].flatMap((name) => chunkKeys(manifest, name)),
  ),
)

const first = new Set(firstViewKeys(manifest))

/** Every chunk that is loaded later than the first view, and every worker. */
const LAZY = [
  ...filesOf(Object.keys(manifest).filter((key) => !first.has(key))),
  ...Object.values(manifest).flatMap(({ assets }) => assets ?? []),
]

const nameOf = (file: string): string => file.replace(/-[\w-]{6,8}\.js$/, '')

/** Whether the buyer has opened a dialog or the filter, also one that could not be loaded. */
const hasOpened = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: 'Filtro', expanded: true }).count()) > 0 ||
  (await page.evaluate(
    (name) => (document.querySelector(name) as ConfiguratorElement).store?.get().modal !== null,
    'cfg-configurator',
  ))

for (const file of LAZY)
  test.describe(`without ${nameOf(file)}`, { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page, pageErrors }) => {
      pageErrors.allow(/Failed to (load resource|fetch dynamically imported module)/)
      // What makes the browser request the chunks that few visitors need.
      await page.addInitScript(() =>
        Object.assign(document, { modelContext: { registerTool: async () => undefined } }),
      )
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
      if (nameOf(file) === 'labels.en-GB')
        await editPage(page, '<html lang="pt-PT">', '<html lang="en">')
    })

    test('the buyer gets to the proposal, and what was asked for can be retried', async ({
      page,
      site,
    }) => {
      let blocked = 0
      await page.route(`**/assets/${file}`, (route) => {
        blocked += 1
        return route.abort()
      })
      await doMainJob(page, site, async (retry) => {
        expect(
          NEEDED.has(file) || (await hasOpened(page)),
          'only what the buyer asked for says that it failed',
        ).toBe(true)
        await expect(retry).toBeInViewport()
        await page.unroute(`**/assets/${file}`)
      })
      expect(blocked, 'times that the chunk was requested').toBeGreaterThan(0)
    })

    test('nothing is missed when its first request fails', async ({ page, site }) => {
      let requests = 0
      await page.route(`**/assets/${file}`, (route) => {
        requests += 1
        return requests === 1 ? route.abort() : route.continue()
      })
      await doMainJob(page, site, async () => {
        throw new Error('a part did not recover by itself')
      })
      expect(requests).toBeGreaterThan(0)
    })
  })

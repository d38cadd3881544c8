import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { chunkKeys, firstViewKeys, readManifest } from '../../../demo/built-widget.ts'
import type { ConfiguratorElement } from '../../../src/element/configurator-element.tsx'
import { ensureBuilt } from '../../../scripts/build/ensure-built.ts'
import { editPage } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'
import { doMainJob } from '../support/main-job.ts'

/** The chunk that only an English page requests. */
const ENGLISH = 'labels.en-GB'

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

const lazyKeys = Object.keys(manifest).filter((key) => !first.has(key))

/** Every worker. */
const WORKERS = Object.values(manifest).flatMap(({ assets }) => assets ?? [])

/** Every chunk that is loaded later than the first view, and every worker. */
const LAZY = [...filesOf(lazyKeys), ...WORKERS]

/** How many of the chunks that a chunk imports, and those import, are loaded later than the first view. */
const depthOf = (key: string): number => {
  const imported = (manifest[key]?.imports ?? []).filter((each) => !first.has(each))
  return Math.max(0, ...imported.map((each) => 1 + depthOf(each)))
}

/** The same in groups in which none imports another: their first requests can fail in one visit. */
const GROUPS = [
  ...Map.groupBy(
    lazyKeys.filter((key) => !key.includes(ENGLISH)),
    depthOf,
  ).values(),
].map(filesOf)
GROUPS[0]?.push(...WORKERS)

const nameOf = (file: string): string => file.replace(/-[\w-]{6,8}\.js$/, '')

/** Whether the buyer has opened a dialog or the filter, also one that could not be loaded. */
const hasOpened = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: 'Filtro', expanded: true }).count()) > 0 ||
  (await page.evaluate(
    (name) => (document.querySelector(name) as ConfiguratorElement).store?.get().modal !== null,
    'cfg-configurator',
  ))

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to (load resource|fetch dynamically imported module)/)
  // What makes the browser request the chunks that few visitors need.
  await page.addInitScript(() =>
    Object.assign(document, { modelContext: { registerTool: async () => undefined } }),
  )
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
})

const openInEnglish = (page: Page): Promise<void> =>
  editPage(page, '<html lang="pt-PT">', '<html lang="en">')

for (const file of LAZY)
  test(
    `without ${nameOf(file)}, the buyer gets to the proposal, and what was asked for can be retried`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      if (nameOf(file) === ENGLISH) await openInEnglish(page)
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
    },
  )

for (const files of [...GROUPS, LAZY.filter((file) => nameOf(file) === ENGLISH)])
  test(
    `nothing is missed when the first request fails of ${files.map(nameOf).join(', ')}`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      if (files.some((file) => nameOf(file) === ENGLISH)) await openInEnglish(page)
      const missing = new Set(files)
      await page.route('**/assets/*.js', (route) => {
        const name = new URL(route.request().url()).pathname.replace(/^.*\//, '')
        return missing.delete(name) ? route.abort() : route.fallback()
      })
      await doMainJob(page, site, async () => {
        throw new Error('a part did not recover by itself')
      })
      expect([...missing], 'never requested').toEqual([])
    },
  )

import { expect, test as base, type Page } from '@playwright/test'
import type { SavedConfiguration } from '../../../demo/content-site/configuration-store.ts'
import type { Fault } from '../../../demo/content-site/faults/fault.ts'
import type { Lead } from '../../../demo/content-site/forms/lead-fields.ts'
import type { Recorded } from '../../../demo/content-site/json-lines.ts'
import type { LoggedRequest } from '../../../demo/content-site/request-log.ts'
import { PAGE_PATH } from '../../../demo/page.ts'
import type { DemoServer } from '../../../demo/server.ts'
import { axeOn } from './axe.ts'
import { provideDemoServer } from './demo-server.ts'

/** The demo server of one worker, as one test sees it: no faults and nothing saved at the start. */
export interface Site {
  /** Address of the demo page. */
  readonly url: string
  readonly setFaults: (...faults: readonly Fault[]) => void
  readonly clearFaults: () => void
  /** What this test saved, oldest first. */
  readonly savedConfigurations: () => Promise<SavedConfiguration[]>
  /** What the forms brought in this test, oldest first. */
  readonly leads: () => Promise<Recorded<Lead>[]>
  /** The content site's requests since this test began, oldest first. */
  readonly requests: () => readonly LoggedRequest[]
}

/** Problems of a page that a test did not expect: uncaught errors, and errors on the console. */
export interface PageErrors {
  /** Lets console errors pass whose text matches, in this test. */
  readonly allow: (...patterns: readonly RegExp[]) => void
  readonly found: () => readonly string[]
}

interface TestFixtures {
  readonly site: Site
  readonly pageErrors: PageErrors
}

interface WorkerFixtures {
  readonly demoServer: DemoServer
}

/** Chromium reports a request that failed as a console error of its own; the widget logs it too. */
const FAILED_REQUEST = /^Failed to load resource/

/** Watches a page, also one opened by hand, until the test's end. */
function watch(page: Page, found: string[]): void {
  page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // What failed to load is named by its URL only.
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`.trim())
  })
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  demoServer: [({}, use) => provideDemoServer(use), { scope: 'worker' }],

  baseURL: async ({ demoServer }, use) => {
    await use(demoServer.url)
  },

  site: async ({ demoServer }, use) => {
    const { site, url } = demoServer
    // Clears the faults and the log of requests.
    await fetch(new URL('/__faults', url), { method: 'DELETE' })
    const before = (await site.savedConfigurations()).length
    const leadsBefore = (await site.leads()).length
    await use({
      url: new URL(PAGE_PATH, url).href,
      setFaults: (...faults) => site.setFaults(faults),
      clearFaults: () => site.setFaults([]),
      savedConfigurations: async () => (await site.savedConfigurations()).slice(before),
      leads: async () => (await site.leads()).slice(leadsBefore),
      requests: site.requests,
    })
    site.setFaults([])
  },

  pageErrors: [
    async ({ context }, use) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      const unexpected = (): string[] =>
        found.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      context.on('page', (page) => watch(page, found))
      await use({ allow: (...patterns) => allowed.push(...patterns), found: unexpected })
      expect(unexpected(), 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Browser errors that a test with failing calls must allow, in addition to the log of the widget. */
export const FAILED_CALLS = FAILED_REQUEST

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails where axe finds a violation of WCAG 2.2, level A or AA, in what can be reached on the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Behind a modal dialog nothing can be aimed at, which axe does not know: it measures what peeks out.
  const isModal = (await page.locator('cfg-configurator dialog:modal').count()) > 0
  const axe = (await axeOn(page)).withTags(WCAG)
  if (isModal) axe.include({ fromShadowDom: ['cfg-configurator', 'dialog:modal'] })
  const { violations } = await axe.analyze()
  const found: { id: string; help: string; where: string }[] = []
  for (const { id, help, nodes } of violations)
    for (const { target } of nodes) {
      const path = target.flat()
      if (id !== 'target-size' || (await isSmallInSight(page, path)))
        found.push({ id, help, where: path.join(' ') })
    }
  expect(found).toEqual([])
}

/** Whether a target is still too small once it is scrolled out from under the bars that cover a part of it. */
async function isSmallInSight(page: Page, path: string[]): Promise<boolean> {
  const target = page.locator(path.join(' '))
  const scrolled = await page.evaluate(() => scrollY)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const axe = (await axeOn(page)).withRules('target-size')
  const [first = '', second, ...others] = path
  if (second === undefined) axe.include(first)
  else axe.include({ fromShadowDom: [first, second, ...others] })
  const { violations } = await axe.analyze()
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
  return violations.length > 0
}

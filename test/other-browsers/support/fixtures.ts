import { test as base } from '@playwright/test'
import { PAGE_PATH } from '../../../demo/page.ts'
import type { DemoServer } from '../../../demo/server.ts'
import { provideDemoServer } from '../../e2e/support/demo-server.ts'
import { findFirefox, findWebKit } from './programs.ts'
import { Buyer } from './buyer.ts'
import { startFirefox } from './firefox.ts'
import type { Browser } from './session.ts'
import { startWebKit } from './webkit.ts'

/** Starts a browser, by the name of the Playwright project. */
const START: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: () => startFirefox(findFirefox()),
  webkit: () => startWebKit(findWebKit()),
}

interface Fixtures {
  readonly buyer: Buyer
  /** Address of the demo page. */
  readonly home: string
}

interface WorkerFixtures {
  readonly demoServer: DemoServer
  readonly controlledBrowser: Browser
}

/** Tests in browsers that Playwright cannot control here. Every test gets a window with an empty profile. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  demoServer: [({}, use) => provideDemoServer(use), { scope: 'worker' }],

  home: async ({ demoServer }, use) => {
    await use(new URL(PAGE_PATH, demoServer.url).href)
  },

  controlledBrowser: [
    async ({}, use, { project }) => {
      const browser = await START[project.name]?.()
      if (!browser) throw new Error(`no browser is called ${project.name}`)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],

  buyer: async ({ controlledBrowser }, use, info) => {
    const session = await controlledBrowser.newSession()
    const buyer = new Buyer(session)
    await use(buyer)
    if (info.status !== info.expectedStatus)
      await info.attach('page text', { body: await buyer.pageText() })
    await session.close()
  },
})

export { expect } from '@playwright/test'

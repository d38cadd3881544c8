import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../browser.ts'
import { serveStudio } from './serve-studio.ts'
import type { Mounts, StudioServer } from './serve-studio.ts'

export interface OpenStudio {
  readonly page: Page
  readonly server: StudioServer
  readonly close: () => Promise<void>
}

/** Draws without graphics hardware, the same on every machine. */
const SOFTWARE_DRAWING = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Opens the studio's page in Chromium; errors of the page go to the console. */
export async function openStudio(mounts: Mounts): Promise<OpenStudio> {
  const server = await serveStudio(mounts)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments(), ...SOFTWARE_DRAWING],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('pageerror', (error) => console.error(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text())
  })
  await page.goto(server.origin)
  await page.waitForFunction(() => 'studio' in globalThis)
  return {
    page,
    server,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

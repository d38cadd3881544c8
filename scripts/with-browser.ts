import { chromium, type Browser } from '@playwright/test'
import { startServer, type DemoServer } from '../demo/server.ts'
import { ensureBuilt } from './ensure-built.ts'
import { browserArguments, findBrowser } from './find-browser.ts'

/** Runs work against a fresh demo server in a real browser, and closes both whatever happens. */
export async function withBrowser(
  work: (browser: Browser, server: DemoServer) => Promise<void>,
): Promise<void> {
  await ensureBuilt()
  const server = await startServer({ port: 0 })
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserArguments(),
    })
    try {
      await work(browser, server)
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

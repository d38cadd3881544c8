import { chromium, type Browser } from '@playwright/test'
import { startServer, type DemoServer } from '../../demo/server.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { browserArguments, findBrowser } from './find-browser.ts'

/** Runs work against a fresh demo server in a real browser, and closes both in any case. */
export async function withBrowser(
  work: (browser: Browser, server: DemoServer) => Promise<void>,
): Promise<void> {
  await ensureBuilt()
  await using stack = new AsyncDisposableStack()
  const server = await startServer({ port: 0 })
  stack.defer(server.close)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() })
  stack.defer(() => browser.close())
  await work(browser, server)
}

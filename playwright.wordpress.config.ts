import { defineConfig } from '@playwright/test'
import { browserArguments, locateBrowser } from './scripts/browser/find-browser.ts'

const executablePath = locateBrowser()

/** PHP in WebAssembly is about ten times slower than native PHP, and needs a core of its own. */
const isWasm = process.env.WORDPRESS_PHP === 'wasm'

/** End-to-end tests on a real WordPress. Each worker has a site, on which it runs one file after the other. */
export default defineConfig({
  testDir: 'test/wordpress',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/wordpress',
  workers: isWasm ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  timeout: isWasm ? 600_000 : 120_000,
  expect: { timeout: isWasm ? 60_000 : 15_000 },
  globalSetup: './test/wordpress/support/global-setup.ts',
  reporter: 'list',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    // Motion has its tests in test/e2e, and drawing it takes a sixth of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: browserArguments(),
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
})

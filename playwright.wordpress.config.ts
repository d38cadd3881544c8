import { defineConfig } from '@playwright/test'
import { browserArguments, locateBrowser } from './scripts/browser/find-browser.ts'

const executablePath = locateBrowser()

/** End-to-end tests on a real WordPress. They share one site, so they run one after the other. */
export default defineConfig({
  testDir: 'test/wordpress',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/wordpress',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // PHP in WebAssembly is about ten times slower than native PHP.
  timeout: process.env.WORDPRESS_PHP === 'wasm' ? 600_000 : 120_000,
  expect: { timeout: process.env.WORDPRESS_PHP === 'wasm' ? 60_000 : 15_000 },
  globalSetup: './test/wordpress/global-setup.ts',
  reporter: 'list',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: browserArguments(),
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
})

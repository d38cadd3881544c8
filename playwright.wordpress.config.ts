import { defineConfig } from '@playwright/test'
import { browserArguments, locateBrowser } from './scripts/browser/find-browser.ts'

const executablePath = locateBrowser()

/** Journeys on a real WordPress: one site for all of them, so one after the other. */
export default defineConfig({
  testDir: 'test/wordpress',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/wordpress',
  workers: 1,
  // The machines of CI are small and shared; a journey that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // PHP in WebAssembly takes ten times as long as the machine's own.
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

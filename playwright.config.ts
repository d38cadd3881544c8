import { defineConfig } from '@playwright/test'
import { browserArguments, locateBrowser } from './scripts/browser/find-browser.ts'

const executablePath = locateBrowser()

const launchOptions = {
  args: browserArguments(),
  ...(executablePath === null ? {} : { executablePath }),
}

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './test/e2e/support/global-setup.ts',
  reporter: 'list',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      // Tests that do not depend on the layout have the tag @desktop.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: {
        viewport: { width: 1280, height: 800 },
        // Scrollbars take up space, as on Windows.
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
})

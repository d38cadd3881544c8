import { defineConfig } from '@playwright/test'
import { browserArguments, locateBrowser } from './scripts/browser/find-browser.ts'

const executablePath = locateBrowser()

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  // CI machines are small and shared. A test fails only when it fails twice.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './test/browser/support/global-setup.ts',
  reporter: 'list',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserArguments(),
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      // Tests that do not depend on the layout run once, on the desktop.
      grepInvert: /@any-form/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@mobile-form/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})

import { defineConfig } from '@playwright/test'

/** The main flow, the guards and the forms in Firefox and WebKit. */
export default defineConfig({
  testDir: 'test/other-browsers',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/other-browsers',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  globalSetup: './test/e2e/support/global-setup.ts',
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})

import { defineConfig, type Project } from '@playwright/test'
import { browserArguments, locateBrowser } from './scripts/browser/find-browser.ts'

const executablePath = locateBrowser()

const launchOptions = {
  args: browserArguments(),
  ...(executablePath === null ? {} : { executablePath }),
}

/** Motion has its tests in files that ask for it; drawing it takes time, and a text that fades in has no contrast yet. */
const STILL = { contextOptions: { reducedMotion: 'reduce' as const } }

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Tests in a browser of what is built. */
const endToEnd: readonly Project[] = [
  {
    name: 'phone',
    testDir: 'test/e2e',
    // Tests that do not depend on the layout have the tag @desktop.
    grepInvert: /@desktop/,
    use: { ...STILL, ...PHONE },
  },
  {
    name: 'desktop',
    testDir: 'test/e2e',
    grepInvert: /@phone/,
    use: {
      ...STILL,
      viewport: { width: 1280, height: 800 },
      // Scrollbars take up space, as on Windows.
      launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
    },
  },
]

/** The main flow, the guards and the forms in browsers that the tests control themselves. */
const otherBrowsers = ['firefox', 'webkit'].map((name): Project => ({
  name,
  testDir: 'test/other-browsers',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
}))

/** PHP in WebAssembly is about ten times slower than native PHP, and needs a core of its own. */
const isWasm = process.env.WORDPRESS_PHP === 'wasm'

/** End-to-end tests on a real WordPress. Each worker has a site, on which it runs one file after the other. */
const wordpress: Project = {
  name: 'wordpress',
  testDir: 'test/wordpress',
  fullyParallel: false,
  timeout: isWasm ? 600_000 : 120_000,
  expect: { timeout: isWasm ? 60_000 : 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    // Motion has its tests in test/e2e, and drawing it takes a sixth of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
  },
}

/** Screenshots of every screen and state, for manual review: phones and tablets in portrait, laptop, desktop. */
const shots = [
  { width: 360, height: 844 },
  { width: 390, height: 844 },
  { width: 768, height: 844 },
  { width: 992, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
].map((viewport): Project => {
  // The mobile layout.
  const isMobile = viewport.width <= 992
  return {
    name: `shots-${viewport.width}`,
    testDir: 'test/shots',
    testMatch: '**/*.shots.ts',
    expect: { timeout: 30_000 },
    use: {
      viewport,
      isMobile,
      hasTouch: isMobile,
      contextOptions: { reducedMotion: 'reduce' },
      actionTimeout: 8000,
    },
  }
})

// Playwright runs the set-up whichever projects are chosen, and only one of them needs sites.
const needsWordpress = process.argv.includes('--project=wordpress')

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  workers: isWasm ? 1 : 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: `./test/${needsWordpress ? 'wordpress' : 'e2e'}/support/global-setup.ts`,
  reporter: 'list',
  use: {
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [...endToEnd, ...otherBrowsers, wordpress, ...shots],
})

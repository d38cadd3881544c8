import { execa } from 'execa'
import { countPlaywright, countReport, runAlone, type Count } from '../test/test-report.ts'
import { ensureNativePhp } from '../wordpress/php/native-php.ts'
import { findBrowser } from './find-browser.ts'

/** Patterns of the files that `npm test` runs, and of those that only `npm run test:all` runs. */
export const MAIN_TESTS = 'test/e2e/main/'
export const OTHER_TESTS = 'test/e2e/(?!main/)'

/** The projects of playwright.config.ts that test the widget on the demo page. */
const END_TO_END = ['phone', 'desktop']

interface Run {
  /** Missing are the tests of the widget on the demo page. */
  readonly projects?: readonly string[]
  /** Patterns of files, and options of Playwright. */
  readonly args?: readonly string[]
  readonly reporters?: string
}

/** Runs Playwright's tests in a real browser. Without a browser the tests fail; they are never skipped. */
export function runE2eTests({
  projects = END_TO_END,
  args = [],
  reporters = 'dot,json',
}: Run = {}): Promise<Count> {
  const chosen = projects.map((name) => `--project=${name}`)
  return countReport(async (report) => {
    const { failed } = await execa(
      'playwright',
      ['test', `--reporter=${reporters}`, ...chosen, ...args],
      {
        preferLocal: true,
        stdio: 'inherit',
        reject: false,
        env: { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    )
    return !failed
  }, countPlaywright)
}

/** Runs the tests on a real WordPress. */
export function runWordpressE2eTests(run: Omit<Run, 'projects'> = {}): Promise<Count> {
  if (!ensureNativePhp()) {
    console.log('The tests run on PHP in WebAssembly, which takes ten times as long')
    // Read by playwright.config.ts, which then uses longer timeouts.
    process.env.WORDPRESS_PHP = 'wasm'
  }
  return runE2eTests({ ...run, projects: ['wordpress'] })
}

/** Implements `npm run test:browser -- NAME`, and with `--wordpress` the same on WordPress. */
if (import.meta.main) {
  const args = process.argv.slice(2)
  const run = { args: args.filter((arg) => arg !== '--wordpress'), reporters: 'list,json' }
  const isWordpress = args.includes('--wordpress')
  await runAlone('e2e', () => (isWordpress ? runWordpressE2eTests(run) : runE2eTests(run)))
}

import { execa } from 'execa'
import { countPlaywright, countReport, runAlone, type Count } from '../test/test-report.ts'
import { findBrowser } from './find-browser.ts'

/** Patterns of the files that `npm test` runs, and of those that only `npm run test:all` runs. */
export const MAIN_TESTS = 'test/e2e/main/'
export const OTHER_TESTS = 'test/e2e/(?!main/)'

/** Runs Playwright's tests in a real browser. Without a browser the tests fail; they are never skipped. */
export function runE2eTests(args: readonly string[] = [], reporters = 'dot,json'): Promise<Count> {
  return countReport(async (report) => {
    const { failed } = await execa('playwright', ['test', `--reporter=${reporters}`, ...args], {
      preferLocal: true,
      stdio: 'inherit',
      reject: false,
      env: { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    return !failed
  }, countPlaywright)
}

/** Implements `npm run test:browser -- NAME`. */
if (import.meta.main) await runAlone('e2e', () => runE2eTests(process.argv.slice(2), 'list,json'))

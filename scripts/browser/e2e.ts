import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../test/run-tool.ts'
import {
  checkCount,
  countPlaywright,
  withExit,
  type Count,
  type PlaywrightReport,
} from '../test/test-report.ts'
import { findBrowser } from './find-browser.ts'

/** Patterns of the files that `npm test` runs, and of those that only `npm run test:all` runs. */
export const MAIN_TESTS = 'test/browser/main/'
export const OTHER_TESTS = 'test/browser/(?!main/)'

/** Runs Playwright's tests in a real browser. Without a browser the tests fail; they are never skipped. */
export async function runE2eTests(
  args: readonly string[] = [],
  reporters = 'dot,json',
): Promise<Count> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'e2e-'))
  const report = join(folder.path, 'report.json')
  try {
    const { isOk } = await runTool('playwright', ['test', `--reporter=${reporters}`, ...args], {
      isLive: true,
      env: { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const text = await readFile(report, 'utf8').catch(() => null)
    if (text === null) return checkCount(false)
    const count = countPlaywright(JSON.parse(text) as PlaywrightReport)
    return withExit(count, isOk && count.passed + count.skipped > 0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return checkCount(false)
  }
}

/** Implements `npm run test:browser -- NAME`. */
if (import.meta.main) {
  const { failed } = await runE2eTests(process.argv.slice(2), 'list,json')
  process.exitCode = failed === 0 ? 0 : 1
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { runTool } from './run-tool.ts'
import {
  checkCount,
  countPlaywright,
  withExit,
  type Count,
  type PlaywrightReport,
} from './test-report.ts'

/** Runs the journeys in a real browser; a machine without one is a failure, never a skip. */
export async function runJourneys(args: readonly string[] = []): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  const report = join(folder, 'report.json')
  try {
    const { isOk } = await runTool(
      ['@playwright/test', 'playwright'],
      ['test', '--reporter=dot,json', ...args],
      {
        isLive: true,
        env: { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    )
    const text = await readFile(report, 'utf8').catch(() => null)
    if (text === null) return checkCount(false)
    const count = countPlaywright(JSON.parse(text) as PlaywrightReport)
    return count.passed + count.skipped === 0 ? withExit(count, false) : withExit(count, isOk)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return checkCount(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

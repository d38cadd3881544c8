import { findBrowser } from './find-browser.ts'
import { runTool } from './run-tool.ts'

try {
  const { isOk } = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', ...process.argv.slice(2)],
    { isLive: true, env: { CHROME_PATH: findBrowser() } },
  )
  process.exitCode = isOk ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { runJourneys } from '../browser-journeys.ts'
import type { Count } from '../test-report.ts'
import { ensureNativePhp } from './ensure-php.ts'

/** Runs the journeys on a real WordPress in a real browser. */
export function runWordpressJourneys(args: readonly string[] = []): Promise<Count> {
  if (!ensureNativePhp()) {
    console.log('The journeys run on PHP in WebAssembly, ten times as slow')
    // The journeys wait longer then.
    process.env.WORDPRESS_PHP = 'wasm'
  }
  return runJourneys(['--config', 'playwright.wordpress.config.ts', ...args])
}

if (import.meta.main) {
  const { failed } = await runWordpressJourneys(process.argv.slice(2))
  process.exitCode = failed === 0 ? 0 : 1
}

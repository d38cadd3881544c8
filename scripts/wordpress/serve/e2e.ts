import { runE2eTests } from '../../browser/e2e.ts'
import type { Count } from '../../test/test-report.ts'
import { ensureNativePhp } from '../php/native-php.ts'

/** Runs the end-to-end tests on a real WordPress. */
export function runWordpressE2eTests(args: readonly string[] = []): Promise<Count> {
  if (!ensureNativePhp()) {
    console.log('The tests run on PHP in WebAssembly, which takes ten times as long')
    // Read by playwright.wordpress.config.ts, which then uses longer timeouts.
    process.env.WORDPRESS_PHP = 'wasm'
  }
  return runE2eTests(['--config', 'playwright.wordpress.config.ts', ...args])
}

if (import.meta.main) {
  const { failed } = await runWordpressE2eTests(process.argv.slice(2))
  process.exitCode = failed === 0 ? 0 : 1
}

import { runE2eTests } from '../../browser/e2e.ts'
import { runAlone, type Count } from '../../test/test-report.ts'
import { ensureNativePhp } from '../php/native-php.ts'

export function runWordpressE2eTests(args: readonly string[] = []): Promise<Count> {
  if (!ensureNativePhp()) {
    console.log('The tests run on PHP in WebAssembly, which takes ten times as long')
    // Read by playwright.wordpress.config.ts, which then uses longer timeouts.
    process.env.WORDPRESS_PHP = 'wasm'
  }
  return runE2eTests(['--config', 'playwright.wordpress.config.ts', ...args])
}

if (import.meta.main)
  await runAlone('wordpress e2e', () => runWordpressE2eTests(process.argv.slice(2)))

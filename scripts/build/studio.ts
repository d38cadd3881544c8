import { join } from 'node:path'
import { execa } from 'execa'
import { findBrowser } from '../browser/find-browser.ts'
import { ensureNestedPackage } from './nested-package.ts'

/** The nested package that draws the demo's cars and cabins. */
export const STUDIO = join(import.meta.dirname, '../../demo/studio')

/** Installs what the car studio needs beyond this repository, once. */
export function ensureStudio(): Promise<void> {
  return ensureNestedPackage(STUDIO, 'Installing the car studio (once, about 140 MB)')
}

/** `node scripts/build/studio.ts cars|cabins [argument ...]`: draws pictures of the demo. */
if (import.meta.main) {
  const [script = '', ...args] = process.argv.slice(2)
  await ensureStudio()
  const { exitCode } = await execa(
    'npm',
    ['run', script, '--silent', '--prefix', STUDIO, '--', ...args],
    {
      stdio: 'inherit',
      reject: false,
      env: { CHROME_PATH: findBrowser() },
    },
  )
  process.exitCode = exitCode ?? 1
}

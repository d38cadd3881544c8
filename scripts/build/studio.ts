import { join } from 'node:path'
import { execa } from 'execa'
import { findBrowser } from '../browser/find-browser.ts'
import { ensureNestedPackage } from './nested-package.ts'

/** The nested package that renders the demo's cars and interiors. */
export const STUDIO = join(import.meta.dirname, '../../demo/studio')

/** Installs the additional dependencies of the car studio, once. */
export function ensureStudio(): Promise<void> {
  return ensureNestedPackage(STUDIO, 'Installing the car studio (once, about 140 MB)')
}

/**
 * Implements `node scripts/build/studio.ts cars
 * cabins [argument ...]`: renders the demo pictures.
 */
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

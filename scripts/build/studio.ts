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

/** Implements `npm run studio:cars` and `npm run studio:cabins`: renders the demo pictures. */
if (import.meta.main) {
  const [script = '', ...args] = process.argv.slice(2)
  await ensureStudio()
  const npm = ['run', script, '--silent', '--prefix', STUDIO, '--', ...args]
  const env = { CHROME_PATH: findBrowser() }
  const { exitCode } = await execa('npm', npm, { stdio: 'inherit', reject: false, env })
  process.exitCode = exitCode ?? 1
}

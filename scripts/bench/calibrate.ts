import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../browser/find-browser.ts'
import { ensureNestedPackage } from '../build/nested-package.ts'

/** The folder of Lighthouse, a package of its own. */
export const LIGHTHOUSE = join(import.meta.dirname, 'lighthouse')

/** How many times slower than a machine with this benchmark index the phone of every measurement is. */
const PHONE = { index: 2550, slowdown: 4 }

interface PageFunctions {
  readonly pageFunctions: { readonly computeBenchmarkIndex: () => number }
}

export interface Calibration {
  /** Lighthouse's measure of the speed of the machine, as it is now. */
  readonly index: number
  /** How many times this machine has to be slowed down to be as fast as the phone; at least 1. */
  readonly slowdown: number
}

/** The slow-down that makes a machine with this benchmark index as fast as the phone. */
export function slowdownFor(index: number): number {
  return Math.max(1, (PHONE.slowdown * index) / PHONE.index)
}

export function installLighthouse(): Promise<void> {
  return ensureNestedPackage(LIGHTHOUSE, 'Installing Lighthouse (once, about 190 MB)…')
}

/** Measures the speed of this machine with Lighthouse's own function, in a browser, which takes a second. */
export async function calibrate(): Promise<Calibration> {
  await installLighthouse()
  const file = join(LIGHTHOUSE, 'node_modules/lighthouse/core/lib/page-functions.js')
  const { pageFunctions } = (await import(file)) as PageFunctions
  await using browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments(),
  })
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  return { index, slowdown: slowdownFor(index) }
}

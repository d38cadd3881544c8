import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { PAGE_PATH } from '../demo/page.ts'
import { SCENES, type Scene, type Shoot } from './shots/walk.ts'
import { withBrowser } from './with-browser.ts'

const FOLDER = 'shots'

const MOBILE_WIDTH = 992

/** Widths asked for on the command line, or a phone's and a laptop's. */
const widths = process.argv.slice(2).map(Number).filter(Number.isInteger)
if (widths.length === 0) widths.push(390, 1280)

/** A picture of what fits the screen, and one of the whole page. */
function shooter(page: Page, width: number): Shoot {
  return async (name) => {
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(250)
    const file = join(FOLDER, `${name}-${width}`)
    await page.screenshot({ path: `${file}-fold.png` })
    await page.screenshot({ path: `${file}.png`, fullPage: true })
    console.log(`${file}.png`)
  }
}

async function play(browser: Browser, scene: Scene, width: number, home: string): Promise<boolean> {
  const isMobile = width <= MOBILE_WIDTH
  const context = await browser.newContext({
    viewport: { width, height: isMobile ? 844 : 800 },
    isMobile,
    hasTouch: isMobile,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await scene.play(page, home, shooter(page, width))
    return true
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
    console.error(`${scene.name} at ${width}: ${line}`)
    return false
  } finally {
    await context.close()
  }
}

await withBrowser(async (browser, server) => {
  await mkdir(FOLDER, { recursive: true })
  const home = new URL(PAGE_PATH, server.url).href
  for (const width of widths) {
    for (const scene of SCENES) {
      const isPlayed = await play(browser, scene, width, home)
      if (!isPlayed) process.exitCode = 1
    }
  }
})

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { PAGE_PATH } from '../demo/page.ts'
import type { Scene, Shoot } from './shots/actions.ts'
import { STATES } from './shots/states.ts'
import { WALK } from './shots/walk.ts'
import { withBrowser } from './with-browser.ts'

const FOLDER = 'shots'

const MOBILE_WIDTH = 992

/** Heights of the screens that have these widths: a phone or tablet held upright, a laptop, a desktop. */
function heightOf(width: number): number {
  if (width <= MOBILE_WIDTH) return 844
  return width < 1600 ? 800 : 1080
}

/** The widths that the look is made for. */
const WIDTHS = [360, 390, 768, 992, 1280, 1920] as const

const wishes = process.argv.slice(2)

/** Widths asked for on the command line, or all. */
const askedWidths = wishes.map(Number).filter(Number.isInteger)
const widths = askedWidths.length > 0 ? askedWidths : WIDTHS

/** Scenes asked for by name on the command line, or all. */
const names = new Set(wishes.filter((wish) => !/^\d+$/.test(wish)))
const scenes = [...WALK, ...STATES].filter(({ name }) => names.size === 0 || names.has(name))

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
    viewport: { width, height: heightOf(width) },
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
    for (const scene of scenes) {
      const isPlayed = await play(browser, scene, width, home)
      if (!isPlayed) process.exitCode = 1
    }
  }
})

import type { Page } from '@playwright/test'
import { CAR, CHOSEN, exteriorsOf, need } from '../support/catalogue.ts'
import { expect, test, type Site } from '../support/fixtures.ts'
import { COUNT, middleOf, mockFrames, spinViewOf } from '../support/spin-view.ts'
import { configuratorPage } from '../support/configurator-page.ts'

/** Paint codes: the chosen colour, and another one of the version. */
const RED = CHOSEN.exterior.colorid
const OTHER_PAINT = need(
  'second paint',
  exteriorsOf(CAR, CHOSEN.version),
  ({ colorid }) => colorid !== RED,
)
const BLUE = OTHER_PAINT.colorid

/** Opens the exterior step on the first frame. */
async function openSpin(page: Page, site: Site) {
  await mockFrames(page)
  const turn = spinViewOf(page, [RED])
  await configuratorPage(page, site.url).openStep('exterior')
  await turn.expectShown(RED, 0)
  return turn
}

test(
  'a finger turns the car sideways and scrolls the page up and down',
  { tag: '@phone' },
  async ({ page, site }) => {
    const turn = await openSpin(page, site)
    const { x, y } = await middleOf(turn.slider)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

    await touch('touchStart', { x, y })
    await touch('touchMove', { x: x - 15, y })
    await turn.expectPosition(1)
    await touch('touchMove', { x: x - 16, y })
    await turn.expectPosition(2)
    await touch('touchMove', { x: x - 31, y })
    await turn.expectPosition(2)
    await touch('touchMove', { x: x - 32, y })
    await turn.expectPosition(3)
    for (const moved of [16, 32, 48]) await touch('touchMove', { x: x - 32 + moved, y })
    await touch('touchEnd')
    await turn.expectPosition(COUNT)
    await turn.expectShown(RED, COUNT - 1)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await touch('touchStart', { x, y })
    for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', { x, y: y - moved })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
    await turn.expectPosition(COUNT)
  },
)

test(
  'another colour keeps the angle, and the old colour stays until the new one is loaded',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const frames = await mockFrames(page)
    // From the beginning: what may be chosen next is preloaded while the browser is idle.
    frames.hold((name) => name.startsWith(BLUE))
    const turn = spinViewOf(page, [RED, BLUE])
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await turn.expectShown(RED, 0)
    const { x, y } = await middleOf(turn.slider)
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 6; step += 1) await page.mouse.move(x - step * 16, y)
    await page.mouse.up()
    await turn.expectShown(RED, 6)

    // Where the turn rested, an angle may be preloaded.
    const preloaded = new Set(frames.requested)
    await configurator.chooseOption(OTHER_PAINT.designation)
    await expect.poll(frames.heldFrames).toContain(`${BLUE}/06`)
    // The shown angle comes first, and nothing else of the colour with it.
    const requested = frames.requested.filter(
      (name) => name.startsWith(BLUE) && !preloaded.has(name),
    )
    expect(new Set([`${BLUE}/06`, ...requested])).toEqual(new Set([`${BLUE}/06`]))
    expect(await turn.shown()).toEqual({ paint: RED, frame: 6 })
    await turn.expectPosition(7)
    frames.release()
    await turn.expectShown(BLUE, 6)
    await turn.slider.press('ArrowRight')
    await turn.expectShown(BLUE, 7)
  },
)

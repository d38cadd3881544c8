import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { viewAt } from './mock-pictures.ts'

/** The panorama as a buyer sees and uses it, on the stage or in fullscreen. */
export function panoramaViewOf(page: Page, frame: Locator) {
  const view = frame.getByRole('application', { name: /vista de 360°$/ })
  const middle = async () => {
    const { x, y, width, height } = (await frame.locator('.panorama-view').boundingBox())!
    return { x: Math.round(x + width / 2), y: Math.round(y + height * 0.45) }
  }
  const expectView = (direction: string): Promise<void> =>
    expect.poll(async () => viewAt(page, await middle())).toBe(direction)
  return {
    view,
    /** Chooses the panorama among the views of the cabin, which are in the dialog, on the stage or beside it. */
    open: async (): Promise<void> => {
      const isDialog = await frame.evaluate(({ localName }) => localName === 'dialog')
      await (isDialog ? frame : page).getByRole('radio', { name: '360°', exact: true }).check()
    },
    /** Waits until the view is turned to this direction. */
    expectView,
    /** Turns the view from the front to the right. */
    turnRight: async (): Promise<void> => {
      const button = frame.getByRole('button', { name: 'Olhar para a direita', exact: true })
      for (let presses = 0; presses < 3; presses += 1) await button.click()
      await expectView('right')
    },
    /** Drags with a finger by this many pixels. */
    swipe: async (x: number, y: number): Promise<void> => {
      const from = await middle()
      await swipe(page, from, { x: from.x + x, y: from.y + y })
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves a finger from one point of the window to another. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const STEPS = 8
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [from])
  for (let step = 1; step <= STEPS; step += 1)
    await touch('touchMove', [
      {
        x: from.x + ((to.x - from.x) * step) / STEPS,
        y: from.y + ((to.y - from.y) * step) / STEPS,
      },
    ])
  await touch('touchEnd', [])
  await session.detach()
}

/** Waits until the page has stopped scrolling after a swipe. Returns the scroll position. */
export function restingScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let still = 0
    let before = window.scrollY
    while (still < 10) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      still = window.scrollY === before ? still + 1 : 0
      before = window.scrollY
    }
    return before
  })
}

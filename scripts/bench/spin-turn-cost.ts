import type { Page } from '@playwright/test'
import { CPU_SLOWDOWN } from './phone.ts'

export const CHANGES = 70
export const LONG_MS = 25

/** Mouse movement that advances one frame, and the number of movements before the direction changes. */
const STEP_PX = 16
const THERE = 18

/**
 * Minimum share of movements drawn separately. A slow machine may occasionally draw two at once;
 * below this share the measurement is invalid.
 */
const SEEN_APART = 0.8

/** Pause in ms, long enough for a frame change to be drawn on the throttled processor. */
const REST_MS = 60

/** Runs in the page: records the time of each animation frame and the slider's position. */
function recordFrames(slider: Element) {
  const recording = { frames: [] as [number, string | null][], isOver: false }
  const note = (time: number): void => {
    recording.frames.push([time, slider.getAttribute('aria-valuenow')])
    if (!recording.isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  return recording
}

/**
 * Drags back and forth one frame at a time. Bypasses Playwright's mouse, which runs its own scripts
 * in the page.
 */
export async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('slider').boundingBox()
  if (!box) throw new Error('there is nothing to turn')
  const session = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  let x = box.x + 40
  const mouse = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased'): Promise<void> => {
    const buttons = type === 'mouseReleased' ? 0 : 1
    const event = { type, x, y, button: 'left', buttons, clickCount: 1 } as const
    await session.send('Input.dispatchMouseEvent', event)
  }
  await mouse('mousePressed')
  for (let change = 0; change < CHANGES; change += 1) {
    x += Math.floor(change / THERE) % 2 === 0 ? STEP_PX : -STEP_PX
    await mouse('mouseMoved')
  }
  await mouse('mouseReleased')
  await session.detach()
}

/**
 * Turns a fully loaded car with the processor throttled to a quarter of its speed. Returns the number of long intervals
 * between animation frames.
 */
export async function countLongFrames(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const recording = await page.getByRole('slider').evaluateHandle(recordFrames)
  await page.waitForTimeout(REST_MS)
  await drag(page)
  const record = await recording.evaluate((recorded) => {
    recorded.isOver = true
    return recorded.frames
  })
  const steps = record.map(([time, at], index) => ({
    interval: time - (record[index - 1]?.[0] ?? time),
    isChange: index > 0 && at !== record[index - 1]?.[1],
  }))
  const turning = steps.slice(
    steps.findIndex(({ isChange }) => isChange),
    steps.findLastIndex(({ isChange }) => isChange) + 1,
  )
  const changes = turning.filter(({ isChange }) => isChange).length
  if (changes < CHANGES * SEEN_APART) throw new Error(`only ${changes} changes were seen apart`)
  return turning.filter(({ interval }) => interval > LONG_MS).length
}

import type { Browser, Page } from '@playwright/test'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { PAGE_PATH } from '../../demo/page.ts'
import { PHONE, CPU_SLOWDOWN } from './phone.ts'
import { atMost, type Target } from './targets.ts'

const CHANGES = 70
const LONG_MS = 25

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
async function drag(page: Page): Promise<void> {
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
async function countLongFrames(page: Page): Promise<number> {
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

/** The memory of a process in a trace, in hexadecimal bytes. */
interface TraceEvent {
  readonly ph: string
  readonly args?: {
    readonly dumps?: { readonly process_totals?: { readonly private_footprint_bytes?: string } }
  }
}

const MEMORY_CATEGORY = 'disabled-by-default-memory-infra'

/**
 * Returns the private memory of all browser processes in bytes, from the browser's own memory dump.
 * Includes decoded pictures, whichever process holds them.
 */
async function privateMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [MEMORY_CATEGORY], excludedCategories: ['*'] },
  })
  const { success } = await session.send('Tracing.requestMemoryDump', { levelOfDetail: 'light' })
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const footprints = events
    .filter(({ ph }) => ph === 'v')
    .map(({ args }) => args?.dumps?.process_totals?.private_footprint_bytes)
    .filter((bytes) => bytes !== undefined)
  if (!success || footprints.length === 0) throw new Error('the browser gave no memory figures')
  return footprints.reduce((sum, bytes) => sum + Number.parseInt(bytes, 16), 0)
}

/** Targets for the spin, in Chromium with the processor throttled to a quarter of its speed. */
const AT_MOST = { longFrames: 2, addedMegabytes: 40 } as const

/** Number of runs. The fastest counts, because other load on the machine only adds time. */
const RUNS = 3

/** Time in ms for the last frames to be decoded and the page to become idle. */
const SETTLE_MS = 1500

const SHARP_PHONE = { ...PHONE, deviceScaleFactor: 3 }

/** Returns the first model of the demo line-up with a 360° view. */
function findCar() {
  const { models } = buildCatalogue()
  const found = models.find(({ carPod }) => carPod.externalColorImages360.length > 0)
  if (found === undefined) throw new Error('No model of the line-up has frames to turn')
  const { model, carPod } = found
  return { modelId: model.id, name: model.model, frames: carPod.externalColorImages360 }
}

type Car = ReturnType<typeof findCar>

async function expectWhole(page: Page, car: Car): Promise<void> {
  await page.waitForFunction(
    (frames) => {
      const done = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      return frames.every((path) => done.has(new URL(path, location.href).href))
    },
    car.frames,
    { timeout: 60_000 },
  )
  await page.waitForTimeout(SETTLE_MS)
}

/**
 * Opens the engine step of a car in a new context. A cookie restores the configuration, so that no
 * earlier step has to be visited.
 */
async function visit<Result>(
  browser: Browser,
  root: string,
  { modelId, name }: Car,
  work: (page: Page, open: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const address = new URL(`${PAGE_PATH}${encodeURIComponent(name)}/motor`, root).href
  await using context = await browser.newContext(SHARP_PHONE)
  const value = encodeURIComponent(`modelid=${modelId}`)
  await context.addCookies([{ name: 'cfg_app_params', value, url: root }])
  const page = await context.newPage()
  return await work(page, () => page.goto(address))
}

/**
 * Memory in bytes of all browser processes with every frame loaded and displayed, minus the memory
 * without frames.
 */
async function measureMemory(browser: Browser, root: string, car: Car): Promise<number> {
  return visit(browser, root, car, async (page, open) => {
    const held = Promise.withResolvers<void>()
    const frames = new Set(car.frames)
    await page.route(
      ({ pathname }) => frames.has(pathname),
      (route) => held.promise.then(() => route.continue()),
    )
    await open()
    await page.getByRole('slider').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const without = await privateMemory(browser)
    held.resolve()
    await expectWhole(page, car)
    await drag(page)
    return (await privateMemory(browser)) - without
  })
}

export async function measureSpin(browser: Browser, root: string): Promise<Target[]> {
  const car = findCar()
  const addedBytes = await measureMemory(browser, root, car)
  const turns: number[] = []
  while (turns.length < RUNS)
    turns.push(
      await visit(browser, root, car, async (page, open) => {
        await open()
        await expectWhole(page, car)
        return countLongFrames(page)
      }),
    )
  return [
    atMost(
      `intervals over ${LONG_MS} ms in ${CHANGES} frame changes`,
      Math.min(...turns),
      AT_MOST.longFrames,
    ),
    atMost('memory added by one car at 390 px', addedBytes / 1e6, AT_MOST.addedMegabytes, ' MB'),
  ]
}

import type { Browser, Page } from '@playwright/test'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { PAGE_PATH } from '../../demo/page.ts'
import { PHONE } from './phone.ts'
import { atMost, type Target } from './targets.ts'
import { privateMemory } from './browser-memory.ts'
import { CHANGES, countLongFrames, drag, LONG_MS } from './spin-turn-cost.ts'

/** Targets for the spin, in Chromium with the processor throttled to a quarter of its speed. */
const AT_MOST = { longFrames: 2, addedMegabytes: 90 } as const

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

import type { Browser, Page } from '@playwright/test'
import { PAGE_PATH } from '../demo/page.ts'
import { privateMemory } from './browser-memory.ts'
import { CHANGES, drag, LONG_MS, measureTurn, type TurnCost } from './spin-turn-cost.ts'

/** What the spin may cost, in Chromium on a processor four times as slow. */
export const SPIN_BARS = {
  longFrames: 2,
  scriptMs: 2,
  addedBytes: 90_000_000,
} as const

export interface SpinFigures extends TurnCost {
  /** Memory of all the browser's processes with the whole turn there, less that without any frame. */
  readonly addedBytes: number
  /** From the start of the visit until the first frame was seen, and until another one was asked for. */
  readonly firstSeenMs: number
  readonly secondAskedMs: number
}

/** Runs, of which the least disturbed counts: other work on the machine can only add. */
const RUNS = 3

/** For the last frames to be decoded, and the page to come to rest. */
const SETTLE_MS = 1500

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  locale: 'pt-PT',
}

interface Car {
  readonly modelId: number
  readonly name: string
  readonly frames: readonly string[]
}

/** The first model whose frames the content site has. Throws where there is none. */
async function findCar(root: string): Promise<Car> {
  const get = async <Answer>(call: string): Promise<Answer> =>
    (await fetch(new URL(`/wp-json/cfg/${call}/`, root))).json() as Promise<Answer>
  const models = await get<{ id: number; model: string }[]>('lstModels')
  const pods =
    await get<{ modelId: number; externalColorImages360: readonly string[] }[]>('carPods')
  for (const { modelId, externalColorImages360: frames } of pods) {
    const name = models.find(({ id }) => id === modelId)?.model
    const [first] = frames
    if (name === undefined || first === undefined) continue
    if ((await fetch(new URL(first, root))).ok) return { modelId, name, frames }
  }
  throw new Error('no model of the range has frames to turn')
}

/** Runs in the page: notes when the canvas is first seen to hold a picture. */
function watchCanvas(): void {
  const look = (): void => {
    const canvas = document
      .querySelector('cfg-configurator')
      ?.shadowRoot?.querySelector<HTMLCanvasElement>('.spin canvas')
    const { data } = canvas
      ?.getContext('2d')
      ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {
      data: [],
    }
    if (data[3] === undefined || data[3] === 0) requestAnimationFrame(look)
    else performance.mark('first-seen')
  }
  requestAnimationFrame(look)
}

/** Runs in the page: when the first frame was seen, and when the next was asked for, in ms. */
function readOrder(frames: readonly string[]): { seen: number; next: number } {
  const [first = '', ...others] = frames
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => others.some((path) => path !== first && name.endsWith(path)))
    .map(({ startTime }) => startTime)
  return {
    seen: performance.getEntriesByName('first-seen')[0]?.startTime ?? Number.NaN,
    next: Math.min(...asked),
  }
}

/** Waits until every frame of the car has come. */
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

/** Measures the spin of one car of the range at 390 px. */
export async function measureSpin(browser: Browser, root: string): Promise<SpinFigures> {
  const car = await findCar(root)
  const address = new URL(`${PAGE_PATH}${encodeURIComponent(car.name)}/motor`, root).href
  const visit = async <Result>(work: (page: Page) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext(PHONE)
    // A visitor who comes back to the model: the step opens at once.
    const value = encodeURIComponent(`modelid=${car.modelId}`)
    await context.addCookies([{ name: 'cfg_app_params', value, url: root }])
    try {
      return await work(await context.newPage())
    } finally {
      await context.close()
    }
  }

  const order = await visit(async (page) => {
    await page.addInitScript(watchCanvas)
    await page.goto(address)
    await expectWhole(page, car)
    return page.evaluate(readOrder, car.frames)
  })

  const addedBytes = await visit(async (page) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const frames = new Set(car.frames)
    await page.route(
      ({ pathname }) => frames.has(pathname),
      (route) => held.then(() => route.continue()),
    )
    await page.goto(address)
    await page.getByRole('slider').waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const without = await privateMemory(browser)
    release()
    await expectWhole(page, car)
    await drag(page, (move) => move())
    return (await privateMemory(browser)) - without
  })

  const turns: TurnCost[] = []
  for (let run = 0; run < RUNS; run += 1)
    turns.push(
      await visit(async (page) => {
        await page.goto(address)
        await expectWhole(page, car)
        return measureTurn(page)
      }),
    )
  return {
    longFrames: Math.min(...turns.map((turn) => turn.longFrames)),
    scriptMs: Math.min(...turns.map((turn) => turn.scriptMs)),
    addedBytes,
    firstSeenMs: order.seen,
    secondAskedMs: order.next,
  }
}

/** Prints the figures against their bars; whether all hold. */
export function printSpin(figures: SpinFigures): boolean {
  const { longFrames, scriptMs, addedBytes, firstSeenMs, secondAskedMs } = figures
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)
  const rows: readonly (readonly [string, boolean])[] = [
    [
      `${CHANGES} frame changes: ${longFrames} intervals over ${LONG_MS} ms (at most ${SPIN_BARS.longFrames})`,
      longFrames <= SPIN_BARS.longFrames,
    ],
    [
      `script per change, p95: ${scriptMs.toFixed(2)} ms (at most ${SPIN_BARS.scriptMs})`,
      scriptMs <= SPIN_BARS.scriptMs,
    ],
    [
      `memory added by one car at 390 px: ${megabytes(addedBytes)} MB (at most ${megabytes(SPIN_BARS.addedBytes)})`,
      addedBytes <= SPIN_BARS.addedBytes,
    ],
    [
      `first frame seen at ${firstSeenMs.toFixed(0)} ms, the next asked for at ${secondAskedMs.toFixed(0)} ms`,
      firstSeenMs <= secondAskedMs,
    ],
  ]
  for (const [text, isHeld] of rows) console.log(`${isHeld ? 'ok      ' : 'TOO MUCH'} ${text}`)
  return rows.every(([, isHeld]) => isHeld)
}

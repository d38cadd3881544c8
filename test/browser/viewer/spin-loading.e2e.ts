import { MODEL, CHOICES, PRESELECTED } from '../support/catalogue.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PAGE_PATH } from '../../../demo/page.ts'
import { startServer } from '../../../demo/server.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { COUNT, standInFrames, turnOn } from '../support/turn.ts'
import { ask, walkOn } from '../support/walk.ts'

const RED = 'VBR'

/** The paint of the Maré's frames before a colour is chosen. */
const FIRST = 'VBR'

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/**
 * Frames of the red car in the order in which they are first asked for. The poster may be one of them:
 * the browser's cache, which a stand-in goes past, has it by the time the turn wants it.
 */
function distinctFrames(frames: { readonly asked: readonly string[] }): () => string[] {
  return () => [
    ...new Set(frames.asked.filter((name) => name.startsWith(RED)).map((name) => name.slice(4))),
  ]
}

test('the first frame is seen before another is asked for; then from coarse to fine', async ({
  page,
  site,
}) => {
  const frames = await standInFrames(page)
  frames.hold((name) => name.startsWith(RED))
  const turn = turnOn(page, [RED])
  await walkOn(page, site.url).open('exterior')
  await expect.poll(frames.heldBack).toEqual([`${RED}/00`])
  expect(await turn.shown()).toBeNull()
  frames.release()
  frames.hold((name) => name !== `${RED}/00`)
  await turn.expectShown(RED, 0)
  // Three at a time.
  await expect
    .poll(() => frames.heldBack().toSorted())
    .toEqual([`${RED}/08`, `${RED}/16`, `${RED}/24`])
  await page.waitForTimeout(300)
  expect(frames.heldBack()).toHaveLength(3)
  // The nearest frame that is there stands in for one that is not.
  await turn.slider.press('ArrowRight')
  await turn.expectPosition(2)
  await turn.expectShown(RED, 0)
  frames.release()
  await turn.expectShown(RED, 1)
  const order = distinctFrames(frames)
  await expect.poll(() => order().length).toBe(COUNT)
  const asked = (from: number, to: number): string[] => order().slice(from, to).toSorted()
  expect(asked(0, 4)).toEqual(['00', '08', '16', '24'])
  // What the buyer turned to comes before what is left of the order.
  expect(asked(4, 7)).toEqual(['01', '04', '32'])
  expect(asked(-9, COUNT).every((frame) => Number(frame) % 2 === 1)).toBe(true)
})

test('with data saved, only the shown frame is asked for, and others as the car is turned', async ({
  page,
  site,
}) => {
  await saveData(page)
  const frames = await standInFrames(page)
  const turn = turnOn(page, [RED])
  const asked = distinctFrames(frames)
  await walkOn(page, site.url).open('exterior')
  await turn.expectShown(RED, 0)
  // Longer than the browser takes to be idle.
  await page.waitForTimeout(3000)
  expect(asked()).toEqual(['00'])
  await turn.slider.press('ArrowRight')
  await turn.expectShown(RED, 1)
  expect(asked()).toEqual(['00', '01'])
})

test('pointing at a model asks for a rough turn of it; with data saved it does not', async ({
  page,
  site,
  context,
}) => {
  const frames = await standInFrames(page)
  const walk = walkOn(page, site.url)
  await walk.openHome()
  await page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).focus()
  await expect
    .poll(() => frames.asked)
    .toEqual(['00', '08', '16', '24', '32'].map((frame) => `${FIRST}/${frame}`))
  await walk.pick(MODEL)
  await turnOn(page, [FIRST]).expectShown(FIRST, 0)
  await expect.poll(() => frames.asked.length).toBeGreaterThanOrEqual(COUNT)
  expect(new Set(frames.asked).size).toBe(frames.asked.length)

  const other = await context.newPage()
  await saveData(other)
  const saved = await standInFrames(other)
  await walkOn(other, site.url).openHome()
  await other.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).focus()
  await other.waitForTimeout(2000)
  expect(saved.asked).toEqual([])
})

test('an idle browser asks for the other colours at the angle that is shown', async ({
  page,
  site,
}) => {
  const frames = await standInFrames(page)
  const cabins: string[] = []
  page.on('request', (request) => {
    const [, cabin] = /\/media\/interior\/(.+)$/.exec(request.url()) ?? []
    if (cabin !== undefined) cabins.push(cabin)
  })
  await walkOn(page, site.url).open('exterior')
  const colours = await ask<{ version: number; colorid: string }[]>(site.url, 'extColors/101')
  const others = colours.filter(({ version }) => version === 10_123).map(({ colorid }) => colorid)
  expect(others.length).toBeGreaterThan(2)
  for (const paint of others) await expect.poll(() => frames.asked).toContain(`${paint}/00`)
  // Then for the cabin of the next step.
  await expect.poll(() => cabins.length).toBeGreaterThan(0)
  const rest = frames.asked.filter((name) => !name.startsWith(RED))
  expect(rest.every((name) => name.endsWith('/00'))).toBe(true)
})

test('nothing moves while the car comes', async ({ page, site }) => {
  await standInFrames(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await walkOn(page, site.url).open('exterior')
  await turnOn(page, [RED]).expectShown(RED, 0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
})

for (const [what, images, name] of [
  [
    'the model picture stands in',
    { modelImg: '/media/exterior/mare/BNE/00.avif' },
    `${MODEL}, vista exterior`,
  ],
  ['the no-model picture does', { modelImg: '' }, `Imagem de ${MODEL} não disponível`],
] as const)
  test(`without frames and gallery ${what}`, async ({ page, site }) => {
    await standInFrames(page)
    await page.route(/\/wp-json\/cfg\/(extColors|carPods|lstModels)\//, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as Record<string, unknown>[]
      const bare = list.map((item) => ({
        ...item,
        ...('modelImg' in item && images),
        externalColorImages360: [],
        gallery: [],
      }))
      await route.fulfill({ response, json: bare })
    })
    await walkOn(page, site.url).open('exterior')
    await expect(page.getByRole('img', { name })).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })

test(
  'no picture is fetched twice on the way through the colours',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const folder = await mkdtemp(join(tmpdir(), 'turn-'))
    const picture = await sharp({
      create: { width: 96, height: 54, channels: 3, background: '#456' },
    })
      .avif()
      .toBuffer()
    const paints = ['BNE', 'CGR', 'VBR', 'AAT', 'PNO', 'VPI']
    for (const paint of paints) {
      await mkdir(join(folder, 'exterior/mare', paint), { recursive: true })
      await writeFile(join(folder, `exterior/mare/${paint}/poster.avif`), picture)
      for (let frame = 0; frame < COUNT; frame += 1)
        await writeFile(
          join(folder, `exterior/mare/${paint}/${String(frame).padStart(2, '0')}.avif`),
          picture,
        )
    }
    const server = await startServer({
      port: 0,
      site: { pictures: pathToFileURL(`${folder}/`), storage: join(folder, 'saved') },
    })
    try {
      const isFrameOf = (paint: string, path: string): boolean =>
        path.includes(paint) && /\d\d\.avif$/.test(path)
      const fetched = (): string[] =>
        server.site
          .requests()
          .map(({ path }) => path)
          .filter((path) => path.startsWith('/media/exterior/mare/'))
      const walk = walkOn(page, new URL(PAGE_PATH, server.url).href)
      // A turn that is left half loaded gives its requests up, and asks again.
      const expectWhole = (paint: string): Promise<void> =>
        expect.poll(() => fetched().filter((path) => isFrameOf(paint, path)).length).toBe(COUNT)
      await walk.openHome()
      await walk.pick(MODEL)
      await expectWhole('/VBR/')
      await walk.goFrom('motor', 'exterior')
      await expectWhole('/BNE/')
      await walk.choose('Azul Atlântico')
      await expectWhole('/AAT/')
      await walk.choose(PRESELECTED.exterior.designation)
      await walk.choose(CHOICES.exterior)
      await walk.choose('Azul Atlântico')
      await page.waitForTimeout(1000)
      expect(fetched().toSorted()).toEqual([...new Set(fetched())].toSorted())
    } finally {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

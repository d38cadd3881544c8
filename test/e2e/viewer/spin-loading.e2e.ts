import {
  CAR,
  CHOSEN,
  exteriorsOf,
  MODEL,
  PICTURED_PAINT,
  PRESELECTED,
} from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { COUNT, mockFrames, spinViewOf } from '../support/spin-view.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'

const RED = CHOSEN.exterior.colorid

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

test(
  'pointing at a model requests some of its frames, but not with Save-Data',
  { tag: '@desktop' },
  async ({ page, site, context }) => {
    const frames = await mockFrames(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).focus()
    await expect
      .poll(() => frames.requested)
      .toEqual(['00', '08', '16', '24', '32'].map((frame) => `${PICTURED_PAINT}/${frame}`))
    await configurator.chooseModel(MODEL)
    await spinViewOf(page, [PICTURED_PAINT]).expectShown(PICTURED_PAINT, 0)
    await expect.poll(() => frames.requested.length).toBeGreaterThanOrEqual(COUNT)
    expect(new Set(frames.requested).size).toBe(frames.requested.length)

    const other = await context.newPage()
    await saveData(other)
    const saved = await mockFrames(other)
    await configuratorPage(other, site.url).openHome()
    await other.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).focus()
    await untilIdle(other)
    expect(saved.requested).toEqual([])
  },
)

test(
  'a frame that is still being preloaded when its model is chosen is not requested again',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const frames = await mockFrames(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    frames.hold(() => true)
    await page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true }).focus()
    await expect.poll(frames.heldFrames).toEqual([`${PICTURED_PAINT}/00`])
    await configurator.chooseModel(MODEL)
    await configurator.expectStep('motor')
    frames.release()
    await spinViewOf(page, [PICTURED_PAINT]).expectShown(PICTURED_PAINT, 0)
    expect(frames.requested.filter((name) => name === `${PICTURED_PAINT}/00`)).toHaveLength(1)
  },
)

test(
  "the car's name has its colour, also where that is the colour of the model's pictures",
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { engine, version, exterior } = PRESELECTED
    expect(exterior.colorid).toBe(PICTURED_PAINT)
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(
      `modelid=${CAR.model.id}&engine=${engine.id}&version=${version.id}`,
    )
    await page.goto(`${site.url}${encodeURIComponent(MODEL)}/exterior`)
    const car = page.locator('cfg-configurator canvas')
    await expect(car).toHaveAttribute('aria-label', `Lume ${MODEL} em ${exterior.designation}`)
  },
)

test(
  'once the car is shown, an idle browser requests the other colours at its angle',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const frames = await mockFrames(page)
    const cabins: string[] = []
    page.on('request', (request) => {
      const [, cabin] = /\/media\/interior\/(.+)$/.exec(request.url()) ?? []
      if (cabin !== undefined) cabins.push(cabin)
    })
    frames.hold(() => true)
    await configuratorPage(page, site.url).openStep('exterior')
    await expect.poll(frames.heldFrames).toContain(`${RED}/00`)
    await untilIdle(page)
    // The model's own pictures may be known before the colours.
    const shown = new Set([`${RED}/00`, `${PICTURED_PAINT}/00`])
    expect(frames.requested.filter((name) => !shown.has(name))).toEqual([])
    frames.release()
    const others = exteriorsOf(CAR, CHOSEN.version).map(({ colorid }) => colorid)
    expect(others.length).toBeGreaterThan(2)
    for (const paint of others) await expect.poll(() => frames.requested).toContain(`${paint}/00`)
    // Then for the seats of the next step, without the panorama.
    await expect.poll(() => cabins).toEqual([expect.stringMatching(/-seats\./)])
    const rest = frames.requested.filter((name) => !name.startsWith(RED))
    expect(rest.every((name) => name.endsWith('/00'))).toBe(true)
  },
)

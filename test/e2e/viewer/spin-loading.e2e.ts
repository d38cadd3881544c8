import {
  CAR,
  CHOICES,
  CHOSEN,
  exteriorsOf,
  MODEL,
  need,
  PICTURED_PAINT,
  PRESELECTED,
} from '../support/catalogue.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureAddresses } from '../../../demo/content-site/catalogue/picture-addresses.ts'
import { PAGE_PATH } from '../../../demo/page.ts'
import { startServer } from '../../../demo/server.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { COUNT, mockFrames, spinViewOf } from '../support/spin-view.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'

const RED = CHOSEN.exterior.colorid

/** A third paint of the version that is preselected. */
const THIRD = need(
  'third paint',
  exteriorsOf(CAR, PRESELECTED.version),
  ({ colorid }) => colorid !== RED && colorid !== PRESELECTED.exterior.colorid,
)

/** The frames of the version that is preselected, in one of its paints. */
const framesIn = (paint: string): readonly string[] =>
  need('paint', exteriorsOf(CAR, PRESELECTED.version), ({ colorid }) => colorid === paint)
    .externalColorImages360

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
  'an idle browser requests the other colours at the angle that is shown',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const frames = await mockFrames(page)
    const cabins: string[] = []
    page.on('request', (request) => {
      const [, cabin] = /\/media\/interior\/(.+)$/.exec(request.url()) ?? []
      if (cabin !== undefined) cabins.push(cabin)
    })
    await configuratorPage(page, site.url).openStep('exterior')
    const others = exteriorsOf(CAR, CHOSEN.version).map(({ colorid }) => colorid)
    expect(others.length).toBeGreaterThan(2)
    for (const paint of others) await expect.poll(() => frames.requested).toContain(`${paint}/00`)
    // Then for the seats of the next step, without the panorama.
    await expect.poll(() => cabins).toEqual([expect.stringMatching(/-seats\./)])
    const rest = frames.requested.filter((name) => !name.startsWith(RED))
    expect(rest.every((name) => name.endsWith('/00'))).toBe(true)
  },
)

test(
  'no picture is requested twice while the buyer tries the colours',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const folder = await mkdtemp(join(tmpdir(), 'turn-'))
    const picture = await sharp({
      create: { width: 96, height: 54, channels: 3, background: '#456' },
    })
      .avif()
      .toBuffer()
    for (const address of pictureAddresses({ models: [CAR] })) {
      const file = join(folder, address.replace('/media/', ''))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, picture)
    }
    const server = await startServer({
      port: 0,
      site: { pictures: pathToFileURL(`${folder}/`), storage: join(folder, 'saved') },
    })
    try {
      const fetched = (): string[] => {
        const paths = server.site.requests().map(({ path }) => path)
        return paths.filter((path) => path.startsWith('/media/exterior/mare'))
      }
      const configurator = configuratorPage(page, new URL(PAGE_PATH, server.url).href)
      const loaded = new Set<string>()
      page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname))
      // The requests of a turn that is left half loaded are aborted, and sent again.
      const expectWhole = (frames: readonly string[]): Promise<void> =>
        expect.poll(() => frames.filter((path) => !loaded.has(path))).toEqual([])
      await configurator.openHome()
      await configurator.chooseModel(MODEL)
      await expectWhole(CAR.carPod.externalColorImages360)
      await configurator.goThroughSteps('motor', 'versao')
      await expectWhole(framesIn(PICTURED_PAINT))
      await configurator.goThroughSteps('versao', 'exterior')
      await expectWhole(framesIn(PRESELECTED.exterior.colorid))
      await configurator.chooseOption(THIRD.designation)
      await expectWhole(framesIn(THIRD.colorid))
      await configurator.chooseOption(PRESELECTED.exterior.designation)
      await configurator.chooseOption(CHOICES.exterior)
      await configurator.chooseOption(THIRD.designation)
      await untilIdle(page)
      expect(fetched().toSorted()).toEqual([...new Set(fetched())].toSorted())
    } finally {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

import { CAR, CHOSEN, exteriorsOf, MODEL, need } from '../support/catalogue.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { COUNT, mockFrames, spinViewOf } from '../support/spin-view.ts'
import { configuratorPage } from '../support/configurator-page.ts'

/** Paint codes: the chosen colour, and another one of the version. */
const RED = CHOSEN.exterior.colorid
const OTHER_PAINT = need(
  'second paint',
  exteriorsOf(CAR, CHOSEN.version),
  ({ colorid }) => colorid !== RED,
)
const BLUE = OTHER_PAINT.colorid

test(
  'turning the car skips frames that are broken',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const frames = await mockFrames(page)
    frames.break(`${RED}/01`, `${RED}/02`, `${RED}/34`)
    const turn = spinViewOf(page, [RED])
    await configuratorPage(page, site.url).openStep('exterior')
    await turn.expectShown(RED, 0)
    await expect
      .poll(() => new Set(frames.requested.filter((name) => name.startsWith(RED))).size)
      .toBe(COUNT)
    await turn.slider.press('ArrowRight')
    await turn.expectPosition(4)
    await turn.expectShown(RED, 3)
    await turn.slider.press('ArrowLeft')
    await turn.slider.press('ArrowLeft')
    await turn.expectPosition(34)
    await turn.expectShown(RED, 33)
  },
)

test(
  'the gallery replaces the turning car when no frame can be shown',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const frames = await mockFrames(page)
    frames.break(RED)
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    const picture = page.getByRole('img', { name: `${MODEL}, vista exterior` })
    await expect(picture).toHaveAttribute('src', new RegExp(`/${RED}/`))
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: / de \d/ })).toBeAttached()
    // A colour that has its frames turns again.
    await configurator.chooseOption(OTHER_PAINT.designation)
    await spinViewOf(page, [BLUE]).expectShown(BLUE, 0)
  },
)

test(
  'a colour whose pictures cannot be loaded is not shown in another colour',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    await page.route(`**/media/exterior/**/${BLUE}/**`, (route) => route.fulfill({ status: 404 }))
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await configurator.chooseOption(OTHER_PAINT.designation)
    const stage = page.locator('[part=stage]')
    await expect(stage.getByRole('img', { name: `Imagem de ${MODEL} não disponível` })).toBeVisible(
      { timeout: 20_000 },
    )
    await expect(stage.locator('img')).toHaveCount(0)
  },
)

for (const [what, images, name] of [
  [
    'the picture of the model is shown',
    { modelImg: '/media/exterior/mare/BNE/00.avif' },
    `${MODEL}, vista exterior`,
  ],
  ['a text is shown', { modelImg: '' }, `Imagem de ${MODEL} não disponível`],
] as const)
  test(
    `${what} for a colour without frames and gallery`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await mockFrames(page)
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
      await configuratorPage(page, site.url).openStep('exterior')
      await expect(page.getByRole('img', { name })).toBeVisible()
      await expect(page.getByRole('slider')).toHaveCount(0)
      await expect(
        page.getByText('Imagem do modelo; a cor pode ser outra', { exact: true }),
      ).toHaveCount(images.modelImg === '' ? 0 : 1)
    },
  )

import { CAR, CHOICES, CHOSEN, interiorsOf, MODEL, need } from '../support/catalogue.ts'
import { panoramaViewOf, restingScroll } from '../support/panorama-view.ts'
import { expect, expectNoAxeViolations, FAILED_CALLS, test } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { mockPictures, viewAt } from '../support/mock-pictures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

const OTHER_INTERIOR = need(
  'second interior with a picture',
  interiorsOf(CAR, CHOSEN.version).toReversed(),
  ({ idColor, panoramImg }) => idColor !== CHOSEN.interior.idColor && panoramImg !== null,
)

test(
  'the interior opens on the seats, and the panorama is loaded when it is chosen',
  { tag: '@phone' },
  async ({ page, site }) => {
    const pictures = await mockPictures(page)
    const code: string[] = []
    page.on('request', (request) => {
      if (/\/panorama-[^/]*\.js$/.test(request.url())) code.push(request.url())
    })
    await configuratorPage(page, site.url).openStep('interior')
    const stage = page.locator('[part=stage]')
    const cabin = panoramaViewOf(page, stage)
    await expect.poll(() => viewAt(page, { x: 200, y: 250 })).toBe('seats')
    const views = page.getByRole('group', { name: 'Vista do interior' })
    await expect(views.getByRole('radio', { name: 'Bancos' })).toBeChecked()
    await expect(
      stage.getByRole('img', { name: `Bancos do ${MODEL}, ${CHOICES.interior}` }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await untilIdle(page)
    expect([pictures.panoramas, code]).toEqual([[], []])

    await views.getByRole('radio', { name: 'Bancos' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(views.getByRole('radio', { name: 'Tablier' })).toBeChecked()
    await expect.poll(() => viewAt(page, { x: 200, y: 250 })).toBe('flat')
    expect(pictures.panoramas).toEqual([])
    await page.keyboard.press('ArrowRight')
    await cabin.expectView('front')
    expect(pictures.panoramas).toHaveLength(1)
    await expectNoAxeViolations(page)
    for (const label of await views.locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  },
)

test(
  'seats without a picture are replaced by the same interior, never by another upholstery',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    await mockPictures(page)
    await page.route(`**/${OTHER_INTERIOR.idColor}-seats.*`, (route) =>
      route.fulfill({ status: 404 }),
    )
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    await expect.poll(() => viewAt(page, { x: 200, y: 400 })).toBe('seats')
    await configurator.chooseOption(OTHER_INTERIOR.designation)
    await expect.poll(() => viewAt(page, { x: 200, y: 400 })).toBe('flat')
    await expect(
      page.getByRole('img', { name: `Interior ${OTHER_INTERIOR.designation} do ${MODEL}` }),
    ).toHaveAttribute('src', new RegExp(`/${OTHER_INTERIOR.idColor}-flat\\.`))
  },
)

test(
  'a finger turns the cabin sideways and scrolls the page up and down',
  { tag: '@phone' },
  async ({ page, site }) => {
    await mockPictures(page)
    await configuratorPage(page, site.url).openStep('interior')
    const stage = page.locator('[part=stage]')
    const cabin = panoramaViewOf(page, stage)
    await cabin.open()
    await cabin.expectView('front')
    await cabin.swipe(0, -120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60)
    await expect(stage.getByRole('status')).toBeEmpty()
    await restingScroll(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await cabin.swipe(150, 0)
    await cabin.swipe(150, 0)
    await cabin.swipe(150, 0)
    await cabin.expectView('left')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  },
)

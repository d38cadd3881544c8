import { CAR, exteriorsOf, hasSurcharge, need } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { openRow } from '../support/summary-rows.ts'

const POINTS = 'Equipamento assinalado no automóvel'
const SWITCH = 'Assinalar equipamento no automóvel'
const LAMPS = 'Faróis full LED'
const WHEELS = 'Jantes de liga leve'

/** A version whose wheels are alloy: the cheapest ones are of steel. */
const RICH = need(
  'version that is not the cheapest',
  CAR.versions,
  ({ designation }) => designation === 'Horizonte',
)

test('a point on the car that stands still opens what it is about', async ({
  page,
  site,
  isMobile,
}) => {
  const configurator = configuratorPage(page, site.url)
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(request.url()))
  const model = CAR.model.model
  await configurator.goToStep('motor', model)
  expect(chunks.filter((url) => url.includes('item-information'))).toEqual([])
  await configurator.goThroughSteps('motor', 'versao', model, { versao: RICH.designation })
  const points = page.getByRole('list', { name: POINTS }).getByRole('button')
  await expect(points.filter({ hasText: LAMPS })).toBeVisible()
  expect(await points.count()).toBeLessThanOrEqual(6)
  await expectNoAxeViolations(page)

  // Where the lamp of the first frame is: in the front half of the car, which looks to the left.
  const canvas = await page.locator('.stage canvas').boundingBox()
  const lamp = await points.filter({ hasText: LAMPS }).boundingBox()
  if (!canvas || !lamp) throw new Error('There is no car.')
  const across = (lamp.x + lamp.width / 2 - canvas.x) / canvas.width
  expect(across).toBeGreaterThan(0.2)
  expect(across).toBeLessThan(0.5)
  expect(Math.min(lamp.width, lamp.height)).toBeGreaterThanOrEqual(44)
  const seen = await points.first().evaluate((point) => getComputedStyle(point, '::before').width)
  expect(seen).toBe(isMobile ? '16px' : '20px')

  await points.filter({ hasText: LAMPS }).focus()
  await page.keyboard.press('Enter')
  await expect(configurator.dialog).toContainText('Médios e máximos em LED')
  const picture = configurator.dialog.getByRole('img', { name: LAMPS })
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  if (isMobile) {
    // A sheet at the bottom of the window, as high as picture and text.
    const sheet = await configurator.dialog.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(height)
    expect(sheet?.height).toBeLessThan(height * 0.6)
    const width = (await picture.boundingBox())?.width ?? 0
    expect(width + 2 * 16).toBe(sheet?.width)
  }
  await page.keyboard.press('Escape')
  await expect(configurator.dialog).toBeHidden()
  await expect(points.filter({ hasText: LAMPS })).toBeFocused()

  // From behind, the lamps are not seen.
  await page.getByRole('slider').first().focus()
  for (let frame = 0; frame < 14; frame += 1) await page.keyboard.press('ArrowRight')
  await expect(points.filter({ hasText: 'Farolins traseiros LED' })).toBeVisible()
  await expect(points.filter({ hasText: LAMPS })).toHaveCount(0)

  await page.getByRole('button', { name: SWITCH }).click()
  await expect(points).toHaveCount(0)
  await page.reload()
  await expect(points.first()).toBeVisible()
})

test('points are shown at once among the versions, on demand among the paints, and nowhere else', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  const model = CAR.model.model
  const points = page.getByRole('list', { name: POINTS }).getByRole('button')
  const pointSwitch = page.getByRole('button', { name: SWITCH })
  const car = page.locator('.stage canvas')
  await configurator.goToStep('versao', model, { versao: RICH.designation })
  await expect(pointSwitch).toHaveAttribute('aria-pressed', 'true')
  await expect(points.first()).toBeVisible()

  await page.goBack()
  await configurator.expectStep('motor')
  await expect(car).toBeVisible()
  await expect(pointSwitch).toHaveCount(0)
  await expect(points).toHaveCount(0)

  await configurator.goThroughSteps('motor', 'exterior', model)
  await expect(pointSwitch).toHaveAttribute('aria-pressed', 'false')
  await expect(points).toHaveCount(0)
  await pointSwitch.click()

  // What a point opens has the chosen colour.
  const paint = need('colour with a surcharge', exteriorsOf(CAR, RICH), hasSurcharge)
  await configurator.chooseOption(paint.designation)
  const lamp = paint.gallery.find(({ title }) => title === 'Farol dianteiro')?.image
  const picture = configurator.dialog.getByRole('img', { name: LAMPS })
  // While the pictures of the colour are loading, there are no points.
  await expect(async () => {
    await points.filter({ hasText: LAMPS }).press('Enter', { timeout: 1000 })
    await expect(picture).toHaveAttribute('src', new RegExp(`${lamp}$`), { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')

  await configurator.goThroughSteps('exterior', 'resumo', model)
  await expect(car).toBeVisible()
  await expect(pointSwitch).toHaveCount(0)
  await expect(points).toHaveCount(0)
})

test('no point is drawn while the car turns', { tag: '@desktop' }, async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.goToStep('versao', CAR.model.model, { versao: RICH.designation })
  const points = page.getByRole('list', { name: POINTS }).getByRole('button')
  await expect(points.first()).toBeVisible()
  const counts = await page.evaluate(async () => {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const slider = root?.querySelector('[role=slider]')
    const seen: number[] = []
    for (let frame = 0; frame < 6; frame += 1) {
      slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const drawn = [...(root?.querySelectorAll('.points button') ?? [])]
      seen.push(drawn.filter((point) => point.checkVisibility({ visibilityProperty: true })).length)
    }
    return seen
  })
  expect(counts).toEqual([0, 0, 0, 0, 0, 0])
  await expect(points.first()).toBeVisible()
})

test(
  'a colour step opened by its address offers points, but none with Save-Data',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('exterior', CAR.model.model, { versao: RICH.designation })
    const pointSwitch = page.getByRole('button', { name: SWITCH })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/equipmentLst/')) requests.push(request.url())
    })
    await page.reload()
    await expect(pointSwitch).toBeVisible()
    expect(requests).toHaveLength(1)

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.reload()
    await expect(page.locator('.stage canvas')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(pointSwitch).toHaveCount(0)
    expect(requests).toHaveLength(1)
  },
)

test(
  'an item opens its picture and text in the list of the summary',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', CAR.model.model, { versao: RICH.designation })
    await openRow(page, 'Equipamento de série')
    const item = page.locator('.checks').getByRole('button', { name: WHEELS })
    await expect(item).toHaveAttribute('aria-expanded', 'false')
    await item.press('Enter')
    await expect(item).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('img', { name: WHEELS })).toBeVisible()
    await expect(page.getByText('Mais leves do que as jantes de aço')).toBeVisible()
    await expectNoAxeViolations(page)
    await item.press('Enter')
    await expect(page.getByRole('img', { name: WHEELS })).toHaveCount(0)
  },
)

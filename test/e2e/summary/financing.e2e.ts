import { askCredit, expectShown, openCredit } from '../support/credit.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { euros } from '../support/configurator-page.ts'

test(
  'both credit types show the figures of the content site in panel, footer and header',
  { tag: '@phone' },
  async ({ page, site }) => {
    const credit = await openCredit(page, site)
    await expectShown(credit, await askCredit(site.url, 'S', 7500, 96))
    await credit.type('Open Drive').check()
    const openDrive = await askCredit(site.url, 'N', 7500, 60)
    await expectShown(credit, openDrive)
    await expect(credit.configurator.figure('Última prestação')).toHaveText(
      euros(openDrive.residualValue, 2),
    )
    await expect(
      page.getByText(/Open Drive: entrada inicial de 7\s500,00\s€, 60 meses/),
    ).toBeAttached()
    await credit.type('Credit to Drive').check()
    await expectShown(credit, await askCredit(site.url, 'S', 7500, 96))
    const size = (name: string) =>
      credit.line(name).evaluate((dd) => {
        const { fontSize, fontWeight } = getComputedStyle(dd)
        return [fontSize, fontWeight]
      })
    expect(await size('TAEG')).toEqual(await size('Mensalidade'))
  },
)

test(
  'the result panel can be opened and closed by dragging, by its button and by keyboard',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { result, opener, closer, line } = await openCredit(page, site)
    const details = line('Preço desde')
    const head = page.locator('.result-head')
    const pull = async (by: number): Promise<void> => {
      const box = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + 40, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + 40, box.y + box.height / 2 + by, { steps: 4 })
      await page.mouse.up()
    }
    await page.locator('.financing-form').scrollIntoViewIfNeeded()
    await expect(details).not.toBeInViewport()
    await pull(-60)
    await expect(details).toBeInViewport()
    await expect(closer).toBeVisible()
    await pull(60)
    await expect(details).toBeHidden()
    await opener.click()
    await expect(details).toBeInViewport()
    await closer.press('Enter')
    await expect(details).toBeHidden()
    await opener.press('Space')
    await expect(details).toBeInViewport()
    await expect(result.getByRole('heading')).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
  },
)

test(
  'the result is a sheet at the edge of a phone, and a part of its panel once its place is reached, without moving',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await openCredit(page, site)
    const head = page.locator('.result-head')
    const look = () =>
      head.evaluate((sheet) => {
        const { boxShadow, borderRadius } = getComputedStyle(sheet)
        const { top, width, height } = sheet.getBoundingClientRect()
        const place = sheet.parentElement!.firstElementChild!.getBoundingClientRect()
        const isWide = width > place.width
        return { isSheet: boxShadow !== 'none' && borderRadius !== '0px' && isWide, top, height }
      })
    await page.locator('.financing-form').evaluate((form) => form.scrollIntoView(true))
    await expect.poll(async () => (await look()).isSheet).toBe(true)
    const { top, height } = await look()
    // A little past its place.
    await page.locator('.result-body').evaluate((body, edge) => {
      const at = body.previousElementSibling!.previousElementSibling!.getBoundingClientRect().bottom
      scrollBy({ top: at + 16 - edge + 3, behavior: 'instant' })
    }, top)
    await expect.poll(async () => (await look()).isSheet).toBe(false)
    const after = await look()
    expect(Math.abs(after.top - top)).toBeLessThanOrEqual(4)
    expect(after.height).toBe(height)
  },
)

test(
  'the collapsed result leaves both sliders in sight on a short phone',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    const { result, slider } = await openCredit(page, site)
    const head = page.locator('.result-head')
    await slider('Prazo').scrollIntoViewIfNeeded()
    await slider('Entrada Inicial').press('End')
    await expect(result.getByRole('button', { name: 'Atualizar valores' })).toBeInViewport()
    const { y, height } = (await head.boundingBox())!
    expect(height).toBeLessThanOrEqual(180)
    for (const name of ['Entrada Inicial', 'Prazo']) {
      const box = (await slider(name).boundingBox())!
      expect(box.y, name).toBeGreaterThan(51)
      expect(box.y + box.height, name).toBeLessThanOrEqual(y)
    }
  },
)

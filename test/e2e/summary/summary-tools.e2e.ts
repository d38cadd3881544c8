import { getDocumentProxy } from 'unpdf'
import { MODEL, MODELS, CHOICES, CHOSEN, WHOLE } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { openRow, openShare } from '../support/summary-rows.ts'

test(
  'the price bar repeats neither figures nor button of the summary while these can be seen whole',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const inBar = configurator.footer.getByRole('button', { name: 'Pedir Proposta' })
    await configurator.openStep('resumo')
    await expect(page.locator('.price-box').getByText('Mensalidade')).toBeInViewport({ ratio: 1 })
    // The edge of the screen cuts the card's own button: the one of the bar is over it, without the figures.
    const { width, height } = page.viewportSize()!
    const top = (await configurator.proposal.boundingBox())!.y
    for (const shown of [8, 40]) {
      await page.setViewportSize({ width, height: Math.round(top + shown) })
      await expect(inBar).toBeInViewport({ ratio: 1 })
      await expect(configurator.figure('Mensalidade')).toBeHidden()
    }
    await page.setViewportSize({ width, height })
    await configurator.proposal.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 40)
    await expect(configurator.proposal).toBeInViewport({ ratio: 1 })
    await expect(configurator.footer).toBeHidden()
    await page.getByText('Menções legais').scrollIntoViewIfNeeded()
    await expect(configurator.proposal).not.toBeInViewport()
    await expect(inBar).toBeInViewport({ ratio: 1 })
    await expect(configurator.figure('Mensalidade')).toBeVisible()
    await openRow(page, 'Financiamento')
    await page.getByRole('heading', { name: 'Simulação Financeira:' }).scrollIntoViewIfNeeded()
    await expect(configurator.footer).toBeHidden()
  },
)

/** The amounts in euros that can be seen. */
const amountsOn = (page: Page): Promise<string[]> =>
  page.locator('cfg-configurator').evaluate((element) => {
    const parts = [...(element.shadowRoot?.querySelectorAll('.cfg *') ?? [])]
    const texts = parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.vh'))
      .flatMap((part) => [...part.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
    return texts.flatMap((node) => node.textContent?.match(/\d[\d\s.]*(,\d\d)?\s€/g) ?? [])
  })

test(
  'the summary of a phone is at most 2400 px high and shows at most 16 amounts',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('resumo')
    await expect(page.getByText(/^Existe 1 carro que corresponde exatamente/)).toBeVisible()
    await expect(page.locator('details > summary', { hasText: 'tudo somado' })).toContainText('€')
    const box = await page.locator('cfg-configurator').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(2400)
    // Once the card has scrolled away, the price bar repeats two of them.
    await expect(configurator.figure('Mensalidade')).toBeHidden()
    const amounts = await amountsOn(page)
    expect(amounts.length).toBeGreaterThan(8)
    // Three of them say what a closed row contains, and two what the car costs in cash and in stock.
    expect(amounts.length, amounts.join(', ')).toBeLessThanOrEqual(16)
  },
)

test(
  'the summary fits two pages, with mark, date, equipment, colour codes and its own example, but nothing else of the site',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const equipment = page.waitForResponse(/equipmentLst/)
    await configurator.openStep('resumo')
    await equipment
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Equipamento de série' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Sensor de chuva' })).toBeVisible()
    // An item with a picture is a button on screen.
    await expect(page.locator('.item-fold').getByText('Faróis full LED')).toBeVisible()
    const codes = page.locator('.printed .rows').first()
    await expect(codes).toContainText(`Código da cor exterior${CHOSEN.exterior.factoryCode}`)
    await expect(codes).toContainText(`Código do interior${CHOSEN.interior.factoryCode}`)
    await expect(page.getByText(/^Lume \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expect(page.getByText(`, ${MODEL} ${CHOICES.versao}. Crédito com`)).toBeVisible()
    for (const once of ['Exemplo representativo', 'Garantia legal e garantia do fabricante'])
      await expect(page.getByText(once).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Saber mais sobre a garantia')).toBeHidden()
    await expect(page.locator('.printed').getByText('Garantia de 7 anos.')).toBeHidden()
    // Also while the panel of links is closed.
    await expect(page.getByText('Código da configuração')).toBeVisible()
    const printed = async (size: string) => {
      const margin = { top: size, right: size, bottom: size, left: size }
      const bytes = await page.pdf({ format: 'A4', tagged: true, margin })
      return getDocumentProxy(new Uint8Array(bytes))
    }
    for (const size of ['0', '20mm']) expect((await printed(size)).numPages).toBe(2)
    const pdf = await printed('10mm')
    expect(pdf.numPages).toBe(2)
    const first = await pdf.getPage(1)
    const figures = JSON.stringify(await first.getStructTree())
    expect(figures).toContain(`"alt":"Lume ${MODEL} em ${CHOSEN.exterior.designation}"`)
  },
)

/** The car with the most equipment, as a share link names it. */
function fullestCar(): string {
  const cars = MODELS.flatMap(({ versions, exteriors, interiors }) =>
    versions.map((version) => ({
      version,
      exterior: exteriors.find((each) => each.version === version.id),
      interior: interiors.find((each) => each.version === version.id),
    })),
  )
  const [car] = cars.toSorted((one, other) => other.version.lst.length - one.version.lst.length)
  const { modelID, idEngine, id } = car!.version
  return `modelid=${modelID}&engine=${idEngine}&version=${id}&colext=${car?.exterior?.colorid}&colint=${car?.interior?.idColor}`
}

test(
  'the car with the most equipment is printed on two pages too, with its code',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(`${site.url}?${fullestCar()}`)
    await configuratorPage(page, site.url).expectSettled()
    await openShare(page)
    await expect(page.getByText('Código da configuração')).toBeVisible()
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
    const bytes = await page.pdf({ format: 'A4', margin })
    expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBe(2)
  },
)

test(
  'the printed summary shows all figures and nothing to press',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    await configurator.expectSettled()
    await openShare(page)
    await page.emulateMedia({ media: 'print' })
    // The name of an item of equipment with a picture is a button on screen and text on paper.
    const buttons = page.locator('cfg-configurator').getByRole('button')
    await expect(buttons.and(page.locator(':not(.item-fold > *)'))).toHaveCount(0)
    await expect(configurator.navigation).toBeHidden()
    await expect(configurator.footer).toBeHidden()
    await expect(configurator.heading).toHaveText(`Lume ${MODEL}`)
    await expect(page.getByText(`${site.url.replace(/\/$/, '')}?${WHOLE}`)).toBeVisible()
    for (const text of [
      CHOICES.motor,
      CHOICES.versao,
      CHOICES.exterior,
      CHOICES.interior,
      'Preço total desde',
    ])
      await expect(page.getByText(text, { exact: true }).last()).toBeVisible()
    // The figures of the simulation, which is not printed, are those of the example.
    const result = page.getByRole('region', { name: 'Simulação Financeira:', includeHidden: true })
    await expect(result).toBeHidden()
    const example = page.locator('.printed')
    for (const text of [
      'Prazo',
      '96 meses',
      'Taxa anual nominal (TAN)',
      'TAEG',
      'Montante total imputado ao consumidor (MTIC)',
    ])
      await expect(example.getByText(text, { exact: true })).toBeVisible()
  },
)

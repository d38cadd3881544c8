import { MODEL, CHOICES, PRESELECTED, CHOSEN, priceOf, WHOLE } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test(
  'the last change can be undone on the summary, which says what was undone',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?${WHOLE}`)
    await configurator.expectStep('resumo')
    const undo = page.getByRole('button', { name: 'Anular a última escolha' })
    await expect(undo).toHaveCount(0)
    await page.getByRole('button', { name: 'Alterar cor exterior' }).click()
    await configurator.expectStep('exterior')
    await configurator.chooseOption(PRESELECTED.exterior.designation)
    await configurator.goToNextStep()
    await configurator.expectStep('interior')
    await configurator.goToNextStep()
    await configurator.expectStep('resumo')
    await expect(configurator.figure('Preço desde')).toHaveText(
      euros(CHOSEN.version.price + CHOSEN.interior.price),
    )
    await undo.click()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `Escolha anulada. Cor exterior: ${CHOICES.exterior}.` }),
    ).toBeVisible()
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    await expect(undo).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
  },
)

test(
  'the share button opens the share sheet of the device',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => void shared.push(data),
      })
    })
    await page.goto(`${site.url}?${WHOLE}`)
    await page.getByRole('button', { name: 'Partilhar' }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
      { title: `A minha configuração: ${MODEL}`, url: `${site.url.replace(/\/$/, '')}?${WHOLE}` },
    ])
  },
)

test('the printed summary shows all figures and no buttons', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await page.addInitScript(() => {
    let prints = 0
    window.print = () => {
      document.documentElement.setAttribute('data-prints', `${++prints}`)
    }
  })
  await page.goto(`${site.url}?${WHOLE}`)
  await configurator.expectStep('resumo')
  await configurator.expectSettled()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('cfg-configurator').getByRole('button')).toHaveCount(0)
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
  // The result panel is shut on a phone, but not on its paper.
  const result = page.getByRole('region', { name: 'Simulação Financeira:' })
  for (const text of ['Prazo', '96 meses', 'TAN', 'MTIC'])
    await expect(result.getByText(text, { exact: true })).toBeVisible()
})

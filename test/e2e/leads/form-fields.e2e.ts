import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { formOn, FORMS } from '../support/lead-form.ts'

async function boxOf(locator: Locator): Promise<{ readonly y: number; readonly height: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('a part of the form is not shown')
  return box
}

test(
  'on a phone only the fields of a form scroll, and the summary of its errors leads to each of them',
  { tag: '@phone' },
  async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open('proposal')
    const hidden = () => form.dialog.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)
    expect(await hidden()).toBe(0)
    await form.submit.click()
    await form.dialog.getByRole('button', { name: 'Política de Privacidade' }).click()
    await expect(form.consent).toBeFocused()
    await expect(form.consent).toBeInViewport()
    await expect(form.dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(form.submit).toBeInViewport({ ratio: 1 })
    expect(await hidden()).toBe(0)
  },
)

test(
  'on a phone the first field of each form is in the first screen, and the terms of the price are below the last',
  { tag: '@phone' },
  async ({ page, site }) => {
    const form = formOn(page, site)
    await configuratorPage(page, site.url).openStep('resumo')
    for (const kind of FORMS)
      await test.step(kind, async () => {
        await form.reopen(kind)
        const car = form.dialog.getByRole('group', { name: 'A sua configuração' })
        const recap = car.locator('.recap')
        await expect(recap).toContainText(/Preço total desde\d\d\s\d{3}\s€/)
        await expect(recap).toContainText(/Mensalidade\d{3},\d\d\s€\/mêsTAEG\d,\d%/)
        expect((await boxOf(recap)).height).toBeLessThanOrEqual(64)
        const first = await boxOf(form.field('Nome'))
        expect(first.y + first.height).toBeLessThanOrEqual(240)
        const warning = car.getByText('Atenção! Contrair um empréstimo custa dinheiro.')
        const consent = await boxOf(form.dialog.getByRole('checkbox').last())
        expect((await boxOf(warning)).y).toBeGreaterThan(consent.y + consent.height)
        await warning.scrollIntoViewIfNeeded()
        for (const text of [warning, car.getByText('Consumo (WLTP)')])
          await expect(text).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      })
  },
)

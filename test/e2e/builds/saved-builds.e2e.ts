import { WHOLE } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { openShare } from '../support/summary-rows.ts'

test(
  'a saved build survives a reload, is the same in two tabs, and comes back after it was deleted',
  { tag: '@phone' },
  async ({ page, site, context }) => {
    await page.goto(`${site.url}?${WHOLE}`)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Configuração guardada neste dispositivo.')).toBeVisible()
    await page.getByRole('button', { name: 'Guardada', exact: true }).click()
    await expect(page.getByText('Esta configuração já está guardada')).toBeVisible()

    const other = await context.newPage()
    await other.goto(site.url)
    await other.getByRole('button', { name: 'As minhas configurações' }).click()
    await expect(other.getByText('Hoje: o mesmo preço.')).toBeVisible()
    // One main action in each row; the others are links.
    await expect(other.getByRole('dialog').locator('li .btn')).toHaveText(['Abrir'])
    await expectNoAxeViolations(other)
    const name = other.getByLabel('Nome')
    await name.fill('A nossa carrinha')
    await name.press('Tab')

    await page.reload()
    await page.getByRole('button', { name: 'As minhas configurações' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue('A nossa carrinha')
    await other.getByRole('button', { name: 'Eliminar A nossa carrinha' }).click()
    await expect(page.getByText('Ainda não guardou nenhuma configuração.')).toBeVisible()
    await other.getByRole('button', { name: 'Anular' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue('A nossa carrinha')

    await other.getByRole('button', { name: 'Abrir A nossa carrinha' }).click()
    await expect(other.getByText(/^Configuração guardada em .* nada mudou\.$/)).toBeVisible()
  },
)

test(
  'messages on a phone are in the window: saved, copied or not, and removed from a long list',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      })
    })
    await page.goto(`${site.url}?${WHOLE}`)
    const save = page.getByRole('button', { name: 'Guardar', exact: true })
    await save.click()
    const saved = page.getByText('Configuração guardada neste dispositivo.')
    await expect(saved).toBeInViewport({ ratio: 1 })
    await openShare(page)
    const copy = page.getByRole('button', { name: 'Copiar link' })
    await copy.evaluate((button) => {
      // What follows would be below the window.
      button.scrollIntoView({ block: 'end' })
    })
    await copy.click()
    const link = page.getByRole('textbox', { name: 'Link da configuração' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })

    await page.evaluate(() => {
      const [key] = Object.keys(localStorage)
      if (key === undefined) throw new Error('nothing is stored')
      const [entry] = JSON.parse(localStorage.getItem(key) ?? '[]') as object[]
      const builds = Array.from({ length: 8 }, (_, n) => ({ ...entry, id: `${n}`, name: `N${n}` }))
      localStorage.setItem(key, JSON.stringify(builds))
    })
    await page.getByRole('button', { name: 'As minhas configurações' }).click()
    for (const name of ['N7', 'N6']) {
      await page.getByRole('button', { name: `Eliminar ${name}` }).click()
      await expect(page.getByRole('button', { name: 'Anular' })).toBeFocused()
      await expect(page.getByText(`${name} eliminada.`)).toBeInViewport({ ratio: 1 })
    }
  },
)

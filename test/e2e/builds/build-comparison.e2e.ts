import { getDocumentProxy } from 'unpdf'
import { CAR, CHOSEN, ELECTRIC_ENGINE, linkTo, OTHER, preselected } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

const BUILDS = [CHOSEN, preselected(OTHER), preselected(CAR, ELECTRIC_ENGINE)]

test(
  'three builds are compared, shared, printed, and shown two at a time on a phone',
  { tag: '@desktop' },
  async ({ page, site, browser }) => {
    // The axe checks and the second browser take long on a busy machine.
    test.slow()
    for (const build of BUILDS.slice(0, 2)) {
      await page.goto(`${site.url}?${linkTo(build)}`)
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(page.getByText('Configuração guardada neste dispositivo.')).toBeVisible()
    }
    await page.goto(`${site.url}?${linkTo(BUILDS[2] ?? CHOSEN)}`)
    await page.getByRole('button', { name: 'As minhas configurações' }).click()
    const saved = page.getByRole('dialog', { name: 'As minhas configurações' })
    await saved
      .getByRole('button', { name: /^Comparar / })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Comparar configurações' })
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await dialog.getByRole('checkbox', { checked: false }).press('Space')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Comparar', exact: true }).press('Enter')

    await expect(page).toHaveURL(/\/comparar-configuracoes(\/[0-9A-Z]{9}){3}$/)
    const table = page.getByRole('table', { name: 'Comparar configurações' })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    const taeg = table.getByRole('row', { name: /^TAEG/ }).first()
    await expect(taeg.getByRole('cell')).toHaveText([/%/, /%/, /%/])
    await expect(taeg).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'Quanto custa por mês' })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('radio', { name: '1 e 3' }).check()
    await expect(page.getByText('Ver os valores numa tabela')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
    // What the costs rest on, the folded table, and names that open something on screen.
    await expect(page.getByRole('textbox', { name: 'Quilómetros por ano' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Por ano' })).toBeVisible()
    const openers = table.getByRole('rowheader').getByRole('button')
    await expect(openers.first()).toBeVisible()
    const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
    expect(numPages).toBeLessThanOrEqual(12)
    await page.emulateMedia({ media: 'screen' })

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const shared = await phone.newPage()
    await shared.goto(page.url())
    const compared = shared.getByRole('table', { name: 'Comparar configurações' })
    const columns = compared.getByRole('columnheader')
    await expect(columns).toHaveCount(2)
    await expect(columns.last()).toContainText('2.')
    const pairs = shared.getByRole('group', { name: 'Configurações lado a lado' }).first()
    await pairs.getByRole('radio', { name: '1 e 3' }).tap()
    await expect(columns.last()).toContainText('3.')
    await expectNoAxeViolations(shared)
    await shared.emulateMedia({ media: 'print' })
    await expect(columns).toHaveCount(3)
    await phone.close()
  },
)

import { MODEL, PRESELECTED, OTHER } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { editPage } from '../support/failing-requests.ts'
import { configuratorPage } from '../support/configurator-page.ts'

const ELEMENT = '<cfg-configurator '

for (const base of ['/frota', '/configurador/frota'])
  test(
    `two elements with the base paths /configurador and ${base} never move or rename each other`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const other = `<cfg-configurator base-path="${base}" product="Farol"></cfg-configurator>`
      await editPage(page, ELEMENT, `${other}${ELEMENT}`)
      await page.goto(site.url)
      const [second, first] = [
        page.locator('cfg-configurator').nth(0),
        page.locator('cfg-configurator').nth(1),
      ]
      const heading = (element: typeof first) => element.getByRole('heading', { level: 1 })
      const expectPath = (path: string) =>
        expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(path)
      await first.getByRole('button', { name: `Selecionar ${MODEL}` }).click()
      await first.getByRole('button', { name: 'Continuar', exact: true }).click()
      const versions = `Selecione a Versão do seu ${MODEL}`
      await expect(heading(first)).toHaveText(versions)
      await expect(heading(second)).toHaveText('Escolha o seu Farol')

      const model = OTHER.model.model
      await second.getByRole('button', { name: `Selecionar ${model}` }).click()
      await expect(heading(second)).toHaveText(`Selecione o Motor do seu ${model}`)
      await expectPath(`${base}/${model}/motor`)
      await expect(heading(first)).toHaveText(versions)

      // A dialog of one, closed by Back, moves neither.
      await second.getByRole('button', { name: 'Pedir mais informações' }).click()
      await expect(second.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(second.getByRole('dialog')).toHaveCount(0)
      await expectPath(`${base}/${model}/motor`)

      await first.getByRole('button', { name: 'Continuar', exact: true }).click()
      await expect(heading(first)).toHaveText(`Selecione a Cor Exterior do seu ${MODEL}`)
      await expectPath(`/configurador/${MODEL}/exterior`)
      await expect(page).toHaveTitle(new RegExp(MODEL))
      await expect(heading(second)).toHaveText(`Selecione o Motor do seu ${model}`)
      await page.goBack()
      await page.goBack()
      await expect(heading(first)).toHaveText(versions)
      await expectPath(`/configurador/${MODEL}/versao`)
      await expect(heading(second)).toHaveText(`Selecione o Motor do seu ${model}`)
      await page.reload()
      await expect(heading(first)).toHaveText(versions)
      await expect(heading(second)).toHaveText('Escolha o seu Farol')
    },
  )

test(
  'the element shows its mobile layout in a narrow column of a wide window',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const setWidth = (width: string) =>
      page.locator('main#configurador').evaluate((column, text) => {
        column.style.width = text
      }, width)
    await configurator.openHome()
    await setWidth('600px')
    await expect(page.getByRole('button', { name: 'Modelo seguinte' })).toBeVisible()
    await configurator.chooseModel(MODEL)
    await configurator.goToNextStep()
    await expect(configurator.sheetOpener).toBeVisible()
    await setWidth('1200px')
    await expect(configurator.sheetOpener).toBeHidden()
    await expect(configurator.option(PRESELECTED.version.designation)).toBeVisible()
    await setWidth('992px')
    await expect(configurator.sheetOpener).toBeVisible()
  },
)

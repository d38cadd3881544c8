import { CAR, CHOICES, CHOSEN, MODEL, MODELS, preselected } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Entry = Readonly<Record<string, unknown>>

/** Changes the list that a call answers, as the site's editors may during a visit. */
async function change(
  page: Page,
  call: string,
  edit: (list: readonly Entry[]) => readonly Entry[],
): Promise<void> {
  await page.route(
    (url) => url.pathname.includes(`/${call}`),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: edit((await response.json()) as Entry[]) })
    },
  )
}

test(
  'a filter that no model matches any more says so and can be cleared',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await page.getByRole('button', { name: /^Filtro/ }).click()
    const segments = page.getByRole('group', { name: 'Segmento' })
    await segments.getByRole('checkbox', { name: 'Carrinha' }).check()
    const estates = MODELS.filter(({ model }) =>
      model.segments.some(({ name }) => name === 'Carrinha'),
    ).map(({ model }) => model.id)
    await change(page, 'lstModels', (models) =>
      models.filter(({ id }) => !estates.includes(Number(id))),
    )
    // Another timeout loads the models again.
    await page
      .locator('cfg-configurator')
      .evaluate((element) => element.setAttribute('request-timeout', '9000'))
    await expect(page.getByText('Nenhum modelo corresponde ao filtro.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtro' }).last().click()
    await expect(page.getByRole('button', { name: /^Selecionar / })).toHaveCount(
      MODELS.length - estates.length,
    )
  },
)

test(
  'engines without prices match no band of the filter but can be chosen',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await change(page, 'lstEngines', (engines) =>
      engines.map((engine) => ({ ...engine, price: '', rent: null })),
    )
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await page.getByRole('button', { name: `Selecionar ${MODEL}` }).click()
    await configurator.expectStep('motor')
    await configurator.openOptions()
    await page.getByRole('button', { name: /^Filtro/ }).click()
    for (const name of ['Até 15 000 €', 'Mais de 35 000 €', 'Até 200 €', 'Mais de 400 €'])
      await expect(page.getByRole('checkbox', { name })).toHaveAttribute('aria-disabled', 'true')
    await configurator.option(CHOICES.motor).check()
    await configurator.closeOptions()
    await expect(configurator.figure('Preço desde')).toHaveText('—')
    await configurator.goToNextStep()
    await configurator.expectStep('versao')
    await expect(configurator.figure('Preço desde')).toHaveText(
      euros(preselected(CAR, CHOSEN.engine).version.price),
    )
  },
)

test(
  'a model without versions says so, and the buyer can go back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    site.setFaults({ call: 'lstVersions', fault: 'none' })
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    await configurator.openOptions()
    await expect(page.getByText('Sem resultados')).toBeVisible()
    await expect(page.getByText('Por favor, tente mais tarde.')).toBeVisible()
    await configurator.closeOptions()
    await configurator.goToPreviousStep()
    await configurator.expectStep('motor')
  },
)

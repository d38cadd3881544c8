import type { Page } from '@playwright/test'
import { MODELS } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

/** The demo catalogue's models in the order of the cards, with names that collide or cannot be part of a path. */
const NAMES = [
  'Maré',
  'Maré',
  'MARÉ',
  '..',
  '.',
  '%2F',
  'comparar-configuracoes',
  'A/B?c#d',
  'É\ud800',
]
const CARS = MODELS.map(({ model }) => model)
  .toSorted((one, other) => one.price - other.price)
  .map((model, index) => ({ ...model, model: NAMES[index] ?? model.model }))

test.beforeEach(({ page }) => page.route('**/lstModels/', (route) => route.fulfill({ json: CARS })))

/** Opens home and the engines of the car at an index. Returns the path of this step. */
async function choose(page: Page, home: string, index: number): Promise<string> {
  await page.goto(home)
  await page
    .getByRole('button', { name: /^Selecionar / })
    .nth(index)
    .click()
  await expectEngines(page)
  return new URL(page.url()).pathname
}

const expectHeading = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(text)

const expectEngines = (page: Page): Promise<void> => expectHeading(page, 'Selecione o Motor do seu')

/** The id of the chosen car, in the cookie of the choices. */
const chosenId = async (page: Page): Promise<string | undefined> => {
  const cookies = await page.context().cookies()
  const choices = cookies.find(({ name }) => name === 'cfg_app_params')?.value ?? ''
  return /modelid=([^&]*)/.exec(decodeURIComponent(choices))?.[1]
}

test(
  'models whose names collide or cannot be part of a path are configured and reloaded at addresses of their own',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const paths: string[] = []
    for (const [index, { id, model }] of CARS.entries())
      await test.step(JSON.stringify(model), async () => {
        const path = await choose(page, site.url, index)
        await expect.poll(() => chosenId(page)).toBe(String(id))
        expect(path).toMatch(/^\/configurador\/[^/]+\/motor$/)
        expect(paths).not.toContain(path)
        paths.push(path)
        await page.reload()
        await expectEngines(page)
        expect(new URL(page.url()).pathname).toBe(path)
        expect(await chosenId(page)).toBe(String(id))
      })
  },
)

for (const [what, index] of [
  ['the second of two models with one name', 1],
  ["a model that is called '..'", 3],
] as const)
  test(
    `${what} keeps its address in the comparator, the next step and the share link`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const configurator = configuratorPage(page, site.url)
      const engines = await choose(page, site.url, index)
      const pathOf = (end: string): string => engines.replace(/motor$/, end)
      const expectPath = (end: string): Promise<void> =>
        expect.poll(() => new URL(page.url()).pathname).toBe(pathOf(end))

      await page.getByRole('button', { name: 'Comparar motores' }).click()
      await expectPath('comparador/motor')
      await page.reload()
      await page
        .getByRole('button', { name: /^Escolher / })
        .first()
        .click()
      await expectPath('motor')
      // The address changes before the step is shown.
      await expectEngines(page)
      await configurator.expectSettled()
      await configurator.goToNextStep()
      await expectPath('versao')
      await expectHeading(page, 'Selecione a Versão do seu')
      await configurator.expectSettled()
      const car = page
        .getByRole('navigation')
        .getByRole('link', { name: NAMES[index] ?? '' })
        .first()
      await expect(car).toHaveAttribute('href', engines)
      expect(await chosenId(page)).toBe(String(CARS[index]?.id))

      await page.goto(`${site.url}?modelid=${CARS[index]?.id}`)
      await expectPath('motor')
      await expectEngines(page)
      expect(await chosenId(page)).toBe(String(CARS[index]?.id))
    },
  )

import {
  answer,
  button,
  click,
  openOptions,
  PATIENCE,
  shootOpened,
  toHome,
  toStep,
  waitForChoice,
  type Scene,
} from './actions.ts'

/** Time for what never comes to be shown as on its way, in milliseconds. */
const SETTLED = 1000

/** The screens when something is on its way, missing, failed or closed. */
export const STATES: readonly Scene[] = [
  {
    name: 'loading',
    play: async (page, home, shoot) => {
      await answer(page, '/lstModels', null)
      await page.goto(home, { waitUntil: 'commit' })
      await page.locator('cfg-configurator').waitFor({ state: 'attached' })
      await page.waitForTimeout(SETTLED)
      await shoot('loading')
    },
  },
  {
    name: 'failed',
    play: async (page, home, shoot) => {
      await answer(page, '/lstModels', 404, '{}')
      await page.goto(home)
      await button(page, 'Tentar novamente').waitFor({ timeout: PATIENCE })
      await shoot('failed')
    },
  },
  {
    name: 'empty',
    play: async (page, home, shoot) => {
      await answer(page, '/lstModels', 200, '[]')
      await page.goto(home)
      await page.getByText('Sem resultados').first().waitFor({ timeout: PATIENCE })
      await shoot('empty')
    },
  },
  {
    name: 'step-loading',
    play: async (page, home, shoot) => {
      await answer(page, '/lstEngines', null)
      await toStep(page, home, 'motor')
      await page.waitForTimeout(SETTLED)
      await shoot('step-loading')
    },
  },
  {
    name: 'step-failed',
    play: async (page, home, shoot) => {
      await answer(page, '/lstEngines', 404, '{}')
      await toHome(page, home)
      await click(page, 'Selecionar Maré')
      await openOptions(page)
      await button(page, 'Tentar novamente').waitFor({ timeout: PATIENCE })
      await shoot('step-failed')
    },
  },
  {
    name: 'no-match',
    play: async (page, home, shoot) => {
      await toStep(page, home, 'motor')
      await waitForChoice(page)
      await openOptions(page)
      await click(page, /^Filtro/)
      await page.getByRole('checkbox', { name: 'Manual' }).check({ timeout: PATIENCE })
      await page
        .getByText(/^Sem opções/)
        .first()
        .waitFor({ timeout: PATIENCE })
      await shoot('disabled-options')
    },
  },
  {
    name: 'alert',
    play: async (page, home, shoot) => {
      await toStep(page, home, 'motor')
      await waitForChoice(page)
      await openOptions(page)
      await page.getByRole('checkbox', { checked: true }).first().click({ timeout: PATIENCE })
      await click(page, 'Continuar')
      await page.getByRole('alertdialog').waitFor({ timeout: PATIENCE })
      await shoot('alert')
    },
  },
  {
    name: 'no-colours',
    play: async (page, home, shoot) => {
      await answer(page, '/extColors', 200, '[]')
      await toStep(page, home, 'exterior')
      await page
        .getByText(/^Lamentamos/)
        .first()
        .waitFor({ state: 'attached', timeout: PATIENCE })
      await openOptions(page)
      await shoot('no-colours')
    },
  },
  {
    name: 'no-pictures',
    play: async (page, home, shoot) => {
      await answer(page, '/media/', 404, '{}')
      await toHome(page, home)
      await shoot('no-pictures-home')
      await toStep(page, home, 'exterior')
      await waitForChoice(page)
      await shoot('no-pictures-exterior')
      await toStep(page, home, 'interior')
      await waitForChoice(page)
      await shoot('no-pictures-interior')
    },
  },
  {
    name: 'changed-range',
    play: async (page, home, shoot) => {
      await page.goto(`${home}?modelid=101&engine=1012&version=10123&colext=XXX&colint=PCA`)
      await page.getByText(/a gama mudou/i).waitFor({ timeout: PATIENCE })
      await waitForChoice(page)
      await shoot('changed-range')
    },
  },
  {
    name: 'summary-loading',
    play: async (page, home, shoot) => {
      await answer(page, '/updateFinances', null)
      await toStep(page, home, 'resumo')
      await page.waitForTimeout(SETTLED)
      await shoot('summary-loading')
    },
  },
  {
    name: 'dealers-failed',
    play: async (page, home, shoot) => {
      await answer(page, '/hyuDealersLst', 404, '{}')
      await toStep(page, home, 'resumo')
      await shootOpened(page, 'Pedir Proposta', shoot, 'proposal-failed')
    },
  },
]

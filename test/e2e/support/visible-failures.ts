import { CHOICES, CHOSEN, MODEL, WHOLE } from './catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, type Site } from './fixtures.ts'
import { expectUsable, collectLog } from './failing-requests.ts'
import { configuratorPage, type Step, type ConfiguratorPage } from './configurator-page.ts'

export interface Visit {
  readonly page: Page
  readonly configurator: ConfiguratorPage
  readonly retry: Locator
}

/** A call whose failure the buyer sees, with a button that retries it. */
export interface VisibleCall {
  readonly call: string
  /** What cannot be loaded, in the message. */
  readonly named: string
  readonly logged: string
  /** Opens the screen or dialog that shows the failure. */
  readonly open: (visit: Visit) => Promise<void>
  /** Expects what is shown after the call has succeeded. */
  readonly expectLoaded: (visit: Visit) => Promise<void>
}

/** Opens a step with a cookie that has all choices. */
const toStep =
  (step: Step) =>
  async ({ page, configurator }: Visit): Promise<void> => {
    await configurator.setChoicesCookie(WHOLE)
    await page.goto(configurator.address(step, MODEL))
    await configurator.expectStep(step)
    await configurator.openOptions()
  }

const isOffered =
  (option: string) =>
  async ({ configurator }: Visit): Promise<void> => {
    await configurator.openOptions()
    await expect(configurator.option(option)).toBeVisible()
    await configurator.closeOptions()
  }

export const VISIBLE_CALLS: readonly VisibleCall[] = [
  {
    call: 'lstModels',
    named: 'os modelos',
    logged: 'lstModels failed',
    open: async ({ page }) => {
      await page.goto('/configurador/')
    },
    expectLoaded: async ({ configurator }) => configurator.chooseModel(MODEL),
  },
  {
    call: 'lstEngines',
    named: 'os motores',
    logged: `engines of ${CHOSEN.model.id} failed`,
    open: toStep('motor'),
    expectLoaded: isOffered(CHOICES.motor),
  },
  {
    call: 'lstVersions',
    named: 'as versões',
    logged: `versions of ${CHOSEN.model.id} failed`,
    open: toStep('versao'),
    expectLoaded: isOffered(CHOICES.versao),
  },
  {
    call: 'extColors',
    named: 'as cores exteriores',
    logged: `exteriors of ${CHOSEN.model.id} failed`,
    open: toStep('exterior'),
    expectLoaded: isOffered(CHOICES.exterior),
  },
  {
    call: 'panomaricLI',
    named: 'os interiores',
    logged: `interiors of ${CHOSEN.model.id} failed`,
    open: toStep('interior'),
    expectLoaded: isOffered(CHOICES.interior),
  },
  {
    call: 'equipmentLst',
    named: 'o equipamento',
    logged: 'equipment failed',
    open: async (visit) => {
      await toStep('versao')(visit)
      await visit.page
        .getByRole('button', { name: /^Ver lista de equipamentos/ })
        .first()
        .click()
    },
    expectLoaded: async ({ configurator, page }) => {
      await expect(configurator.dialog.getByRole('heading', { name: 'Conforto' })).toBeVisible()
      await page.keyboard.press('Escape')
      await configurator.closeOptions()
    },
  },
  {
    call: 'hyuDealersLst',
    named: 'os concessionários',
    logged: 'dealers failed',
    open: async (visit) => {
      await toStep('motor')(visit)
      await visit.page.getByRole('button', { name: 'Pedir mais informações' }).click()
    },
    expectLoaded: async ({ configurator, page }) => {
      await configurator.dialog.getByRole('combobox', { name: 'Localidade' }).selectOption('Lisboa')
      await expect(
        configurator.dialog.getByRole('combobox', { name: 'Concessionário' }),
      ).toBeEnabled()
      await page.keyboard.press('Escape')
    },
  },
]

/** Opens the screen of a failing call and expects the failure on screen and in the log; then retries it. */
export async function failAndRetry(
  page: Page,
  site: Site,
  { call, named, logged, open, expectLoaded }: VisibleCall,
): Promise<void> {
  const log = collectLog(page)
  const visit = {
    page,
    configurator: configuratorPage(page, site.url),
    retry: page.getByRole('button', { name: 'Tentar novamente' }),
  }
  site.setFaults({ call, fault: 'fail' })
  await open(visit)
  await expect.poll(() => log.filter((line) => line.includes(logged)).length).toBe(1)
  await expect(visit.retry).toBeVisible()
  await expect(page.getByText(`Não foi possível carregar ${named}.`)).toBeVisible()
  await expectUsable(page)
  site.clearFaults()
  await visit.retry.click()
  await expectLoaded(visit)
  await expect(visit.retry).toBeHidden()
}

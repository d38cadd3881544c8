import { MODEL, CHOICES, CHOSEN, priceOf, WHOLE } from '../support/catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { beImpatient, expectWayOn, FAILURES, keepLog, onceFor } from '../support/trouble.ts'
import { euros, walkOn, type Step, type Walk } from '../support/walk.ts'

interface Visit {
  readonly page: Page
  readonly walk: Walk
  readonly retry: Locator
}

/** A call whose failure the buyer sees. */
interface SeenCall {
  readonly call: string
  readonly logged: string
  /** Goes to where the failure shows. */
  readonly meet: (visit: Visit) => Promise<void>
  /** What is there after asking again. */
  readonly isBack: (visit: Visit) => Promise<void>
  /** Where the way goes on from there. */
  readonly from: Step
}

/** Opens a step as a visitor who comes back to it. */
const toStep =
  (step: Step) =>
  async ({ page, walk }: Visit): Promise<void> => {
    await walk.remember(WHOLE)
    await page.goto(walk.address(step, MODEL))
    await walk.expectStep(step)
    await walk.openOptions()
  }

const isOffered =
  (option: string) =>
  async ({ walk }: Visit): Promise<void> => {
    await walk.openOptions()
    await expect(walk.option(option)).toBeVisible()
    await walk.closeOptions()
  }

const SEEN_CALLS: readonly SeenCall[] = [
  {
    call: 'lstModels',
    logged: 'lstModels failed',
    meet: async ({ page }) => {
      await page.goto('/configurador/')
    },
    isBack: async ({ walk }) => walk.pick(MODEL),
    from: 'motor',
  },
  {
    call: 'lstEngines',
    logged: 'engines of 101 failed',
    meet: toStep('motor'),
    isBack: isOffered(CHOICES.motor),
    from: 'motor',
  },
  {
    call: 'lstVersions',
    logged: 'versions of 101 failed',
    meet: toStep('versao'),
    isBack: isOffered(CHOICES.versao),
    from: 'versao',
  },
  {
    call: 'extColors',
    logged: 'exteriors of 101 failed',
    meet: toStep('exterior'),
    isBack: isOffered(CHOICES.exterior),
    from: 'exterior',
  },
  {
    call: 'panomaricLI',
    logged: 'interiors of 101 failed',
    meet: toStep('interior'),
    isBack: isOffered(CHOICES.interior),
    from: 'interior',
  },
  {
    call: 'equipmentLst',
    logged: 'equipment failed',
    meet: async (visit) => {
      await toStep('versao')(visit)
      await visit.page
        .getByRole('button', { name: /^Ver lista de equipamentos/ })
        .first()
        .click()
    },
    isBack: async ({ walk, page }) => {
      await expect(walk.dialog.getByRole('heading', { name: 'Conforto' })).toBeVisible()
      await page.keyboard.press('Escape')
      await walk.closeOptions()
    },
    from: 'versao',
  },
  {
    call: 'hyuDealersLst',
    logged: 'dealers failed',
    meet: async (visit) => {
      await toStep('motor')(visit)
      await visit.page.getByRole('button', { name: 'Pedir mais informações' }).click()
    },
    isBack: async ({ walk, page }) => {
      await walk.dialog.getByRole('combobox', { name: 'Localidade' }).selectOption('Lisboa')
      await expect(walk.dialog.getByRole('combobox', { name: 'Concessionário' })).toBeEnabled()
      await page.keyboard.press('Escape')
    },
    from: 'motor',
  },
]

for (const { call, logged, meet, isBack, from } of SEEN_CALLS)
  for (const fault of FAILURES)
    test(
      `${call}: ${fault}, then "Tentar novamente" and on to the summary`,
      {
        tag: onceFor(fault),
      },
      async ({ page, site, pageErrors }) => {
        pageErrors.allow(FAILED_CALLS)
        const log = keepLog(page)
        await beImpatient(page)
        site.setFaults({ call, fault })
        const walk = walkOn(page, site.url)
        const visit = { page, walk, retry: page.getByRole('button', { name: 'Tentar novamente' }) }
        await meet(visit)
        await expect(visit.retry).toBeVisible()
        await expectWayOn(page)
        expect(log.some((line) => line.includes(logged))).toBe(true)

        site.clearFaults()
        await visit.retry.click()
        await isBack(visit)
        await expect(visit.retry).toBeHidden()
        // From here on nothing depends on how the call had failed.
        if (fault === 'fail') await walk.goFrom(from, 'resumo')
      },
    )

test('without the versions the buyer goes no further than Version', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.allow(FAILED_CALLS)
  site.setFaults({ call: 'lstVersions', fault: 'fail' })
  const walk = walkOn(page, site.url)
  await walk.goTo('versao')
  await walk.goOn()
  await expect(walk.alert).toContainText('Selecione a versão!')
  await walk.alert.getByRole('button').click()
  await walk.expectStep('versao')
  await walk.goBack()
  await walk.expectStep('motor')
})

test('a share link shows no price while a list of colours fails, and the summary after a retry', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.allow(FAILED_CALLS)
  site.setFaults({ call: 'extColors', fault: 'fail' }, { call: 'panomaricLI', fault: 'html' })
  const walk = walkOn(page, site.url)
  await page.goto(`${site.url}?${WHOLE}`)
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  await expect(page).toHaveURL(/\/resumo$/)
  await expect(page.getByText(/\d €/)).toHaveCount(0)
  expect(await site.savedConfigurations()).toEqual([])
  site.clearFaults()
  await retry.click()
  await walk.expectStep('resumo')
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
})

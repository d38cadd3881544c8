import {
  CAR,
  CHOICES,
  CHOSEN,
  exteriorsOf,
  interiorsOf,
  MODEL,
  PRESELECTED,
} from '../support/catalogue.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

/** Clicks or taps from home until engine, version, colour and interior are other ones than the preselected. */
const MOST = 8

test('another engine, version, colour and interior take few taps from home', async ({
  page,
  site,
  isMobile,
}) => {
  const configurator = configuratorPage(page, site.url)
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    await expect(target).toBeInViewport()
    if (isMobile) await target.tap()
    else await target.click()
    taps += 1
  }
  const next = configurator.footer.getByRole('button', { name: 'Continuar' })

  await configurator.openHome()
  const select = page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true })
  await select.scrollIntoViewIfNeeded()
  await tap(select)
  await configurator.expectStep('motor')
  await configurator.expectSettled()
  await tap(configurator.option(CHOICES.motor))
  await tap(next)
  await configurator.expectStep('versao')
  await configurator.expectSettled()
  await tap(configurator.option(CHOICES.versao))
  await tap(next)
  await configurator.expectStep('exterior')
  await configurator.expectSettled()
  const colour = exteriorsOf(CAR, CHOSEN.version)[1]?.designation ?? ''
  await tap(configurator.option(colour))
  await tap(next)
  await configurator.expectStep('interior')
  await configurator.expectSettled()
  const interior = interiorsOf(CAR, CHOSEN.version)[1]?.designation ?? ''
  await tap(configurator.option(interior))
  await expect(configurator.option(interior)).toBeChecked()
  await expect(configurator.option(PRESELECTED.interior.designation)).not.toBeChecked()
  expect(taps).toBeLessThanOrEqual(MOST)
})

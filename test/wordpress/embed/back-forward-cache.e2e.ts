import {
  expectGoesOn,
  KEEPING_PAGES,
  leaveAndComeBack,
  untilLoaded,
  watchRestoring,
} from '../../e2e/hosts/back-forward-cache.ts'
import { CHROMIUM } from '../../e2e/hosts/opened-browser.ts'
import { CHOICES, MODEL } from '../../e2e/support/catalogue.ts'
import { test } from '../support/fixtures.ts'

test.use({ launchOptions: KEEPING_PAGES })

test('a page of WordPress comes back from the back/forward cache, and goes on where it was', async ({
  page,
  wordpress,
  configurator,
}) => {
  test.skip(CHROMIUM === null, 'This machine has no Chromium with a back/forward cache.')
  await watchRestoring(page)
  await configurator.goToStep('resumo', MODEL, CHOICES)
  await untilLoaded(page)
  await leaveAndComeBack(page, configurator, `${wordpress.url}/sem-configurador/`)
  await expectGoesOn(page, configurator)
})

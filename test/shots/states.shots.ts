import type { ExteriorEntry } from '../../demo/content-site/catalogue/types.ts'
import { CHOSEN, MODEL, WHOLE } from '../e2e/support/catalogue.ts'
import { formOn } from '../e2e/support/lead-form.ts'
import { test } from './fixtures.ts'

/** Time until what never comes is shown as loading, in milliseconds. */
const LOADING_MS = 1000

/** Name, call, its answer, the step that is opened, and a text that it shows then. */
const STATES = [
  ['loading', '/lstModels', null, null, null],
  ['failed', '/lstModels', 404, null, 'Tentar novamente'],
  ['empty', '/lstModels', 200, null, 'Sem resultados'],
  ['step-loading', '/lstEngines', null, 'motor', null],
  ['step-failed', '/lstEngines', 404, 'motor', 'Tentar novamente'],
  ['no-colours', '/extColors', 200, 'exterior', /^Lamentamos/],
  ['summary-loading', '/updateFinances', null, 'resumo', null],
] as const

for (const [name, call, status, step, text] of STATES)
  test(name, async ({ page, site, configurator, shoot, answer }) => {
    await answer(call, status, '[]')
    if (step) await configurator.setChoicesCookie(WHOLE)
    const address = step ? configurator.address(step, MODEL) : site.url
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('cfg-configurator').waitFor({ state: 'attached' })
    if (text === null) await page.waitForTimeout(LOADING_MS)
    else await page.getByText(text).first().waitFor({ state: 'attached' })
    if (text !== null && step) await configurator.openOptions()
    await shoot(name)
  })

test('no-match', async ({ page, configurator, shoot }) => {
  await configurator.openStep('motor')
  await configurator.openOptions()
  await page.getByRole('button', { name: /^Filtro/ }).click()
  await page.getByRole('checkbox', { name: 'Manual' }).check()
  await page
    .getByText(/^Nenhum .+ com os filtros escolhidos/)
    .first()
    .waitFor()
  await shoot('disabled-options')
})

test('alert', async ({ page, configurator, shoot }) => {
  await configurator.openStep('motor')
  await configurator.openOptions()
  await page.getByRole('checkbox', { checked: true }).first().click()
  await configurator.closeOptions()
  await configurator.goToNextStep()
  await configurator.alert.waitFor()
  await shoot('alert')
})

test('no-pictures', async ({ configurator, shoot, answer }) => {
  await answer('/media/', 404, '{}')
  await configurator.openHome()
  await shoot('no-pictures-home')
  await configurator.openStep('exterior')
  await shoot('no-pictures-exterior')
  await configurator.openStep('interior')
  await shoot('no-pictures-interior')
})

test('colour-without-pictures', async ({ page, configurator, shoot, shootOpened }) => {
  await page.route('**/wp-json/cfg/extColors/**', async (route) => {
    const response = await route.fetch()
    const colours = (await response.json()) as readonly ExteriorEntry[]
    const json = colours.map((colour) =>
      colour.colorid === CHOSEN.exterior.colorid
        ? { ...colour, externalColorImages360: [], gallery: [] }
        : colour,
    )
    await route.fulfill({ response, json })
  })
  await configurator.setChoicesCookie(WHOLE)
  await page.goto(configurator.address('exterior', MODEL))
  await configurator.expectSettled()
  await shoot('colour-without-pictures-exterior')
  await page.goto(configurator.address('resumo', MODEL))
  await configurator.expectSettled()
  await shoot('colour-without-pictures-summary')
  await shootOpened('Pedir Proposta', 'colour-without-pictures-form')
  await shootOpened('Ver galeria', 'colour-without-pictures-gallery')
  await shootOpened('Ver em ecrã inteiro', 'colour-without-pictures-window')
})

test('changed-range', async ({ page, site, configurator, shoot }) => {
  await page.goto(`${site.url}?${WHOLE.replace(CHOSEN.exterior.colorid, 'XXX')}`)
  await page.getByText(/a gama mudou/i).waitFor()
  await configurator.expectSettled()
  await shoot('changed-range')
})

test('simulation-failed', async ({ page, configurator, shoot, answer }) => {
  await answer('/updateFinances', 404, '{}')
  await configurator.openStep('resumo')
  await page.getByRole('heading', { name: 'Financiamento' }).scrollIntoViewIfNeeded()
  await shoot('simulation-failed')
})

test('form-offline', async ({ page, context, site, shoot }) => {
  const form = formOn(page, site)
  await form.open('test-drive')
  await form.fillIn('test-drive')
  await context.setOffline(true)
  await form.submit.click()
  await form.alert.waitFor()
  await shoot('form-offline')
})

test('dealers-failed', async ({ configurator, shootOpened, answer }) => {
  await answer('/hyuDealersLst', 404, '{}')
  await configurator.openStep('resumo')
  await shootOpened('Pedir Proposta', 'proposal-failed')
})

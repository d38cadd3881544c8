import type { Locator } from '@playwright/test'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { readPdf } from '../../demo/documents/read-pdf.ts'
import { CHOSEN, priceOf } from '../support/catalogue.ts'
import { openAt } from '../support/comparison.ts'
import { ask, configuratorPage } from '../support/configurator-page.ts'
import type { FinancialInfo } from '../support/credit.ts'
import { expect, test, type Site } from '../support/fixtures.ts'
import { openRow, openShare } from '../support/summary-rows.ts'

const { creditLegal } = buildCatalogue().backOffice

const PARTIES = [
  creditLegal.warning,
  creditLegal.lenderName,
  creditLegal.intermediaryName,
  creditLegal.intermediaryCategory,
  creditLegal.intermediaryNumber,
]

const INSTALMENT = /Mensalidade|Prestação mensal|prestações mensais/
const CONSUMPTION = /\d (l|kWh)\/100 km/
const EMISSIONS = /\d g\/km/

/** What a place has to show; an instalment alone requires the credit notice. */
interface Place {
  readonly name: string
  readonly text: string
  readonly hasInstalment: boolean
  readonly hasCar: boolean
}

/** Whether a place has all that its figures require. */
function missingIn({ name, text, hasInstalment, hasCar }: Place): readonly string[] {
  const plain = text.replaceAll(/\s+/g, ' ')
  const absent = (what: string, isThere: boolean): string[] =>
    isThere ? [] : [`${name}: ${what} is missing`]
  const needsCredit = hasInstalment || INSTALMENT.test(plain)
  return [
    ...absent('an instalment', !hasInstalment || INSTALMENT.test(plain)),
    ...(needsCredit ? PARTIES.flatMap((part) => absent(part, plain.includes(part))) : []),
    ...(hasCar ? absent('the consumption', CONSUMPTION.test(plain)) : []),
    ...(hasCar ? absent('the CO2', EMISSIONS.test(plain)) : []),
  ]
}

/** The lists of figures in which the TAEG is smaller than another figure. */
const smallTaegs = (root: Locator): Promise<string[]> =>
  root.locator('dl').evaluateAll((lists) =>
    lists
      .map((list) =>
        [...list.children].map((row) => ({
          isTaeg: row.firstElementChild?.textContent.startsWith('TAEG') ?? false,
          size: parseFloat(getComputedStyle(row.lastElementChild ?? row).fontSize),
          text: row.textContent,
        })),
      )
      .filter((rows) => {
        const taeg = rows.find(({ isTaeg }) => isTaeg)
        return taeg && rows.some(({ size }) => size > taeg.size)
      })
      .map((rows) => rows.map(({ text }) => text).join(' ')),
  )

/** The official values in smaller type than the details of the price beside them. */
const smallValues = (root: Locator): Promise<string[]> =>
  root.locator('dt').evaluateAll((terms) => {
    const sizeOf = (term: Element) =>
      parseFloat(getComputedStyle(term.nextElementSibling ?? term).fontSize)
    const details = terms.filter(({ textContent }) =>
      /^(Montante financiado|Entrada inicial)$/.test(textContent),
    )
    if (details.length === 0) return []
    const least = Math.min(...details.map(sizeOf))
    return terms
      .filter((term) => term.textContent.endsWith('(WLTP)') && sizeOf(term) < least)
      .map(({ textContent }) => `${textContent} is smaller than the price details`)
  })

test('every screen, dialog, printed page and document with an instalment names warning, lender and intermediary, and the official values of the car', async ({
  page,
  site,
}) => {
  const configurator = configuratorPage(page, site.url)
  const widget = page.locator('cfg-configurator .cfg')
  const { dialog } = configurator
  const problems: string[] = []
  const see = async (name: string, root: Locator, shown: Partial<Place> = {}): Promise<void> => {
    const needs = { hasInstalment: true, hasCar: true, ...shown }
    const seen = async () => missingIn({ name, text: await root.innerText(), ...needs })
    // The notice and the figures may still be loading.
    await expect.poll(seen, { message: name }).toEqual([])
    problems.push(...(await smallTaegs(root)), ...(await smallValues(root)))
  }
  const seeScreen = async (name: string): Promise<void> => {
    await see(name, widget)
    await expect(widget.locator('.legal-line a'), name).toHaveCount(4)
  }
  const seeDialog = async (name: string, opener: Locator, shown: Partial<Place>) => {
    await opener.click()
    await see(name, dialog, shown)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const money = { hasCar: false }
  const info = widget.getByRole('button', { name: /^Saber mais sobre/ })

  await configurator.openHome()
  await seeScreen('models')
  await seeDialog("a model's price", info.first(), money)
  await widget.getByRole('button', { name: 'Ajude-me a escolher' }).click()
  for (let question = 1; question <= 5; question += 1) {
    await expect(dialog.getByText(`Pergunta ${question} de 5`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Saltar esta pergunta' }).click()
  }
  await see('the recommended models', dialog, money)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  for (const [step, name] of [
    ['motor', 'engines'],
    ['versao', 'versions'],
  ] as const) {
    await configurator.openStep(step)
    // Closed, the sheet of a phone hides the cards, but not the notice.
    await see(`${name}, closed`, widget, money)
    await configurator.openOptions()
    await seeScreen(name)
    await seeDialog(`the price on a card of ${name}`, info.first(), money)
    await configurator.closeOptions()
  }
  const details = configurator.footer.getByRole('button', { name: 'Detalhes do financiamento' })
  for (const step of ['exterior', 'interior'] as const) {
    await configurator.openStep(step)
    if (await details.isVisible()) await details.click()
    await seeScreen(step)
  }
  await seeDialog('the price in the bar', configurator.footer.locator('.info'), money)

  for (const type of ['motor', 'versao'] as const) {
    await openAt(configurator, page, site, type)
    await seeScreen(`comparison of ${type}`)
  }

  await configurator.openStep('resumo')
  await seeScreen('summary')
  await page.emulateMedia({ media: 'print' })
  await see('printed summary', widget)
  await page.emulateMedia({ media: 'screen' })
  await openShare(widget)
  for (const name of ['Pedir Proposta', 'Marcar Test-Drive', 'Enviar por email']) {
    await seeDialog(name, widget.getByRole('button', { name }).first(), {})
  }
  await openRow(widget, 'Financiamento')
  await see('summary with its financing', widget)
  await widget.getByRole('button', { name: 'Comparar modalidades' }).click()
  await see('both credit types', dialog, money)
  await dialog
    .getByRole('button', { name: /^Ver plano/ })
    .first()
    .click()
  await expect(dialog.getByRole('table')).toHaveCount(2)
  await see('amortisation plan', dialog, money)

  for (const [name, text, shown] of await documents(site))
    problems.push(...missingIn({ name, text, hasInstalment: true, hasCar: true, ...shown }))
  expect(problems).toEqual([])
})

/** The texts of the configuration PDF and of the FIN. */
async function documents({ url }: Site) {
  const { version, exterior, interior } = CHOSEN
  const response = await fetch(new URL('/wp-json/cfg/get-cfg-pdf/', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      data: {
        idVersion: version.id,
        idExterior: exterior.colorid,
        idInterior: interior.idColor,
      },
    }),
  })
  const sheet = await fetch((await response.json()) as string)
  const price = priceOf(CHOSEN)
  const { financialInfo } = await ask<{
    financialInfo: FinancialInfo & { readonly pdfinBase64: string }
  }>(url, `updateFinances/${version.id}/${price}/${price}/500/7500/96/0/0/0/S`)
  const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text
  return [
    ['configuration PDF', await textOf(new Uint8Array(await sheet.arrayBuffer())), {}],
    ['FIN', await textOf(Buffer.from(financialInfo.pdfinBase64, 'base64')), { hasCar: false }],
  ] as const
}

import { openRow } from '../../e2e/support/summary-rows.ts'
import type { Page } from '@playwright/test'
import { dialogOf, openFormOn } from '../../e2e/support/lead-fields.ts'
import { expect, test, type WordpressSite } from '../support/fixtures.ts'
import { beginAnew, fillIn, openForm, send, expectPosted } from './lead-forms.ts'
import type { Mail } from '../support/lead-mails.ts'

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What a mail reads, without markup. */
const textOf = ({ message }: Mail): string =>
  plain(message.replaceAll(/<[^>]+>/g, ' ').replaceAll('&nbsp;', ' '))

/** Every amount and rate on a part of the screen: '42 350 €', '459,33 €', '8,2%'. */
function figuresIn(text: string): string[] {
  const found = plain(text).match(/\d{1,3}(?: \d{3})*(?:,\d+)?(?: €|%)/g) ?? []
  return [...new Set(found)]
}

/** Mails show every amount with its cents, the form's terms only those that are not zero. */
const withoutZeroCents = (text: string): string => text.replaceAll(',00 €', ' €')

/** Names and figures of the open form's car, as displayed. */
async function carOnScreen(page: Page): Promise<{ names: string[]; figures: string[] }> {
  const panel = dialogOf(page).locator('.form-car')
  await expect(panel.locator('[aria-busy=true], .sk')).toHaveCount(0)
  await expect(panel).toContainText('€')
  const lines = await panel.locator('.recap > p.soft').allTextContents()
  // 'engine version', then 'exterior · interior'
  const [car = '', colours = ''] = lines.slice(1)
  const names = [...car.split(' '), ...colours.split(' · ')]
  return { names: names.map(plain).filter(Boolean), figures: figuresIn(await panel.innerText()) }
}

/** Submits the open form and returns both mails. */
async function submit(page: Page, wordpress: WordpressSite, form: 'proposal' | 'test-drive') {
  await fillIn(page, form)
  await send(page)
  await expectPosted(page)
  await wordpress.run("do_action( 'cfg_configurator_leads' );")
  await expect.poll(async () => (await wordpress.mails()).length).toBe(2)
  const mails = (await wordpress.mails()).map(textOf)
  const [dealer = '', buyer = ''] = mails
  return { dealer, buyer }
}

/** Both mails name the car and every figure that the form showed, and no other price or payment. */
function expectSame(
  { dealer, buyer }: { dealer: string; buyer: string },
  { names, figures }: { names: string[]; figures: string[] },
): void {
  expect(figures.length).toBeGreaterThanOrEqual(3)
  for (const mail of [dealer, buyer])
    for (const part of [...names, ...figures])
      expect(withoutZeroCents(mail)).toContain(withoutZeroCents(part))
}

test('a lead contains the configuration of its own tab when two tabs show the same model', async ({
  context,
  page,
  wordpress,
}) => {
  const other = await context.newPage()
  await page.goto(`${wordpress.page}?modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA`)
  await expect(page.getByRole('heading', { level: 1, name: /Maré/ })).toBeVisible()
  await openForm(other, wordpress, 'proposal')
  const otherCar = await carOnScreen(other)
  await openFormOn(page, 'proposal')
  const car = await carOnScreen(page)
  expect(car.figures[0]).not.toBe(otherCar.figures[0])
  const mails = await submit(page, wordpress, 'proposal')
  expectSame(mails, car)
  for (const mail of Object.values(mails)) expect(mail).not.toContain(otherCar.figures[0])
})

test('the mails contain every figure of an Open Drive simulation to the cent', async ({
  page,
  wordpress,
}) => {
  await page.goto(`${wordpress.page}?modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA`)
  await openRow(page, 'Financiamento')
  const section = page.getByRole('region', { name: 'Financiamento' })
  await section.getByRole('radio', { name: /Open Drive/ }).check()
  const result = section.getByRole('region', { name: 'Simulação Financeira:' })
  const rows = result.locator('dl > div')
  const lastPayment = rows.filter({ hasText: 'Última prestação' })
  await expect(lastPayment).toContainText('€')
  const loan = figuresIn(await rows.allInnerTexts().then((texts) => texts.join('\n')))
  await result.getByRole('button', { name: 'Pedir Proposta' }).click()
  const car = await carOnScreen(page)
  const mails = await submit(page, wordpress, 'proposal')
  expectSame(mails, { names: [...car.names, 'Open Drive'], figures: [...car.figures, ...loan] })
})

test('the mails of a form opened on the exterior step contain what was chosen by then', async ({
  page,
  configurator,
  wordpress,
}) => {
  await page.goto(`${wordpress.page}?modelid=101&engine=1012&version=10123`)
  await configurator.expectStep('exterior')
  await page.getByRole('button', { name: 'Pedir mais informações' }).first().click()
  await expect(dialogOf(page)).toBeVisible()
  const car = await carOnScreen(page)
  expect(car.names.length).toBeGreaterThanOrEqual(2)
  expectSame(await submit(page, wordpress, 'proposal'), car)
})

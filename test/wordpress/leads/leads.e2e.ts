import type { Page } from '@playwright/test'
import { dialogOf, openFormOn } from '../../e2e/support/lead-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import { beginAnew, fillIn, leads, openForm, send, sendLead, thanks } from './lead-forms.ts'
import { proposal } from './lead-site.ts'

const DRAFT_COOKIE = 'cfg_configurator_draft'

/** Posts a form that breaks a rule as a page without JavaScript does, and gives the address of the failure page. */
async function postRefused(page: Page, url: string): Promise<string> {
  const answer = await page.request.post(`${url}/?cfg-configurator=pedido`, {
    form: Object.fromEntries(proposal({ telefone: '12' })),
    maxRedirects: 0,
  })
  return answer.headers()['location'] ?? ''
}

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

for (const form of ['proposal', 'test-drive'] as const)
  test(`a ${form} is stored with its configuration and mailed to dealer and buyer`, async ({
    page,
    wordpress,
  }) => {
    const mails = await sendLead(page, wordpress, form)
    const [lead, ...others] = await leads(wordpress)
    expect(others).toEqual([])
    expect(lead).toMatchObject({ form_type: form, status: 'received', email: 'ines@exemplo.pt' })
    expect(lead?.message).toMatch(/^Bom dia 🚗/)
    expect(mails.map(({ to }) => to)).toEqual([lead?.dealer_email, 'ines@exemplo.pt'])
    for (const { message } of mails) expect(message).toMatch(/Maré[^]*€/)
    const back = new URL(page.url()).searchParams.get('voltar') ?? ''
    await page.goto(new URL(back, page.url()).href)
    await expect(page.getByRole('heading', { level: 1, name: /Maré/ })).toBeVisible()
  })

test('a configuration sent by email contains a link that opens it again', async ({
  page,
  wordpress,
}) => {
  const mails = await sendLead(page, wordpress, 'configuration-email')
  const mail = mails.find(({ to }) => to === 'ines@exemplo.pt')
  const link = /href="([^"]+modelid=101[^"]*)"/.exec(mail?.message ?? '')?.[1] ?? ''
  await page.goto(link.replaceAll('&#038;', '&').replaceAll('&amp;', '&'))
  await expect(page.getByRole('heading', { level: 1, name: /Maré/ })).toBeVisible()
})

test('a double click and a form sent again after going back create one lead', async ({
  page,
  wordpress,
}) => {
  await openForm(page, wordpress, 'test-drive')
  await fillIn(page, 'test-drive')
  await page.waitForFunction(() => performance.now() > 2200)
  await dialogOf(page).getByRole('button', { name: 'Submeter' }).dblclick()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await openFormOn(page, 'test-drive')
  await fillIn(page, 'test-drive')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(await leads(wordpress)).toHaveLength(1)
})

test('a rejected form can be corrected on the failure page without typing anything twice', async ({
  page,
  wordpress,
}) => {
  await openForm(page, wordpress, 'proposal')
  await fillIn(page, 'proposal')
  // A rule that only the site knows: the dealer is none of its own any more.
  await page.evaluate(() => {
    const submit = HTMLFormElement.prototype.submit
    HTMLFormElement.prototype.submit = function () {
      this.addEventListener('formdata', ({ formData }) => formData.set('dealer', 'GONE1'))
      submit.call(this)
    }
  })
  await send(page)
  await expect(page.getByRole('heading', { name: /não( foi)? enviado/i })).toBeVisible()
  await expect(page.getByText('Indique um concessionário')).toBeVisible()
  expect(await leads(wordpress)).toEqual([])
  await expect(page.getByLabel('Nome')).toHaveValue('Inês Conceição')
  await expect(page.getByLabel('Mensagem')).toHaveValue(/^Bom dia 🚗/)
  await page.getByRole('combobox', { name: /^Concessionário/ }).selectOption('Lume Tejo, Lisboa')
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(thanks(page)).toBeVisible()
  const [lead] = await leads(wordpress)
  expect(lead).toMatchObject({ status: 'received', dealer_email: 'tejo@lume.example' })
})

test('a rejected form can be corrected without JavaScript, and the failure page then says that it was sent', async ({
  browser,
  wordpress,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await postRefused(page, wordpress.url))
  await page.getByLabel('Telefone').fill('912345678')
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await leads(wordpress)).toHaveLength(1)
  await page.goBack()
  await expect(page.getByText('Já recebemos este pedido')).toBeVisible()
  await expect(page.getByText(/ficou guardado/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enviar de novo' })).toHaveCount(0)
  await context.close()
})

test('the token of a rejected form is in a session cookie that scripts cannot read, and in no URL', async ({
  page,
  wordpress,
}) => {
  const address = await postRefused(page, wordpress.url)
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === DRAFT_COOKIE)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1, path: '/' })
  expect(cookie?.value).toMatch(/^[0-9a-f]{32}$/)
  await page.goto(address)
  expect(page.url()).not.toContain(cookie?.value)
  await expect(page.getByLabel('Nome')).toHaveValue('Inês Conceição')
  await page.context().clearCookies({ name: DRAFT_COOKIE })
  await page.goto(address)
  await expect(page.getByLabel('Nome')).toHaveCount(0)
})

test('an invented draft in the URL of a page shows nothing', async ({ page, wordpress }) => {
  for (const address of [`${wordpress.url}/?rascunho=x`, `${wordpress.page}?rascunho=x`]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByText(/já não está disponível|ficou guardado/)).toHaveCount(0)
  }
})

test('a form is stored although the site has lost its table of leads', async ({
  page,
  wordpress,
}) => {
  await openForm(page, wordpress, 'proposal')
  await wordpress.run('$GLOBALS["wpdb"]->query( "DROP TABLE wp_cfg_configurator_leads" );')
  await fillIn(page, 'proposal')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(await leads(wordpress)).toHaveLength(1)
})

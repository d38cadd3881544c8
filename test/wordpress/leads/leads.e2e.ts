import { dialogOf } from '../../e2e/support/lead-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  beginAnew,
  fillIn,
  leads,
  openForm,
  send,
  sendLead,
  sendOpen,
  expectPosted,
} from './lead-forms.ts'

const STORED = 'cfg_submitted_form'

test.beforeEach(({ wordpress }) => beginAnew(wordpress))

for (const form of ['proposal', 'test-drive'] as const)
  test(`a ${form} is stored with its configuration and mailed to dealer and buyer`, async ({
    page,
    wordpress,
  }) => {
    await openForm(page, wordpress, form)
    if (form === 'test-drive') await dialogOf(page).getByRole('radio', { name: 'Manhã' }).check()
    const mails = await sendOpen(page, wordpress, form)
    const [lead, ...others] = await leads(wordpress)
    expect(others).toEqual([])
    expect(lead).toMatchObject({ form_type: form, status: 'received', email: 'ines@exemplo.pt' })
    const words =
      form === 'test-drive' ? /^Prefiro fazer o test-drive de manhã\.\nBom dia 🚗/ : /^Bom dia 🚗/
    expect(lead?.message).toMatch(words)
    if (form === 'test-drive')
      expect(mails[0]?.message).toContain('Prefiro fazer o test-drive de manhã.')
    expect(mails.map(({ to }) => to)).toEqual([lead?.dealer_email, 'ines@exemplo.pt'])
    for (const { message } of mails) expect(message).toMatch(/Maré[^]*€/)
    const back = new URL(page.url()).searchParams.get('cfg_configurator_back') ?? ''
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

test('a rejected form is filled in again after the link back of the failure page, and can be sent', async ({
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
  const posts: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.isNavigationRequest()) return
    posts.push(new URLSearchParams(request.postData() ?? '').get('submission_id'))
  })
  await send(page)
  await expectPosted(page, /não( foi)? enviado/i)
  await expect(page.getByText('Indique um concessionário')).toBeVisible()
  expect(await leads(wordpress)).toEqual([])
  expect(decodeURIComponent(page.url())).not.toMatch(/Conceição|exemplo/)
  await page.getByRole('link', { name: 'Voltar à configuração' }).click()
  const form = dialogOf(page)
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('Inês Conceição')
  await expect(form.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(/^Bom dia 🚗/)
  await expect(form.getByRole('checkbox', { name: /marketing/ })).not.toBeChecked()
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBeNull()
  await send(page)
  await expectPosted(page)
  expect(await leads(wordpress)).toMatchObject([{ status: 'received', email: 'ines@exemplo.pt' }])
  // Nothing was changed, so both posts are the same submission.
  expect(new Set(posts)).toEqual(new Set([posts[0]]))
  expect(posts).toHaveLength(2)
  expect(posts[0]).toMatch(/^[\w-]{8,}$/)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBeNull()
})

import { MODEL, CHOICES, WHOLE } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, FAILED_CALLS, test } from '../support/fixtures.ts'
import { formOn, FORMS } from '../support/lead-form.ts'
import { walkOn } from '../support/walk.ts'

const UTM = '&utm_source=boletim&utm_medium=email&utm_campaign=outono'

for (const kind of FORMS) {
  test(`${kind}: a filled-in form becomes a lead, and leads back to the configuration`, async ({
    page,
    site,
  }) => {
    const form = formOn(page, site)
    await form.open(kind, UTM)
    await form.fillIn(kind, { message: 'Bom dia,\ngostaria de saber mais.' })
    await form.submit.click()
    await form.expectThanks()
    const [lead, ...others] = await site.leads()
    expect(others).toEqual([])
    const hasDealer = kind !== 'configuration-email'
    expect(lead).toMatchObject({
      form_type: kind,
      submission_id: expect.stringMatching(/^[\w-]{8,80}$/),
      name: 'Inês Conceição',
      email: 'ines@exemplo.pt',
      telefone: hasDealer ? '912345678' : '',
      id_district: hasDealer ? '11' : '',
      dealer: hasDealer ? 'LX01' : '',
      accept: 'S',
      disclaimer: '',
      model: MODEL,
      id_model: '101',
      configurationID: expect.stringMatching(/^[\da-f]{32}$/),
      from_page: `${site.url.replace(/\/$/, '')}?${WHOLE}`,
      utm_source: 'boletim',
      utm_medium: 'email',
      utm_campaign: 'outono',
      utm_term: '',
      utm_content: '',
      stand: hasDealer ? 'Lume Tejo, Lisboa' : '',
      leadSource: 'Configurador',
      lead_type: 'CFG',
      form_type_code: 'CFG-LUME',
      typeService: 'VN',
      idSubscriptionCenterOrigin: '27',
      contactType: 'Web',
    })
    const sheet = /^Bom dia,\ngostaria de saber mais\.\nPDF: (http\S+\.pdf)$/.exec(lead?.msg ?? '')
    expect(sheet === null).toBe(kind !== 'proposal')
    if (kind === 'proposal') {
      const answer = await page.request.get(sheet?.[1] ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
    }
    await page.getByRole('link', { name: 'Voltar à configuração' }).click()
    await form.expectSummary()
    for (const choice of [CHOICES.motor, CHOICES.versao, CHOICES.exterior, CHOICES.interior])
      await expect(page.getByRole('listitem').filter({ hasText: choice }).last()).toBeVisible()
  })

  test(`${kind}: nothing is posted while anything is wrong`, async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open(kind)
    await form.submit.click()
    const count = kind === 'configuration-email' ? 3 : 5
    await expect(form.alert).toHaveText(`Há ${count} campos por corrigir.`)
    await expect(form.field('Nome')).toBeFocused()
    await form.fillIn(kind)
    await expect(form.alert).toHaveCount(0)
    await form.consent.uncheck()
    await form.submit.click()
    await expect(form.alert).toHaveText('Há 1 campo por corrigir.')
    await expect(form.consent).toBeFocused()
    await expect(form.consent).toHaveAccessibleDescription(
      'Tem que aceitar a Política de Privacidade',
    )
    expect(form.posts()).toBe(0)
  })
}

const WRONG = [
  ['Nome', '   ', 'Indique um nome válido'],
  ['Email', 'ines@exemplo', 'Indique um email válido'],
  ['Telefone', '91234567', 'Indique um número de telefone'],
  ['Telefone', '91234567a', 'Indique um número de telefone'],
] as const

for (const [name, value, message] of WRONG)
  test(`${name} as '${value}' is refused beside the field`, async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open('test-drive')
    await form.fillIn('test-drive')
    await form.field(name).fill(value)
    await form.submit.click()
    await expect(form.field(name)).toBeFocused()
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.field(name)).toHaveAccessibleDescription(message)
    expect(form.posts()).toBe(0)
  })

test(
  'a district brings its dealers, and another one begins anew',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open('proposal')
    const dealer = form.field('Concessionário')
    await expect(dealer).toBeDisabled()
    await form.fillIn('proposal')
    await form.field('Localidade').selectOption('Setúbal')
    await expect(dealer).toHaveValue('')
    await form.submit.click()
    await expect(dealer).toBeFocused()
    await expect(dealer).toHaveAccessibleDescription('Indique um concessionário')
    await form.field('Localidade').selectOption('')
    await form.submit.click()
    await expect(form.field('Localidade')).toHaveAccessibleDescription('Indique uma localidade')
    await expect(dealer).toBeDisabled()
    await expect(form.alert).toHaveText('Há 1 campo por corrigir.')
  },
)

test(
  'reduces a phone to 9 digits, and takes a message of 3500 and no more',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open('proposal')
    await form.field('Telefone').pressSequentially('+351 912 345 678')
    await form.field('Telefone').blur()
    await expect(form.field('Telefone')).toHaveValue('912345678')
    await form.fillIn('proposal', { message: `${'a'.repeat(3499)}\n` })
    await expect(form.dialog.getByText('Opcional · 3500 de 3 500')).toBeVisible()
    await form.field('Mensagem').press('End')
    await form.field('Mensagem').pressSequentially('b')
    await expect(form.field('Mensagem')).toHaveValue(`${'a'.repeat(3499)}\n`)
    await form.field('Mensagem').fill('a'.repeat(3500))
    await form.submit.click()
    await form.expectThanks()
    const [lead] = await site.leads()
    expect(lead?.msg).toMatch(/^a{3500}\nPDF: http\S+\.pdf$/)
  },
)

test('what was filled in stays when the form is closed and opened again', async ({
  page,
  site,
}) => {
  const form = formOn(page, site)
  await form.open('proposal')
  await form.fillIn('proposal', { message: 'Bom dia' })
  await page.keyboard.press('Escape')
  await expect(form.dialog).toHaveCount(0)
  await form.reopen('proposal')
  await expect(form.field('Nome')).toHaveValue('Inês Conceição')
  await expect(form.field('Concessionário')).toHaveValue('LX01')
  await expect(form.field('Mensagem')).toHaveValue('Bom dia')
  await expect(form.consent).toBeChecked()
})

test('can be filled in and sent by keyboard alone', { tag: '@desktop' }, async ({ page, site }) => {
  const form = formOn(page, site)
  await form.open('test-drive')
  const type = async (name: string, keys: string): Promise<void> => {
    await page.keyboard.press('Tab')
    await expect(form.field(name)).toBeFocused()
    await page.keyboard.type(keys)
  }
  await expect(form.dialog.getByRole('button', { name: 'Fechar' })).toBeFocused()
  await type('Nome', 'Inês')
  await type('Email', 'ines@exemplo.pt')
  await type('Telefone', '912345678')
  await type('Localidade', 'Lis')
  await type('Concessionário', 'Lume T')
  await type('Mensagem', 'Ao sábado, se puder ser.')
  await page.keyboard.press('Tab')
  await expect(form.consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.dialog.getByRole('link', { name: /^Política/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.marketing).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await form.expectThanks()
  expect(await site.leads()).toMatchObject([{ form_type: 'test-drive', disclaimer: '' }])
})

test('each form, with and without errors, has no axe violations', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const form = formOn(page, site)
  await form.open('proposal')
  await expectNoAxeViolations(page)
  await form.submit.click()
  await expect(form.alert).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await form.reopen('configuration-email')
  await form.submit.click()
  await expectNoAxeViolations(page)
})

test('a form on its way has no axe violations', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A page on its way elsewhere cannot be looked into.
  await page.addInitScript(() => (HTMLFormElement.prototype.submit = () => undefined))
  const form = formOn(page, site)
  await form.open('proposal')
  await form.fillIn('proposal')
  await form.submit.click()
  await expect(form.dialog.getByRole('button', { name: 'Carregando...' })).toBeDisabled()
  await expectNoAxeViolations(page)
})

test('without the back office, a message of the buyer’s own takes the form’s place', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.allow(FAILED_CALLS)
  site.setFaults({ call: 'backOffice', fault: 'fail' })
  await page.goto(`${site.url}?${WHOLE}`)
  const walk = walkOn(page, site.url)
  await walk.expectStep('resumo')
  await walk.expectSettled()
  await walk.footer.getByRole('button', { name: 'Pedir Proposta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quero ser Contactado' })
  await dialog.getByRole('combobox', { name: 'Localidade' }).selectOption('Lisboa')
  const link = dialog.getByRole('link', { name: 'Escrever a Lume Tejo, Lisboa' })
  await expect(link).toHaveAttribute('href', /^mailto:.+proposta/)
  await expectNoAxeViolations(page)
})

import { CHOICES, MODEL, WHOLE } from '../support/catalogue.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'
import { formOn, FORMS } from '../support/lead-form.ts'

const UTM = '&utm_source=boletim&utm_medium=email&utm_campaign=outono'

for (const kind of FORMS)
  test(
    `a ${kind} form becomes a lead and leads back to the configuration`,
    // The forms differ in their fields, not in their layout: one of them runs at both widths.
    { tag: kind === 'proposal' ? [] : '@desktop' },
    async ({ page, site }) => {
      const form = formOn(page, site)
      await form.open(kind, UTM)
      await form.fillIn(kind, { message: 'Bom dia,\ngostaria de saber mais.' })
      if (kind === 'test-drive') await form.dayPart('Manhã').check()
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
      const sheet = /^Bom dia,\ngostaria de saber mais\.\nPDF: (http\S+\.pdf)$/.exec(
        lead?.msg ?? '',
      )
      expect(sheet === null).toBe(kind !== 'proposal')
      if (kind === 'test-drive')
        expect(lead?.msg).toBe(
          'Prefiro fazer o test-drive de manhã.\nBom dia,\ngostaria de saber mais.',
        )
      if (kind === 'proposal') {
        const answer = await page.request.get(sheet?.[1] ?? '')
        expect(answer.headers()['content-type']).toBe('application/pdf')
      }
      await page.getByRole('link', { name: 'Voltar à configuração' }).click()
      await form.expectSummary()
      for (const choice of [CHOICES.motor, CHOICES.versao, CHOICES.exterior, CHOICES.interior])
        await expect(page.getByRole('listitem').filter({ hasText: choice }).last()).toBeVisible()
    },
  )

test(
  'a form can be filled in and sent by keyboard alone',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open('test-drive')
    const type = async (name: string, keys: string): Promise<void> => {
      await page.keyboard.press('Tab')
      await expect(form.field(name)).toBeFocused()
      await page.keyboard.type(keys)
    }
    await expect(form.dialog.getByRole('button', { name: 'Fechar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.dialog.getByRole('group', { name: 'A sua configuração' })).toBeFocused()
    await type('Nome', 'Inês')
    await type('Email', 'ines@exemplo.pt')
    await type('Telefone', '912345678')
    await type('Localidade', 'Lis')
    await type('Concessionário', 'Lume T')
    await page.keyboard.press('Tab')
    await expect(form.dayPart('Indiferente')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(form.dayPart('Fim do dia')).toBeChecked()
    await type('Mensagem', 'Ao sábado, se puder ser.')
    await page.keyboard.press('Tab')
    await expect(form.consent).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(form.dialog.getByRole('link', { name: /^Política/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.marketing).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.sharing).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.submit).toBeFocused()
    await page.keyboard.press('Enter')
    await form.expectThanks()
    expect(await site.leads()).toMatchObject([
      {
        form_type: 'test-drive',
        disclaimer: '',
        msg: 'Prefiro fazer o test-drive ao fim do dia.\nAo sábado, se puder ser.',
      },
    ])
  },
)

test('the forms have no accessibility violations, with and without errors', async ({
  page,
  site,
}) => {
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

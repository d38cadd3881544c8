import { expect, test } from '../support/fixtures.ts'
import { formOn } from '../support/lead-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'choosing a district lists its dealers, and another district clears the dealer',
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
  'the telephone number is reduced to 9 digits, and a message ends at 3500 characters',
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

test(
  'on a phone only the fields of a form scroll, and the summary of its errors leads to each of them',
  { tag: '@phone' },
  async ({ page, site }) => {
    const form = formOn(page, site)
    await form.open('proposal')
    const hidden = () => form.dialog.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)
    expect(await hidden()).toBe(0)
    await form.submit.click()
    await form.dialog.getByRole('button', { name: 'Política de Privacidade' }).click()
    await expect(form.consent).toBeFocused()
    await expect(form.consent).toBeInViewport()
    await expect(form.dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(form.submit).toBeInViewport({ ratio: 1 })
    expect(await hidden()).toBe(0)
  },
)

test(
  'a form keeps what was filled in when it is closed and opened again',
  { tag: '@desktop' },
  async ({ page, site }) => {
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
  },
)

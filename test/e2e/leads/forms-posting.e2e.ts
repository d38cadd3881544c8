import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { formOn, LEAD_PATH } from '../support/lead-form.ts'

test(
  'a form whose post failed on the network is filled in again when the buyer goes back',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const form = formOn(page, site)
    await form.open('test-drive')
    await form.fillIn('test-drive')
    await page.route(`**${LEAD_PATH}`, (route) => route.abort('internetdisconnected'))
    await form.submit.click()
    await expect.poll(() => page.url()).not.toContain('resumo')
    await page.unroute(`**${LEAD_PATH}`)
    await page.goBack()
    await expect(form.dialog.getByRole('textbox', { name: 'Nome' })).not.toHaveValue('')
    await expect(form.dialog.getByRole('textbox', { name: 'Telefone' })).toHaveValue(/^\d{9}$/)
    await form.submit.click()
    await form.expectThanks()
    expect(await site.leads()).toHaveLength(1)
    expect(await page.evaluate(() => sessionStorage.getItem('cfg_submitted_form'))).not.toBeNull()
    await page.goBack()
    await form.expectSummary()
    await expect(form.dialog).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('cfg_submitted_form'))).toBeNull()
  },
)

test(
  'a post that the site refuses leads to the problem page, and from there back to the form as it was filled in',
  { tag: '@desktop' },
  async ({ page, site }) => {
    site.setFaults({ call: 'lead', fault: 'fail', times: 1 })
    const form = formOn(page, site)
    await form.open('test-drive')
    await form.fillIn('test-drive')
    await form.submit.click()
    await form.expectProblem()
    expect(await site.leads()).toEqual([])
    await page.getByRole('link', { name: 'Voltar e tentar novamente' }).click()
    await form.expectSummary()
    await expect(form.dialog.getByRole('textbox', { name: 'Nome' })).not.toHaveValue('')
    await expect(form.dialog.getByRole('textbox', { name: 'Telefone' })).toHaveValue(/^\d{9}$/)
    await expect(form.marketing).not.toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('cfg_submitted_form'))).toBeNull()
    await form.submit.click()
    await form.expectThanks()
    expect(await site.leads()).toHaveLength(1)
    await page.getByRole('link', { name: 'Voltar à configuração' }).click()
    await form.expectSummary()
    await expect(form.dialog).toHaveCount(0)
  },
)

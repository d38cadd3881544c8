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

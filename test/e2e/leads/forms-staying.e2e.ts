import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { formOn, LEAD_PATH } from '../support/lead-form.ts'

test(
  'offline, the message is in the window and has the focus, at every attempt',
  { tag: '@phone' },
  async ({ page, site, context, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const form = formOn(page, site)
    await form.open('test-drive')
    await form.fillIn('test-drive')
    await context.setOffline(true)
    for (const attempt of ['first', 'second'])
      await test.step(attempt, async () => {
        await form.dialog.getByRole('checkbox').last().scrollIntoViewIfNeeded()
        await form.submit.click()
        await expect(form.alert).toBeFocused()
        await expect(form.alert).toBeInViewport({ ratio: 1 })
      })
    await context.setOffline(false)
    await form.submit.click()
    await form.expectThanks()
  },
)

test(
  'a form can be submitted again, as one lead, if its response has no content',
  { tag: '@phone' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    await page.clock.install()
    const form = formOn(page, site)
    await form.open('test-drive')
    await form.fillIn('test-drive')
    const ids: (string | null)[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === LEAD_PATH)
        ids.push(new URLSearchParams(request.postData() ?? '').get('submission_id'))
    })
    await page.route(`**${LEAD_PATH}`, (route) => route.fulfill({ status: 204 }), { times: 1 })
    const answered = page.waitForResponse(`**${LEAD_PATH}`)
    await form.submit.click()
    await answered
    await expect(form.dialog.getByRole('button', { name: 'Carregando...' })).toBeDisabled()
    await page.clock.fastForward(15_000)
    await expect(form.alert).toContainText('Ainda não recebemos resposta')
    await expect(form.alert).toBeFocused()
    await expect(form.alert).toBeInViewport({ ratio: 1 })
    await expect(form.submit).toBeEnabled()
    await form.submit.click()
    await form.expectThanks()
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^\w{22}$/)
    expect(ids[1]).toBe(ids[0])
    expect(await site.leads()).toHaveLength(1)
  },
)

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

/** Responses that do not leave the page; null for a visitor who stops the post before there is one. */
const STAYING = { 'the response has no content': { status: 204 }, 'the visitor stops it': null }

for (const [what, response] of Object.entries(STAYING))
  test(
    `a form can be submitted again, as one lead, if the page is not left: ${what}`,
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
      const answer = Promise.withResolvers<undefined>()
      await page.route(
        `**${LEAD_PATH}`,
        async (route) => {
          if (response) await route.fulfill(response)
          answer.resolve(undefined)
        },
        { times: 1 },
      )
      // Later, the page could not be reached before the post has ended.
      if (!response) await page.evaluate(() => setTimeout(() => window.stop(), 1500))
      await form.submit.click()
      await answer.promise
      await expect(form.dialog.getByRole('button', { name: 'Carregando...' })).toBeDisabled()
      if (response) await page.clock.fastForward(15_000)
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

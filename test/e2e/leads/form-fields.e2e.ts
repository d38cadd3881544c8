import { expect, test } from '../support/fixtures.ts'
import { formOn } from '../support/lead-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

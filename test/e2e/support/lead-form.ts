import { MODEL, WHOLE } from './catalogue.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, type Site } from './fixtures.ts'
import { consentOf, dialogOf, fieldOf, fillFormIn, openFormOn, type Form } from './lead-fields.ts'

export { FORMS, type Form } from './lead-fields.ts'

/** Where the demo's back office has forms posted to. */
export const LEAD_PATH = '/forms/lead/'

/** The three forms as a buyer fills them in, by role and Portuguese label. */
export function formOn(page: Page, site: Site) {
  const dialog = dialogOf(page)
  const expectSummary = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lume ${MODEL}`)

  return {
    consent: consentOf(page),
    dayPart: (name: string): Locator => dialog.getByRole('radio', { name }),
    dialog,
    expectSummary,
    expectThanks: (): Promise<void> =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pelo seu pedido'),
    field: (label: string): Locator => fieldOf(page, label),
    fillIn: (form: Form, { message = '' } = {}): Promise<void> => fillFormIn(page, form, message),
    marketing: dialog.getByRole('checkbox', { name: /marketing/ }),
    sharing: dialog.getByRole('checkbox', { name: /concessionário/ }),
    /** Opens the summary of a whole configuration by its link, and a form upon it. */
    open: async (form: Form, query = ''): Promise<void> => {
      await page.goto(`${site.url}?${WHOLE}${query}`, { waitUntil: 'domcontentloaded' })
      await expectSummary()
      await openFormOn(page, form)
    },
    reopen: (form: Form): Promise<void> => openFormOn(page, form),
    submit: dialog.getByRole('button', { name: 'Submeter' }),
    alert: dialog.getByRole('alert'),
  }
}

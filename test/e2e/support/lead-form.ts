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

  const field = (label: string): Locator => fieldOf(page, label)
  const consent = consentOf(page)
  const marketing = dialog.getByRole('checkbox', { name: /marketing/ })
  const sharing = dialog.getByRole('checkbox', { name: /concessionário/ })
  const dayPart = (name: string): Locator => dialog.getByRole('radio', { name })
  const submit = dialog.getByRole('button', { name: 'Submeter' })

  /** Opens the summary of a whole configuration by its link, and a form upon it. */
  const open = async (form: Form, query = ''): Promise<void> => {
    await page.goto(`${site.url}?${WHOLE}${query}`, { waitUntil: 'domcontentloaded' })
    await expectSummary()
    await reopen(form)
  }

  const expectSummary = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lume ${MODEL}`)

  const reopen = (form: Form): Promise<void> => openFormOn(page, form)

  const fillIn = (form: Form, { message = '' } = {}): Promise<void> =>
    fillFormIn(page, form, message)

  /** How many times the form has been posted. */
  const posts = (): number => site.requests().filter(({ call }) => call === 'lead').length

  const expectThanks = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pelo seu pedido')

  const expectProblem = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('O seu pedido não foi enviado')

  return {
    consent,
    dayPart,
    dialog,
    expectProblem,
    expectSummary,
    expectThanks,
    field,
    fillIn,
    marketing,
    sharing,
    open,
    posts,
    reopen,
    submit,
    /** The focused element inside the widget. */
    focused: dialog.locator(':focus'),
    alert: dialog.getByRole('alert'),
  }
}

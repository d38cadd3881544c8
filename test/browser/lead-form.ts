import type { Locator, Page } from '@playwright/test'
import { expect, type Site } from './fixtures.ts'
import { WHOLE } from './walk.ts'

/** Where the demo's back office has forms posted to. */
export const LEAD_PATH = '/forms/lead/'

const OPENERS = {
  proposal: ['Pedir Proposta', 'Quero ser Contactado'],
  'test-drive': ['Marcar Test-Drive', 'Marcar Test-Drive'],
  'configuration-email': ['Enviar por email', 'Enviar configuração por email'],
} as const

export type Form = keyof typeof OPENERS

export const FORMS = Object.keys(OPENERS) as readonly Form[]

/** The three forms as a buyer fills them in, by role and Portuguese label. */
export function formOn(page: Page, site: Site) {
  const dialog = page.getByRole('dialog')

  const field = (name: string): Locator => dialog.getByLabel(name, { exact: true })
  const consent = dialog.getByRole('checkbox', { name: /^Li e aceito a Política de Privacidade/ })
  const marketing = dialog.getByRole('checkbox', { name: /marketing/ })
  const submit = dialog.getByRole('button', { name: 'Submeter' })

  /** Opens the summary of a whole configuration by its link, and a form upon it. */
  const open = async (form: Form, query = ''): Promise<void> => {
    await page.goto(`${site.url}?${WHOLE}${query}`, { waitUntil: 'domcontentloaded' })
    await expectSummary()
    await reopen(form)
  }

  const expectSummary = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Lume Maré')

  const reopen = async (form: Form): Promise<void> => {
    const [opener, title] = OPENERS[form]
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(field('Nome')).toBeVisible()
  }

  const fillIn = async (form: Form, { message = '' } = {}): Promise<void> => {
    await field('Nome').fill('Inês Conceição')
    await field('Email').fill('ines@exemplo.pt')
    if (form !== 'configuration-email') {
      await field('Telefone').fill('912345678')
      await field('Localidade').selectOption('Lisboa')
      await field('Concessionário').selectOption('Lume Tejo, Lisboa')
      if (message !== '') await field('Mensagem').fill(message)
    }
    await consent.check()
  }

  /** How many times the form has been posted. */
  const posts = (): number => site.requests().filter(({ call }) => call === 'lead').length

  const expectThanks = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pelo seu pedido')

  const expectProblem = (): Promise<void> =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('O seu pedido não foi enviado')

  return {
    consent,
    dialog,
    expectProblem,
    expectSummary,
    expectThanks,
    field,
    fillIn,
    marketing,
    open,
    posts,
    reopen,
    submit,
    /** The element that holds the focus, inside the widget. */
    focused: dialog.locator(':focus'),
    alert: dialog.getByRole('alert'),
  }
}

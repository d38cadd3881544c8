import { expect, type Locator, type Page } from '@playwright/test'
import { openShare } from './summary-rows.ts'

const OPENERS = {
  proposal: ['Pedir Proposta', 'Quero ser Contactado'],
  'test-drive': ['Marcar Test-Drive', 'Marcar Test-Drive'],
  'configuration-email': ['Enviar por email', 'Enviar configuração por email'],
} as const

export type Form = keyof typeof OPENERS

export const FORMS = Object.keys(OPENERS) as readonly Form[]

export const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** A field of the open form, by its Portuguese label. */
export const fieldOf = (page: Page, label: string): Locator =>
  dialogOf(page).getByLabel(label, { exact: true })

export const consentOf = (page: Page): Locator =>
  dialogOf(page).getByRole('checkbox', { name: /^Li e aceito a Política de Privacidade/ })

/** Opens a form upon the summary. */
export async function openFormOn(page: Page, form: Form): Promise<void> {
  const [opener, title] = OPENERS[form]
  if (form === 'configuration-email') await openShare(page)
  // The price bar hides its own while the other one is in view.
  await page.getByRole('button', { name: opener }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect(fieldOf(page, 'Nome')).toBeVisible()
}

/** Fills the open form in as a buyer from Lisbon does. */
export async function fillFormIn(page: Page, form: Form, message = ''): Promise<void> {
  await fieldOf(page, 'Nome').fill('Inês Conceição')
  await fieldOf(page, 'Email').fill('ines@exemplo.pt')
  if (form !== 'configuration-email') {
    await fieldOf(page, 'Telefone').fill('912345678')
    await fieldOf(page, 'Localidade').selectOption('Lisboa')
    await fieldOf(page, 'Concessionário').selectOption('Lume Tejo, Lisboa')
    if (message !== '') await fieldOf(page, 'Mensagem').fill(message)
  }
  await consentOf(page).check()
}

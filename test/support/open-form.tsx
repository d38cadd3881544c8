import { act, fireEvent, within, type BoundFunctions, type queries } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { SCREENS } from '../../src/features/steps/flow.tsx'
import type { LeadKind, Settings } from '../../src/core/store/state.ts'
import { painted } from '../painted.ts'
import { siteInProcess, type SiteInProcess } from './site-in-process.ts'
import { renderAt } from './render-at.tsx'

/** The share link of a complete configuration. */
export const LINK = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

const TITLES: Readonly<Record<LeadKind, string>> = {
  proposal: 'Quero ser Contactado',
  'test-drive': 'Marcar Test-Drive',
  'configuration-email': 'Enviar configuração por email',
}

interface Options {
  readonly site?: SiteInProcess
  readonly settings?: Partial<Settings>
}

/**
 * A form opened on the summary, and a spy for the submission. Of the summary only the heading is rendered, because the
 * rest takes most of a test's time and a form needs only the store.
 */
export async function openForm(
  purpose: LeadKind,
  { site = siteInProcess(), settings }: Options = {},
) {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  vi.spyOn(SCREENS, 'summary').mockReturnValue(<h1>Lume Maré</h1>)
  const widget = await renderAt('/', site, { query: LINK, ...(settings && { settings }) })
  // The first test of a file waits for every chunk to be compiled.
  await widget.findByRole('heading', { name: /Maré$/, level: 1 }, { timeout: 10_000 })
  const open = async () => {
    await act(async () => {
      widget.store.actions.openModal({ kind: 'contact', purpose })
      await site.settled()
    })
    return within(await widget.findByRole('dialog', { name: TITLES[purpose] }))
  }
  return { widget, site, submit, open, form: await open() }
}

/** The queries of an open form. */
export type Form = BoundFunctions<typeof queries>

/** A control by its label. */
export const field = (form: Form, name: string | RegExp) =>
  form.getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' })

/** Fills a field in. */
export const write = (form: Form, name: string | RegExp, value: string): void => {
  fireEvent.change(field(form, name), { target: { value } })
}

/** Chooses an option by its text. */
export const pick = (form: Form, name: string, option: string): void => {
  const { options } = form.getByLabelText<HTMLSelectElement>(name, { selector: 'select' })
  const wanted = Array.from(options).filter(({ text }) => text === option)
  expect(wanted).toHaveLength(1)
  write(form, name, wanted[0]?.value ?? '')
}

/** The name of the chosen dealer. */
export function dealerOf(form: Form): string {
  const { options, selectedIndex } = form.getByLabelText<HTMLSelectElement>('Concessionário')
  return options[selectedIndex]?.text ?? ''
}

/** Ticks or unticks the privacy policy. */
export const consent = (form: Form): void => {
  fireEvent.click(form.getByRole('checkbox', { name: /^Li e aceito/ }))
}

/** Fills in every required field. */
export function fillIn(form: Form, hasDealer: boolean): void {
  write(form, 'Nome', 'Inês Conceição')
  write(form, 'Email', 'ines@exemplo.pt')
  consent(form)
  if (!hasDealer) return
  write(form, 'Telefone', '912345678')
  pick(form, 'Localidade', 'Lisboa')
  pick(form, 'Concessionário', 'Lume Tejo, Lisboa')
}

/** Submits the form, and waits for the consequences. */
export async function post(form: Form, site: SiteInProcess): Promise<void> {
  const button = form.getByRole('button', { name: 'Submeter' })
  await act(async () => {
    fireEvent.submit(button.closest('form') as HTMLFormElement)
    await site.settled()
  })
  await painted()
}

/** What the browser sends with the form that was submitted last: the fields, and those that it adds. */
export function posted(submit: Awaited<ReturnType<typeof openForm>>['submit']) {
  const element = submit.mock.contexts.at(-1) as HTMLFormElement
  const formData = new FormData(element)
  element.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  return Object.fromEntries(formData) as Readonly<Record<string, string>>
}

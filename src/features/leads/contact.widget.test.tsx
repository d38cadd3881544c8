import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { LeadKind } from '../../core/store/state.ts'
import { draftOf } from './lead-draft.ts'
import {
  consent,
  dealerOf,
  field,
  fillIn,
  LINK,
  openForm,
  pick,
  post,
  posted,
  write,
} from '../../../test/support/open-form.tsx'

const MESSAGES = {
  Nome: 'Indique um nome válido',
  Email: 'Indique um email válido',
  Telefone: 'Indique um número de telefone',
  Localidade: 'Indique uma localidade',
  Concessionário: 'Indique um concessionário',
} as const

/** The texts that describe a control. */
function messagesOf(control: HTMLElement): readonly (string | null | undefined)[] {
  const root = control.getRootNode() as ShadowRoot
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => root.getElementById(id)?.textContent)
}

describe.each<LeadKind>(['proposal', 'test-drive', 'configuration-email'])(
  'the form %s',
  (kind) => {
    const hasDealer = kind !== 'configuration-email'

    it('is posted to the back office’s URL with the values entered', async () => {
      const { form, site, submit } = await openForm(kind)
      fillIn(form, hasDealer)
      await post(form, site)
      expect(submit).toHaveBeenCalledOnce()
      const button = form.getByRole<HTMLButtonElement>('button', { name: 'Carregando...' })
      expect(button.disabled).toBe(true)
      const element = button.closest('form')
      expect(element?.method).toBe('post')
      expect(element?.action).toBe('http://site.test/forms/lead/')
      expect(posted(submit)).toMatchObject({
        form_type: kind,
        model: 'Maré',
        id_model: '101',
        from_page: `${location.origin}/configurador?${LINK}`,
        stand: hasDealer ? 'Lume Tejo, Lisboa' : '',
        leadSource: 'Configurador',
      })
      expect(site.requestsOf('get-cfg-pdf')).toHaveLength(kind === 'proposal' ? 1 : 0)
    })

    it('is not posted while a field is invalid, and focuses the first invalid one', async () => {
      const { form, site, submit } = await openForm(kind)
      await post(form, site)
      expect(submit).not.toHaveBeenCalled()
      const count = hasDealer ? 5 : 3
      expect(form.getByRole('alert').textContent).toBe(`Há ${count} campos por corrigir.`)
      const root = field(form, 'Nome').getRootNode() as ShadowRoot
      expect(root.activeElement).toBe(field(form, 'Nome'))
    })

    it('has only its own fields, none of them marked as invalid for screen readers', async () => {
      const { form } = await openForm(kind)
      const names = ['Nome', 'Email', ...(hasDealer ? ['Localidade'] : []), /^Li e aceito/]
      for (const name of names) expect(field(form, name).getAttribute('aria-invalid')).toBe('false')
      expect(form.queryByLabelText('Telefone') !== null).toBe(hasDealer)
      expect(form.queryByLabelText('Mensagem') !== null).toBe(hasDealer)
      expect(form.getAllByRole('checkbox')).toHaveLength(hasDealer ? 3 : 1)
      for (const box of form.getAllByRole<HTMLInputElement>('checkbox'))
        expect(box.checked).toBe(false)
    })
  },
)

describe('a contact form', () => {
  it('associates each field with its own message', async () => {
    const { form, site, submit } = await openForm('test-drive')
    fillIn(form, true)
    for (const [name, message] of Object.entries(MESSAGES)) {
      const { value } = field(form, name)
      // Without a district there is nothing to choose a dealer from.
      const dealer = field(form, 'Concessionário').value
      write(form, name, '')
      await post(form, site)
      const wrong = field(form, name)
      expect([name, wrong.getAttribute('aria-invalid')]).toEqual([name, 'true'])
      expect(messagesOf(wrong)).toContain(message)
      expect(form.getByRole('alert').textContent).toBe('Há 1 campo por corrigir.')
      expect((wrong.getRootNode() as ShadowRoot).activeElement).toBe(wrong)
      write(form, name, value)
      write(form, 'Concessionário', dealer)
    }
    consent(form)
    await post(form, site)
    const box = form.getByRole('checkbox', { name: /^Li e aceito/ })
    expect(messagesOf(box)).toEqual(['Tem que aceitar a Política de Privacidade'])
    expect(submit).not.toHaveBeenCalled()
  })

  it('links to every invalid field from the summary of the errors', async () => {
    const { form, site } = await openForm('proposal')
    await post(form, site)
    const links = form.getByRole('alert').parentElement?.querySelectorAll('button') ?? []
    expect([...links].map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Email',
      'Telefone',
      'Localidade',
      'Política de Privacidade',
    ])
    act(() => links[3]?.click())
    const district = field(form, 'Localidade')
    expect((district.getRootNode() as ShadowRoot).activeElement).toBe(district)
  })

  it('removes an error as soon as the field is valid, and shows no other before the next attempt', async () => {
    const { form, site } = await openForm('configuration-email')
    await post(form, site)
    write(form, 'Nome', 'Inês')
    expect(field(form, 'Nome').getAttribute('aria-invalid')).toBe('false')
    expect(form.getByRole('alert').textContent).toBe('Há 2 campos por corrigir.')
    write(form, 'Nome', '')
    expect(field(form, 'Nome').getAttribute('aria-invalid')).toBe('false')
  })

  it('lists the dealers of the chosen district, and clears the dealer when the district changes', async () => {
    const { form, widget } = await openForm('proposal')
    const dealer = () => field(form, 'Concessionário') as unknown as HTMLSelectElement
    expect(dealer().disabled).toBe(true)
    pick(form, 'Localidade', 'Lisboa')
    expect(dealer().disabled).toBe(false)
    pick(form, 'Concessionário', 'Lume Tejo, Lisboa')
    pick(form, 'Localidade', 'Setúbal')
    expect(dealer().value).toBe('')
    expect(Array.from(dealer().options, ({ text }) => text)).toContain('Lume Sado, Setúbal')
    expect(Array.from(dealer().options, ({ text }) => text)).not.toContain('Lume Tejo, Lisboa')
    expect(draftOf(widget.store, 'proposal').dealer).toBe('')
  })

  it('reads neither the configuration nor the id of the submission while the buyer types', async () => {
    const { form } = await openForm('proposal')
    // The hash of the id multiplies for every character of the configuration.
    const multiply = vi.spyOn(Math, 'imul')
    write(form, 'Nome', 'Inês Conceição')
    write(form, 'Mensagem', 'Bom dia')
    expect(multiply).not.toHaveBeenCalled()
  })

  it('counts the characters of the message', async () => {
    const { form } = await openForm('proposal')
    expect(form.getByText(/^Opcional · 0 de 3\s500$/)).toBeDefined()
    write(form, 'Mensagem', 'Bom dia')
    expect(form.getByText(/^Opcional · 7 de 3\s500$/)).toBeDefined()
  })

  it('keeps its values and its consent when it is closed and opened again', async () => {
    const { form, open, widget } = await openForm('proposal')
    fillIn(form, true)
    write(form, 'Mensagem', 'Bom dia')
    await act(async () => widget.store.actions.closeModal())
    const again = await open()
    expect(field(again, 'Nome').value).toBe('Inês Conceição')
    expect(field(again, 'Mensagem').value).toBe('Bom dia')
    expect(dealerOf(again)).toBe('Lume Tejo, Lisboa')
    expect(again.getByRole<HTMLInputElement>('checkbox', { name: /^Li e aceito/ }).checked).toBe(
      true,
    )
  })
})

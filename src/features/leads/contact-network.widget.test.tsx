import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { field, fillIn, LINK, openForm, post, write } from '../../../test/support/open-form.tsx'
import { renderAt } from '../../../test/support/render-at.tsx'

const KEY = 'cfg_submitted_form'

/** The page as it opens after the browser's own error page. */
async function comeBack(path = '/Maré/resumo') {
  document.cookie = `cfg_app_params=${encodeURIComponent(LINK)}; path=/`
  const site = siteInProcess()
  const widget = await renderAt(path, site)
  await widget.findByRole('heading', { name: /Maré$/, level: 1 }, { timeout: 10_000 })
  await act(async () => site.settled())
  return widget
}

async function submitTestDrive() {
  const { form, site, submit, widget } = await openForm('test-drive')
  fillIn(form, true)
  form.getByRole('radio', { name: 'Tarde' }).click()
  write(form, 'Mensagem', 'Até breve.')
  await post(form, site)
  expect(submit).toHaveBeenCalledOnce()
  await act(async () => widget.store.actions.closeModal())
}

describe('a form whose submission failed on the network', () => {
  it('is reopened with its values when the buyer comes back, and then no longer stored', async () => {
    await submitTestDrive()
    expect(sessionStorage.getItem(KEY)).toContain('Inês')
    const widget = await comeBack()
    await widget.findByRole('dialog', { name: 'Marcar Test-Drive' })
    expect(field(widget, 'Nome').value).toBe('Inês Conceição')
    expect(field(widget, 'Telefone').value).toBe('912345678')
    expect(field(widget, 'Mensagem').value).toBe('Até breve.')
    expect(field(widget, 'Tarde').checked).toBe(true)
    expect(field(widget, /^Li e aceito/).checked).toBe(true)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('is not stored before it is submitted', async () => {
    const { form } = await openForm('test-drive')
    fillIn(form, true)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })
})

describe('a submission without a network', () => {
  it('shows a message in place, and the form keeps its values for a later attempt', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { form, site, submit } = await openForm('test-drive')
    fillIn(form, true)
    await post(form, site)
    expect(submit).not.toHaveBeenCalled()
    expect(form.getByRole('alert').textContent).toContain('Sem ligação à Internet')
    expect(field(form, 'Nome').value).toBe('Inês Conceição')
    onLine.mockReturnValue(true)
    await post(form, site)
    expect(submit).toHaveBeenCalledOnce()
    expect(form.queryByRole('alert')).toBeNull()
  })
})

describe('the telephone number', () => {
  it.each(['912 345 678', '+351 912 345 678'])(
    'is changed from %s to nine digits when the field loses focus',
    async (text) => {
      const { form } = await openForm('test-drive')
      write(form, 'Telefone', text)
      fireEvent.blur(field(form, 'Telefone'))
      expect(field(form, 'Telefone').value).toBe('912345678')
    },
  )
})

describe('fields that were pasted with invisible characters', () => {
  it('are posted without them, and a mail domain in ASCII', async () => {
    const { form, site, submit } = await openForm('test-drive')
    fillIn(form, true)
    write(form, 'Nome', '\u2068Inês Conceição\u2069')
    write(form, 'Email', '\u200eana@pãodeló.pt')
    write(form, 'Telefone', '\u202a+351 912 345 678\u202c')
    fireEvent.blur(field(form, 'Email'))
    expect(field(form, 'Email').value).toContain('ana@pãodeló.pt')
    await post(form, site)
    const posted = new FormData(submit.mock.contexts[0] as HTMLFormElement)
    expect(['name', 'email', 'telefone'].map((name) => posted.get(name))).toEqual([
      'Inês Conceição',
      'ana@xn--podel-9qa0j.pt',
      '912345678',
    ])
  })
})

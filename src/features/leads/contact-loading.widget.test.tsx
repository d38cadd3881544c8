import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import {
  dealerOf,
  field,
  fillIn,
  openForm,
  pick,
  post,
  write,
} from '../../../test/support/open-form.tsx'

/** A form that is open before the dealers have arrived. */
async function openEarly() {
  const site = siteInProcess()
  const release = site.hold('hyuDealersLst')
  const opened = await openForm('proposal', { site })
  const arrive = async (): Promise<void> => {
    release()
    await act(async () => site.settled())
  }
  return { ...opened, arrive }
}

/** A form that has been filled in before, and is open again while the dealers load anew. */
async function reopenEarly() {
  const opened = await openForm('proposal')
  const { widget, open, site } = opened
  fillIn(opened.form, true)
  await act(async () => widget.store.actions.closeModal())
  const { state } = widget.store
  const { dealers, ...others } = state.getState().site
  state.setState({ site: { ...others, dealers: { status: 'loading', data: null } } })
  const settle = (status: 'ready' | 'failed'): Promise<void> =>
    act(async () => {
      const settled = status === 'ready' && dealers ? dealers : { status, data: null }
      state.setState({ site: { ...others, dealers: settled } })
      await site.settled()
    })
  return { ...opened, form: await open(), settle }
}

describe('a form that is opened while the dealers load', () => {
  it('takes the contact details at once, and keeps them and the focus when the dealers arrive', async () => {
    const { form, arrive } = await openEarly()
    write(form, 'Nome', 'Inês Conceição')
    const mail = field(form, 'Email')
    write(form, 'Email', 'ines@exem')
    mail.focus()
    expect(field(form, 'Localidade').getAttribute('aria-busy')).toBe('true')
    await arrive()
    expect((mail.getRootNode() as ShadowRoot).activeElement).toBe(mail)
    expect(field(form, 'Email')).toBe(mail)
    expect(mail.value).toBe('ines@exem')
    expect(field(form, 'Nome').value).toBe('Inês Conceição')
    expect(field(form, 'Localidade').getAttribute('aria-busy')).toBeNull()
    pick(form, 'Localidade', 'Lisboa')
    pick(form, 'Concessionário', 'Lume Tejo, Lisboa')
    expect(dealerOf(form)).toBe('Lume Tejo, Lisboa')
  })

  it('asks for the district when it is submitted too early, and for nothing else', async () => {
    const { form, site, submit, arrive } = await openEarly()
    write(form, 'Nome', 'Inês Conceição')
    write(form, 'Email', 'ines@exemplo.pt')
    write(form, 'Telefone', '912345678')
    form.getByRole('checkbox', { name: /^Li e aceito/ }).click()
    await post(form, site)
    expect(submit).not.toHaveBeenCalled()
    expect(form.getByRole('alert').textContent).toBe('Há 1 campo por corrigir.')
    await arrive()
    fillIn(form, true)
    form.getByRole('checkbox', { name: /^Li e aceito/ }).click()
    await post(form, site)
    expect(submit).toHaveBeenCalledOnce()
  })

  it('keeps the dealer of an earlier form', async () => {
    const { form, settle } = await reopenEarly()
    write(form, 'Nome', 'Inês')
    await settle('ready')
    expect(dealerOf(form)).toBe('Lume Tejo, Lisboa')
    expect(field(form, 'Localidade').value).not.toBe('')
  })

  it.each([
    ['ready', 1],
    ['failed', 0],
  ] as const)(
    'is submitted with the dealer of an earlier form once the dealers are %s: %i times',
    async (status, times) => {
      const { form, site, submit, settle } = await reopenEarly()
      await post(form, site)
      expect(form.queryByText(/por corrigir/)).toBeNull()
      expect(form.getByRole('button', { name: 'Carregando...' })).toBeDefined()
      expect(submit).not.toHaveBeenCalled()
      await settle(status)
      expect(submit).toHaveBeenCalledTimes(times)
      expect(form.queryByRole('button', { name: 'Carregando...' }) !== null).toBe(times === 1)
    },
  )
})

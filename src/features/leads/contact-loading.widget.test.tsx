import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import {
  dealerOf,
  field,
  fillIn,
  openForm,
  pick,
  write,
  type Form,
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

const isDisabled = (form: Form): boolean =>
  form.getByRole<HTMLButtonElement>('button', { name: 'Submeter' }).disabled

/** A form that has been filled in before, and is open again while the dealers load anew. */
async function reopenEarly() {
  const opened = await openForm('proposal')
  const { widget, open, site } = opened
  fillIn(opened.form, true)
  await act(async () => widget.store.actions.closeModal())
  const { state } = widget.store
  const { site: ready } = state.getState()
  state.setState({ site: { ...ready, dealers: { status: 'loading', data: null } } })
  const arrive = (): Promise<void> =>
    act(async () => {
      state.setState({ site: ready })
      await site.settled()
    })
  return { ...opened, form: await open(), arrive }
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

  it('keeps the dealer of an earlier form, and cannot be submitted before', async () => {
    const { form, arrive } = await reopenEarly()
    expect(isDisabled(form)).toBe(true)
    write(form, 'Nome', 'Inês')
    await arrive()
    expect(isDisabled(form)).toBe(false)
    expect(dealerOf(form)).toBe('Lume Tejo, Lisboa')
    expect(field(form, 'Localidade').value).not.toBe('')
  })
})

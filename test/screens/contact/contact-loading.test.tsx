import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteInProcess } from '../../store/site-in-process.ts'
import { clearCookies } from '../../store/store-under-test.ts'
import { field, fillIn, hidden, openForm, pick, post, write } from './open-form.tsx'

beforeEach(clearCookies)

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
    expect(hidden(form).stand).toBe('Lume Tejo, Lisboa')
  })

  it('keeps the focus of the list of districts', async () => {
    const { form, arrive } = await openEarly()
    const districts = field(form, 'Localidade')
    districts.focus()
    await arrive()
    expect((districts.getRootNode() as ShadowRoot).activeElement).toBe(districts)
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
    const { form, widget, open, site } = await openForm('proposal')
    fillIn(form, true)
    await act(async () => widget.store.actions.closeModal())
    const state = widget.store.state
    const { dealers, ...others } = state.getState().site
    state.setState({ site: { ...others, dealers: { status: 'loading', data: null } } })
    const again = await open()
    write(again, 'Nome', 'Inês')
    await act(async () => {
      state.setState({ site: { ...others, ...(dealers && { dealers }) } })
      await site.settled()
    })
    expect(hidden(again).stand).toBe('Lume Tejo, Lisboa')
    expect(field(again, 'Localidade').value).not.toBe('')
  })

  it.each([
    ['ready', 1],
    ['failed', 0],
  ] as const)(
    'is submitted with the dealer of an earlier form once the dealers are %s: %i times',
    async (status, times) => {
      const { form, widget, open, site, submit } = await openForm('proposal')
      fillIn(form, true)
      await act(async () => widget.store.actions.closeModal())
      const state = widget.store.state
      const { dealers, ...others } = state.getState().site
      state.setState({ site: { ...others, dealers: { status: 'loading', data: null } } })
      const again = await open()
      await post(again, site)
      expect(again.queryByText(/por corrigir/)).toBeNull()
      expect(again.getByRole('button', { name: 'Carregando...' })).toBeDefined()
      expect(submit).not.toHaveBeenCalled()
      await act(async () => {
        const settled = status === 'ready' && dealers ? dealers : { status, data: null }
        state.setState({ site: { ...others, dealers: settled } })
        await site.settled()
      })
      expect(submit).toHaveBeenCalledTimes(times)
      expect(again.queryByRole('button', { name: 'Carregando...' }) !== null).toBe(times === 1)
    },
  )
})

import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../store/site-in-process.ts'
import { clearCookies, watchLog } from '../store/store-under-test.ts'
import { renderAt } from './render-at.tsx'

beforeEach(clearCookies)

const LINK = 'modelid=101&engine=1011&version=10113&colext=VBR&colint=PCA'

async function summary(site = siteInProcess(), query = LINK) {
  const widget = await renderAt('/', site, { query })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  return widget
}

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? ''

describe('the summary', () => {
  it('opens from a share link, with the figures of what was chosen', async () => {
    const widget = await summary()
    const { quote } = widget.store.state.getState().quote
    const text = spaced(widget.getByRole('region', { name: 'Preço da configuração' }).textContent)
    expect(text).toContain('36 900 €')
    expect(text).toContain(`${quote?.rent?.toFixed(2).replace('.', ',')} €/mês`)
    expect(
      widget.getAllByText(/Versão Horizonte 34\s950\s€, Vermelho Brasa \+\s750\s€, Pele Camel/),
    ).not.toEqual([])
  })

  it.each([
    ['Alterar motor', 'Selecione o Motor do seu Maré'],
    ['Alterar versão', 'Selecione a Versão do seu Maré'],
    ['Alterar cor exterior', 'Selecione a Cor Exterior do seu Maré'],
    ['Alterar interior', 'Selecione o Interior do seu Maré'],
  ])('leads by %j to its step, with everything still chosen', async (name, title) => {
    const widget = await summary()
    const before = widget.store.state.getState().configuration
    await widget.click('button', name)
    await widget.findByRole('heading', { name: title })
    expect(widget.store.state.getState().configuration).toEqual(before)
  })

  it('begins anew by Nova Configuração', async () => {
    const widget = await summary()
    await widget.click('button', 'Nova Configuração')
    await widget.findByRole('heading', { name: 'Escolha o seu Lume' })
    expect(widget.store.state.getState().configuration.modelId).toBeNull()
  })

  it('copies its link and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    const widget = await summary()
    await widget.click('button', 'Copiar link')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/configurador?${LINK}`)
    expect(widget.getByText(/^Link copiado/)).toBeDefined()
  })

  it('shows its link where it cannot be copied', async () => {
    watchLog()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const widget = await summary()
    await widget.click('button', 'Copiar link')
    const field = widget.getByRole<HTMLInputElement>('textbox', { name: 'Link da configuração' })
    expect(field.value).toContain(LINK)
  })

  it('writes to a dealer of the district, with the configuration', async () => {
    const widget = await summary()
    await act(async () => {
      widget.getAllByRole('button', { name: 'Pedir Proposta' })[0]?.click()
    })
    const dialog = await widget.findByRole('dialog', { name: 'Quero ser Contactado' })
    const district = await within(dialog).findByRole('combobox', { name: 'Distrito' })
    expect(within(dialog).queryByRole('link')).toBeNull()
    const option = within(dialog).getByRole<HTMLOptionElement>('option', { name: 'Lisboa' })
    fireEvent.change(district, { target: { value: option.value } })
    const [link] = within(dialog).getAllByRole('link', { name: /^Escrever a Lume/ })
    const mail = decodeURIComponent(link?.getAttribute('href') ?? '')
    expect(mail).toMatch(/^mailto:.+@.+\?subject=Pedido de proposta: Maré&body=/)
    for (const part of ['Motor: 1.2 Turbo', 'Versão: Horizonte', 'Interior: Pele Camel', LINK])
      expect(mail).toContain(part)
  })

  it('tells what a link has lost, until it is dismissed', async () => {
    const widget = await renderAt('/', siteInProcess(), { query: LINK.replace('VBR', 'XXX') })
    await widget.findByRole('heading', { name: 'Selecione a Cor Exterior do seu Maré' })
    await widget.findByText(/Já não está disponível a cor exterior\.$/)
    await widget.click('button', 'Fechar o aviso')
    await waitFor(() => expect(widget.queryByText(/Já não está disponível/)).toBeNull())
  })

  it('tells of a model that is gone, over the range', async () => {
    const widget = await renderAt('/', siteInProcess(), { query: 'modelid=999' })
    await widget.findByText(/^O modelo desta configuração já não existe/)
    expect(widget.getByRole('heading', { name: 'Escolha o seu Lume' })).toBeDefined()
  })

  it('says that its rent is without the colours where no price comes', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const widget = await summary(site)
    expect(
      widget.getAllByText(/Mensalidade e TAEG da versão, sem o valor das cores\.$/),
    ).not.toEqual([])
  })
})

describe('a defect of ours', () => {
  it('leaves a sentence and a way on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const log = watchLog()
    const widget = await summary()
    const { state } = widget.store
    await act(async () => state.setState({ steps: null as never }))
    expect(widget.getByText(/^Algo correu mal\./)).toBeDefined()
    expect(widget.getByRole('button', { name: 'Tentar novamente' })).toBeDefined()
    expect(log()).toContain('the view failed')
  })
})

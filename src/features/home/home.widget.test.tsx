import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

const BY_PRICE = [
  'Pardal',
  'Faial',
  'Alvor',
  'Brisa 5',
  'Aurora',
  'Maré',
  'Estrela',
  'Planalto',
  'Serra Alta',
]

type Widget = Awaited<ReturnType<typeof renderAt>>

/** The names of the models shown, in their order. */
const models = (widget: Widget) =>
  widget
    .getAllByRole('button', { name: /^Selecionar / })
    .map((button) => button.getAttribute('aria-label')?.replace('Selecionar ', ''))

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')

describe('the model list', () => {
  it('shows every model by price, each with its offer', async () => {
    const widget = await renderAt('/', siteInProcess())
    expect(models(widget)).toEqual(BY_PRICE)
    const card = widget.getByRole('heading', { name: 'Maré' }).closest('article')
    const text = spaced(card?.textContent)
    expect(text).toContain('desde32 450 €')
    expect(text).toContain('363,62 €/mês')
    expect(text).toContain('8,3%')
    expect(text).toContain('Montante financiado26 450 €')
    expect(text).toContain('Entrada inicial6 000,00 €')
    expect(text).toContain('N.º de prestações96')
  })

  it('renders the cards of a phone in the order in which they come into view', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    vi.stubGlobal('cancelIdleCallback', (handle: number) => (idle[handle - 1] = () => undefined))
    onTestFinished(() => void vi.unstubAllGlobals())
    const widget = await renderAt('/', siteInProcess())
    expect(models(widget)).toEqual(BY_PRICE.slice(0, 3))
    expect(widget.getAllByRole('listitem')).toHaveLength(BY_PRICE.length)
    while (idle.length > 0) await act(async () => idle.splice(0).forEach((task) => task()))
    await waitFor(() => expect(models(widget)).toEqual(BY_PRICE))
  })

  it('requests all of a model on whose button the focus rests', async () => {
    const site = siteInProcess()
    const widget = await renderAt('/', site)
    await act(async () => widget.getByRole('button', { name: 'Selecionar Pardal' }).focus())
    await waitFor(() => expect(site.requestsOf('panomaricLI')).toHaveLength(1))
    expect(site.requestsOf('lstEngines')).toEqual(['/wp-json/cfg/lstEngines/102'])
  })

  it('shows the texts of the back office', async () => {
    const site = siteInProcess()
    site.respondWith('backOffice', {
      product: 'Farol',
      seo: { title: 'Sobre a gama', content: '<p>Texto</p>' },
      legalSect: { legalContent: '<p>Legal</p>' },
      labels: { select: 'Escolher', homeTitle: 'A gama {product}' },
    })
    const widget = await renderAt('/', site)
    expect(widget.getByRole('heading', { level: 1 }).textContent).toBe('A gama Farol')
    await widget.findByRole('heading', { name: 'Sobre a gama' })
    await widget.findByRole('heading', { name: 'Menções legais' })
    expect(widget.getAllByText('Escolher')).toHaveLength(9)
  })

  it('says that it is loading until it has loaded', async () => {
    const site = siteInProcess()
    const release = site.hold('lstModels')
    const widget = await renderAt('/', site)
    expect(widget.queryByRole('button', { name: /^Selecionar / })).toBeNull()
    expect(widget.getByRole('group', { name: 'A carregar…' })).toBeDefined()
    release()
    await widget.findByRole('button', { name: 'Selecionar Maré' })
  })

  it('says what failed and offers a retry after a failure, without the message for an empty list', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'lstModels', fault: '404' }] })
    site.respondWith('backOffice', { cfg_msg_no_result: 'Nada para mostrar' })
    const widget = await renderAt('/', site)
    expect(widget.getByText('Não foi possível carregar os modelos.')).toBeDefined()
    expect(widget.queryByText('Nada para mostrar')).toBeNull()
    expect(widget.queryByText('Por favor, tente mais tarde.')).toBeNull()
    site.setFaults([])
    await widget.click('button', 'Tentar novamente')
    expect(models(widget)).toHaveLength(9)
  })

  it('explains each model’s price, by a button of its own name, in a dialog that can be closed', async () => {
    const widget = await renderAt('/', siteInProcess())
    const infos = widget.getAllByRole('button', { name: /^Saber mais sobre este preço: / })
    const names = infos.map((info) => info.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(names.length)
    infos[0]?.click()
    const dialog = await widget.findByRole('dialog')
    // The versions have not been loaded: TAN and MTIC are those of the model.
    const example = dialog.textContent.replaceAll('\u00a0', ' ')
    expect(example).toMatch(/\(TAN\)\d,\d+%/)
    expect(example).toMatch(/\(MTIC\)\d[\d ]*,\d\d €/)
    within(dialog).getByRole('button', { name: 'Fechar' }).click()
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull())
  })
})

describe('the filter of the model list', () => {
  async function opened() {
    const widget = await renderAt('/', siteInProcess())
    await widget.click('button', 'Filtro')
    await widget.findByRole('checkbox', { name: /^SUV/ })
    return widget
  }

  it('reduces the list, says how many models are left, and is cleared by one button', async () => {
    const widget = await opened()
    await widget.click('checkbox', /^SUV/)
    expect(models(widget)).toEqual(['Alvor', 'Maré', 'Planalto', 'Serra Alta'])
    expect(widget.getByText('4 modelos de 9')).toBeDefined()
    expect(widget.getByRole('button', { name: /^Filtro/ }).textContent).toContain('1 ativo')
    await widget.click('button', 'Limpar filtro')
    expect(models(widget)).toEqual(BY_PRICE)
  })

  it('neither renders the cards anew nor hides them when it is opened and closed', async () => {
    const widget = await renderAt('/', siteInProcess())
    const cards = () => widget.getAllByRole('heading', { level: 2 }).slice(0, BY_PRICE.length)
    const before = cards()
    await widget.click('button', 'Filtro')
    await widget.findByRole('checkbox', { name: /^SUV/ })
    expect(cards()).toEqual(before)
    cards().forEach((card, index) => expect(card).toBe(before[index]))
    await widget.click('button', 'Filtro')
    cards().forEach((card, index) => expect(card).toBe(before[index]))
  })

  it('shows the message of the back office for an empty list, without a filter', async () => {
    const site = siteInProcess()
    site.respondWith('lstModels', [])
    site.respondWith('backOffice', { cfg_msg_no_result: 'Nada para mostrar' })
    const widget = await renderAt('/', site)
    expect(await widget.findByText('Nada para mostrar')).toBeDefined()
    expect(widget.getByText('Por favor, tente mais tarde.')).toBeDefined()
    expect(widget.queryByRole('button', { name: 'Filtro' })).toBeNull()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await widget.click('button', 'Tentar novamente')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('names what to give up if nothing matches, also beside the message', async () => {
    const widget = await opened()
    // The energies are also beside the button of the filter.
    for (const name of [/^SUV/, /^Citadino/, /^Gasóleo/, /^SUV/])
      await act(async () => widget.getAllByRole('checkbox', { name })[0]?.click())
    const label = 'Nenhum modelo: retirar Gasóleo'
    await waitFor(() => expect(widget.getAllByRole('button', { name: label })).toHaveLength(2))
    const buttons = widget.getAllByRole('button', { name: label })
    expect(widget.queryByRole('button', { name: /^Selecionar / })).toBeNull()
    await act(async () => buttons[0]?.click())
    await waitFor(() => expect(models(widget)).toEqual(['Pardal', 'Faial', 'Alvor']))
  })

  it('is kept when the buyer goes to a model and back', async () => {
    const widget = await opened()
    await widget.click('checkbox', /^Carrinha/)
    await widget.click('button', 'Selecionar Brisa 5')
    await widget.findByRole('heading', { name: 'Selecione o Motor do seu Brisa 5' })
    await widget.goTo('/')
    await waitFor(() => expect(models(widget)).toEqual(['Brisa 5']))
  })
})

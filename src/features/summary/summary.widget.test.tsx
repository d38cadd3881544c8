import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { choose } from '../../core/configuration/choose-item.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

const LINK = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

async function summary(site = siteInProcess(), query = LINK) {
  const widget = await renderAt('/', site, { query })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  return widget
}

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? ''

describe('the summary', () => {
  it('opens from a share link, with the figures of the choices', async () => {
    const widget = await summary()
    const quote = widget.store.get().site.quote?.data
    const text = spaced(widget.getByRole('region', { name: 'Preço da configuração' }).textContent)
    const card = spaced(widget.container().querySelector('.price-box')?.textContent)
    expect(card).toContain('Com financiamento. A pronto: 37 900 €')
    expect(text).toContain('36 900 €')
    expect(text).toContain(`${quote?.monthlyPayment?.toFixed(2).replace('.', ',')} €/mês`)
    expect(
      widget.getAllByText(/Versão Horizonte 34\s950\s€, Verde Pinhal \+\s750\s€, Pele Camel/),
    ).not.toEqual([])
  })

  it.each([
    ['Alterar motor', 'Selecione o Motor do seu Maré'],
    ['Alterar versão', 'Selecione a Versão do seu Maré'],
    ['Alterar cor exterior', 'Selecione a Cor Exterior do seu Maré'],
    ['Alterar interior', 'Selecione o Interior do seu Maré'],
  ])('opens the step of the button %j with every choice kept', async (name, title) => {
    const widget = await summary()
    const before = widget.store.state.getState().configuration
    await widget.click('button', name)
    await widget.findByRole('heading', { name: title })
    expect(widget.store.state.getState().configuration).toEqual(before)
  })

  it('starts a new configuration with "Nova Configuração", at the top of the list', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const widget = await summary()
    widget.store.runtime.homeTop = 887
    await widget.click('button', 'Nova Configuração')
    await widget.findByRole('heading', { name: 'Escolha o seu Lume' })
    expect(widget.store.state.getState().configuration.modelId).toBeNull()
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }))
  })

  it('copies its link and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    const widget = await summary()
    // This device has no share sheet.
    expect(widget.queryByRole('button', { name: 'Enviar…' })).toBeNull()
    await widget.click('button', 'Copiar link')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/configurador?${LINK}`)
    expect(widget.getByText(/^Link copiado/)).toBeDefined()
  })

  it('shows its link when it cannot be copied', async () => {
    watchLog()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const widget = await summary()
    await widget.click('button', 'Copiar link')
    const field = widget.getByRole<HTMLInputElement>('textbox', { name: 'Link da configuração' })
    expect(field.value).toContain(LINK)
  })

  it('copies nothing when the share sheet is closed after the summary has been left', async () => {
    watchLog()
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    const { promise: shared, reject } = Promise.withResolvers<void>()
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => shared)
    const values = { share: { value: share }, clipboard: { value: { writeText } } }
    vi.stubGlobal('navigator', Object.create(navigator, values))
    const widget = await summary()
    await widget.click('button', 'Enviar…')
    expect(share).toHaveBeenCalledOnce()
    await widget.click('button', 'Nova Configuração')
    await widget.findByRole('heading', { name: 'Escolha o seu Lume' })
    reject(new Error('failed'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(writeText).not.toHaveBeenCalled()
  })

  it.each([
    ['a touch phone', true, ['Enviar…', 'Copiar link', 'Enviar por email', 'Imprimir']],
    [
      'a laptop',
      false,
      ['Enviar…', 'Copiar link', 'Enviar por email', 'Continuar no telemóvel', 'Imprimir'],
    ],
  ])('shares on %s with its own share sheet first', async (_, isPhone, rows) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: isPhone && query.includes('coarse') }) as MediaQueryList,
    )
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(isPhone ? 390 : 1280)
    const widget = await summary()
    const panel = widget.container().querySelectorAll('.tool-row')
    expect([...panel].map(({ textContent }) => textContent)).toEqual(rows)
    await widget.click('button', 'Enviar…')
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'A minha configuração: Maré',
      url: `${location.origin}/configurador?${LINK}`,
    })
    expect(widget.queryByText(/^Link copiado/)).toBeNull()
  })

  it('copies its link when the share sheet fails, but not when the buyer cancels it', async () => {
    watchLog()
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'))
    const stub = Object.assign(Object.create(navigator), { share })
    Object.defineProperty(stub, 'clipboard', { value: { writeText } })
    vi.stubGlobal('navigator', stub)
    const widget = await summary()
    await widget.click('button', 'Enviar…')
    expect(writeText).not.toHaveBeenCalled()
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await widget.click('button', 'Enviar…')
    expect(writeText).toHaveBeenCalledOnce()
    expect(widget.getByText(/^Link copiado/)).toBeDefined()
  })

  it('can be printed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const widget = await summary()
    await widget.click('button', 'Imprimir')
    expect(print).toHaveBeenCalledOnce()
    const [mark, ...sheets] = [...widget.container().querySelectorAll('.printed')]
    expect(mark?.textContent).toMatch(/^Lume \d\d\/\d\d\/\d{4}$/)
    const example = sheets.find(({ textContent }) => textContent.includes('Exemplo representativo'))
    expect(example?.textContent).toContain('Credit to Drive, Maré Horizonte.')
  })

  it('undoes the last change and says so, and redoes it', async () => {
    const widget = await summary()
    expect(widget.queryByRole('button', { name: 'Anular a última escolha' })).toBeNull()
    await widget.click('button', 'Alterar cor exterior')
    await widget.findByRole('heading', { name: 'Selecione a Cor Exterior do seu Maré' })
    const { state } = widget.store
    await act(async () => choose(widget.store, 'exterior', 'BNE'))
    expect(state.getState().configuration.exteriorId).toBe('BNE')
    await widget.goTo('/Maré/resumo')
    await widget.click('button', 'Anular a última escolha')
    expect(state.getState().configuration.exteriorId).toBe('VPI')
    expect(widget.getByText('Escolha anulada. Cor exterior: Verde Pinhal.')).toBeDefined()
    await widget.click('button', 'Anular a última escolha')
    expect(state.getState().configuration.exteriorId).toBe('BNE')
  })

  it('says what a link has lost, until the message is dismissed', async () => {
    const widget = await renderAt('/', siteInProcess(), { query: LINK.replace('VPI', 'XXX') })
    await widget.findByRole('heading', { name: 'Selecione a Cor Exterior do seu Maré' })
    await widget.findByText(/^O link está incompleto ou a gama mudou: confirme a cor exterior\.$/)
    await widget.click('button', 'Fechar o aviso')
    await waitFor(() => expect(widget.queryByText(/confirme/)).toBeNull())
  })
})

describe('the financing details of the summary', () => {
  it('show the title and text of resumePage and the last day of the campaign', async () => {
    const site = siteInProcess()
    site.respondWith('backOffice', (own: object) => ({
      ...own,
      resumePage: { title: 'Boas notícias', content: '<p>Campanha de outono.</p>' },
    }))
    const widget = await summary(site)
    expect(widget.getByRole('heading', { name: 'Boas notícias' })).toBeDefined()
    expect(widget.getByText('Campanha de outono.')).toBeDefined()
    expect(
      widget.getByText(/^Campanha de financiamento válida até \d\d\/\d\d\/\d{4}\.$/),
    ).toBeDefined()
  })

  it('explain a down payment that the simulation does not allow', async () => {
    const site = siteInProcess()
    site.respondWith('lstVersions', (own: object[]) =>
      own.map((version) => ({ ...version, maxEntrance: 100 })),
    )
    const widget = await summary(site)
    expect(
      widget.getAllByText(/fora dos limites da simulação: mensalidade e TAEG são para 500,00\s€/),
    ).not.toEqual([])
  })
})

describe('an error in a screen', () => {
  it('shows a message and a way to continue', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const log = watchLog()
    const widget = await summary()
    const { state } = widget.store
    await act(async () => state.setState({ configuration: null as never }))
    expect(widget.getByText(/^Algo correu mal\./)).toBeDefined()
    expect(widget.getByRole('button', { name: 'Tentar novamente' })).toBeDefined()
    expect(log()).toContain('rendering failed')
  })
})

describe('the card and the rows of the summary', () => {
  it('has the cost of use in a row, with what it contains', async () => {
    const widget = await summary()
    const row = await widget.findByRole('heading', { name: 'Por mês, tudo somado' })
    const details = row.closest('details')
    await waitFor(() => expect(spaced(details?.textContent)).toMatch(/cerca de \d+ €\/mês/))
    expect(details?.textContent).toContain('(mensalidade, energia')
    const names = [...(details?.querySelectorAll('dt') ?? [])].map((name) => name.textContent)
    const items = ['Mensalidade', 'Energia', 'IUC', 'Seguro', 'Manutenção']
    expect(names).toEqual([...items, 'Por mês, tudo somado'])
  })

  it('says first that the instalment could not be calculated, has no cost of use, and tries again', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const widget = await summary(site)
    const row = await widget.findByRole('heading', { name: 'Por mês, tudo somado' })
    const details = row.closest('details')
    await waitFor(() => expect(details?.textContent).toMatch(/somadoFalta a mensalidade/))
    const box = widget.container().querySelector<HTMLElement>('.price-box') ?? document.body
    expect(box.textContent).toMatch(
      /Não foi possível calcular a mensalidade desta configuração\. O financiamento é o da versão, sem a pintura nem o interior\. Credit/,
    )
    site.setFaults([])
    await act(async () => within(box).getByRole('button', { name: 'Tentar novamente' }).click())
    await waitFor(() => expect(box.textContent).not.toContain('Não foi possível'))
    expect(details?.textContent).not.toContain('Falta a mensalidade')
  })

  it('shows the representative figures of the credit together', async () => {
    const widget = await summary()
    const card = spaced(widget.container().querySelector('.price-box')?.textContent)
    for (const part of [
      'Preço total desde36 900 €',
      'TAEG',
      'prestações mensais',
      'Taxa anual nominal (TAN) 6,95%',
      'Montante total imputado ao consumidor (MTIC)',
    ])
      expect(card).toContain(part)
    expect(card).toContain('Contrair um empréstimo custa dinheiro.')
  })

  it('turns "Guardar" into "Guardada" once the configuration is saved, until it is another one', async () => {
    const widget = await summary()
    expect(widget.queryByRole('button', { name: 'As minhas configurações' })).toBeNull()
    await widget.click('button', 'Guardar')
    expect(widget.getByText('Configuração guardada neste dispositivo.')).toBeDefined()
    expect(widget.queryByRole('button', { name: 'Guardar' })).toBeNull()
    expect(widget.getByRole('button', { name: 'As minhas configurações' })).toBeDefined()
    await widget.click('button', 'As minhas configurações')
    const saved = await widget.findByRole('dialog', { name: 'As minhas configurações' })
    expect(spaced(saved.textContent)).toMatch(/36 900 €, \d+,\d\d €\/mês \(TAEG 8,\d%\)/)
    expect(saved.textContent).toContain('Contrair um empréstimo custa dinheiro.')
    await widget.click('button', 'Fechar')
    await widget.click('button', 'Guardada')
    expect(widget.getByText(/já está guardada neste dispositivo/)).toBeDefined()
    await act(async () => choose(widget.store, 'exterior', 'BNE'))
    expect(widget.getByRole('button', { name: 'Guardar' })).toBeDefined()
  })

  it('has every part that opens as a row, with what matters in sight', async () => {
    const widget = await summary()
    const rows = [...widget.container().querySelectorAll('.accordion summary')]
    await waitFor(() => expect(rows[5]?.textContent).toContain('desde'))
    const texts = rows.map((row) => spaced(row.textContent))
    expect(texts[0]).toMatch(/^Equipamento de série\d+ equipamentos$/)
    expect(texts[1]).toMatch(/^Consumo e emissões \(WLTP\)[\d,]+ l\/100 km · \d+ g\/km$/)
    expect(texts[2]).toMatch(
      /^Financiamento[\d ]+,\d\d €\/mês, TAEG \d+,\d%, 96 meses, entrada [\d ]+ €$/,
    )
    expect(texts[3]).toMatch(/^Por mês, tudo somado/)
    expect(texts[4]).toMatch(/^Entregaem 8 a 10 semanas \(atualizado a \d\d\/\d\d\)$/)
    expect(texts[5]).toMatch(/^Carros em stock3 carros parecidos, desde \d\d \d{3} €$/)
    expect(texts.slice(6)).toEqual([
      'GarantiaGarantia legal e garantia do fabricante',
      'Menções legais',
    ])
    const card = spaced(widget.container().querySelector('.price-box')?.textContent)
    expect(card).toMatch(/Entrega em 8 a 10 semanas \(atualizado a \d\d\/\d\d\)/)
  })
})

import { act, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteInProcess } from '../store/site-in-process.ts'
import { clearCookies } from '../store/store-under-test.ts'
import { renderAt } from './render-at.tsx'

beforeEach(clearCookies)

type Widget = Awaited<ReturnType<typeof renderAt>>

const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''

/** Opens the guided start and answers its questions in their order. */
async function answer(widget: Widget, answers: readonly (string | RegExp)[]): Promise<void> {
  await widget.click('button', 'Ajude-me a escolher')
  await widget.findByRole('dialog', { name: 'Ajude-me a escolher' })
  for (const name of answers) await widget.click('button', name)
  await widget.findByRole('heading', { name: 'As suas respostas' })
  await waitFor(() => expect(widget.queryByText('A comparar os modelos…')).toBeNull())
}

/** Chooses a recommended model. Its card in the list behind the dialog has a button of the same name. */
async function choose(widget: Widget, model: string): Promise<void> {
  await act(async () => widget.getByText(`Selecionar ${model}`).click())
  await widget.findByRole('heading', { name: `Selecione o Motor do seu ${model}` })
}

const SEVEN_PEOPLE = [
  'Saltar esta pergunta',
  'Grupos de seis ou sete pessoas',
  'Saltar esta pergunta',
  /^Até 400 €/,
  'Saltar esta pergunta',
]

/** An electric car: 500 €/month, charged at home, long trips. */
const ELECTRIC = [
  'Em viagens longas',
  'A família, com bagagem',
  'Sim',
  /^Até 500 €/,
  /^Cerca de 25/,
]

const cards = (widget: Widget) =>
  widget
    .getAllByRole('button', { name: /^Selecionar / })
    .map((button) => button.getAttribute('aria-label')?.replace('Selecionar ', '') ?? '')

describe('the result of the guided start', () => {
  it('says first that no car has the seats within the budget, which is nearest, and with what down payment it fits', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, SEVEN_PEOPLE)
    const dialog = widget.getByRole('dialog')
    const text = spaced(dialog.textContent)
    expect(text).toContain(
      'Nenhum Lume com sete lugares fica abaixo de 400 €/mês. O mais próximo: Planalto, 408,96 €/mês.',
    )
    expect(text.indexOf('Nenhum Lume')).toBeLessThan(text.indexOf('Selecionar Planalto'))
    expect(text).toContain('Fica 8,96 €/mês acima do seu orçamento: 408,96 €/mês')
    await waitFor(() =>
      expect(spaced(within(dialog).getByRole('status').textContent)).toMatch(
        /^Com uma entrada inicial de \d+ \d{3} €, o Planalto fica por (39\d|400),\d\d €\/mês \(TAEG \d,\d%\)\.$/,
      ),
    )
    expect(within(dialog).getAllByRole('button', { name: /^Selecionar / })).toHaveLength(1)
    within(dialog).getByRole('heading', { name: 'Nenhum modelo corresponde a tudo o que pediu' })
  })

  it('asks the site for no down payment once the dialog has closed', async () => {
    const site = siteInProcess()
    const release = site.hold('updateFinances')
    const widget = await renderAt('/', site)
    await answer(widget, SEVEN_PEOPLE)
    await waitFor(() => expect(site.requestsOf('updateFinances')).toHaveLength(1))
    await widget.click('button', 'Ver a gama')
    release()
    await site.settled()
    expect(site.requestsOf('updateFinances')).toHaveLength(1)
  })

  it('shows no down payment if the site does not simulate', async () => {
    const site = siteInProcess()
    site.respondWith('config_simul', { hasSimul: false })
    const widget = await renderAt('/', site)
    await answer(widget, SEVEN_PEOPLE)
    expect(widget.queryByText(/^Com uma entrada inicial/)).toBeNull()
    widget.getByText(/^Nenhum Lume com sete lugares/)
  })
})

describe('a recommended engine', () => {
  const isChecked = (widget: Widget, name: string) =>
    widget.getByRole<HTMLInputElement>('checkbox', { name }).checked

  it('is the chosen one on the engine step, with its price, through to the summary', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ELECTRIC)
    const card = within(widget.getByRole('dialog'))
      .getByRole('button', { name: 'Selecionar Maré' })
      .closest('li')
    const offer = spaced(card?.textContent)
    expect(offer).toContain('Motor Elétrico 64 kWh')
    const price = /\d\d \d{3} €/.exec(offer)?.[0] ?? 'no price'
    const payment = /\d+,\d\d €\/mês/.exec(offer)?.[0] ?? 'no payment'
    await choose(widget, 'Maré')
    await waitFor(() => expect(isChecked(widget, 'Elétrico 64 kWh')).toBe(true))
    const bar = widget.getByRole('region', { name: 'Preço da configuração' })
    expect(spaced(bar.textContent)).toContain(price)
    expect(spaced(bar.textContent)).toContain(payment)
    for (const heading of [/^Selecione a Versão/, /^Selecione a Cor/, /^Selecione o Interior/]) {
      await widget.click('button', 'Continuar')
      await widget.findByRole('heading', { name: heading })
    }
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
    const summary = spaced(widget.container().textContent)
    expect(summary).toContain('MotorElétrico 64 kWh')
    expect(summary).toContain(`Preço total desde${price}`)
    expect(summary).toContain(payment)
  })

  it('stays behind a choice made after it, and gives way to a later recommendation of the same model', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ELECTRIC)
    await choose(widget, 'Maré')
    await waitFor(() => expect(isChecked(widget, 'Elétrico 64 kWh')).toBe(true))
    await widget.click('checkbox', '1.6 Híbrido')
    await widget.goTo('/')
    await widget.goTo('/Maré/motor')
    await waitFor(() => expect(isChecked(widget, '1.6 Híbrido')).toBe(true))
    await widget.goTo('/')
    await answer(widget, [])
    await widget.click('button', 'Começar de novo')
    for (const name of [
      'Em viagens longas',
      'A família, com bagagem',
      'Não',
      /^Até 400 €/,
      /^Cerca de 25/,
    ])
      await widget.click('button', name)
    await choose(widget, 'Maré')
    await waitFor(() => expect(isChecked(widget, '1.2 Turbo')).toBe(true))
  })

  it('is kept by a reload of the engine step', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ELECTRIC)
    await choose(widget, 'Maré')
    await waitFor(() => expect(isChecked(widget, 'Elétrico 64 kWh')).toBe(true))
    const reloaded = await renderAt('/Maré/motor', siteInProcess())
    await waitFor(() => expect(isChecked(reloaded, 'Elétrico 64 kWh')).toBe(true))
  })
})

describe('the model list after the guided start', () => {
  it('starts with the recommended models, marked, until the buyer restores the order; no filter is set', async () => {
    const widget = await renderAt('/', siteInProcess())
    const before = cards(widget)
    await answer(widget, ELECTRIC)
    await widget.click('button', 'Ver a gama')
    await waitFor(() => expect(cards(widget).slice(0, 3)).toEqual(['Aurora', 'Maré', 'Brisa 5']))
    expect(cards(widget).toSorted()).toEqual(before.toSorted())
    expect(widget.getAllByText(/^Indicado para si · /)).toHaveLength(3)
    expect(widget.getByRole('button', { name: /^Filtro/ }).textContent).not.toContain('ativo')
    widget.getByText('Primeiro os modelos indicados para si.')
    await widget.click('button', 'Repor ordem')
    await waitFor(() => expect(cards(widget)).toEqual(before))
    expect(widget.queryByText(/^Indicado para si/)).toBeNull()
  })

  it('shows with a filter only what the buyer filters, the recommended ones first', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ELECTRIC)
    await widget.click('button', 'Ver a gama')
    await widget.click('button', /^Filtro/)
    await widget.click('checkbox', 'SUV')
    await waitFor(() => expect(cards(widget)).toEqual(['Maré', 'Alvor', 'Planalto', 'Serra Alta']))
    widget.getByText('Primeiro o modelo indicado para si.')
    await widget.click('checkbox', 'SUV')
    await widget.click('checkbox', 'Familiar')
    await waitFor(() => expect(cards(widget)[0]).toBe('Brisa 5'))
  })

  it('keeps its order when the guided start recommends nothing', async () => {
    const widget = await renderAt('/', siteInProcess())
    const before = cards(widget)
    await answer(widget, [
      'Saltar esta pergunta',
      'Grupos de seis ou sete pessoas',
      'Não',
      /^Até 200 €/,
      /^Cerca de 25/,
    ])
    widget.getByRole('heading', { name: 'Nenhum modelo corresponde a tudo o que pediu' })
    widget.getByText(
      /^Nenhum Lume com sete lugares fica abaixo de 200\s€\/mês\. O mais próximo: Planalto/,
    )
    await widget.click('button', 'Ver a gama')
    expect(cards(widget)).toEqual(before)
    expect(widget.queryByText(/indicado para si/)).toBeNull()
  })
})

import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

type Widget = Awaited<ReturnType<typeof renderAt>>

const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''

/** Opens the guided start and answers its first questions. */
async function begin(widget: Widget, answers: readonly (string | RegExp)[]): Promise<void> {
  await widget.click('button', 'Ajude-me a escolher')
  await widget.findByRole('dialog', { name: 'Ajude-me a escolher' })
  for (const name of answers) await widget.click('button', name)
}

/** Opens the guided start and answers all of its questions. */
async function answer(widget: Widget, answers: readonly (string | RegExp)[]): Promise<void> {
  await begin(widget, answers)
  await widget.findByRole('heading', { name: 'As suas respostas' })
  await waitFor(() => expect(widget.queryByText('A comparar os modelos…')).toBeNull())
}

/** Opens a configuration of the result. */
async function choose(widget: Widget, model: string): Promise<void> {
  const link = within(widget.getByRole('dialog')).getByRole('link', { name: `Selecionar ${model}` })
  await act(async () => link.click())
  await widget.findByRole('heading', { name: `Lume ${model}`, level: 1 })
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

/** Opens the page of all must-haves. */
async function openPage(widget: Widget): Promise<void> {
  await widget.click('button', 'Filtro')
  await widget.click('button', 'Procurar equipamento')
  await widget.findByRole('dialog', { name: 'Equipamento e requisitos' })
}

const cards = (widget: Widget) =>
  widget
    .getAllByRole('button', { name: /^Selecionar / })
    .map((button) => button.getAttribute('aria-label')?.replace('Selecionar ', '') ?? '')

it('an answer excludes models only for seats and charging, and never ends the questions', async () => {
  const widget = await renderAt('/', siteInProcess())
  await begin(widget, ['Na cidade'])
  const left = (text: string) => waitFor(() => widget.getByText(text))
  await left('9 modelos possíveis')
  await widget.click('button', /^Grupos de seis/)
  await left('1 modelo possível')
  await widget.click('button', 'Não')
  await widget.click('button', /^Até 200 €/)
  await left('1 modelo possível')
  widget.getByRole('heading', { name: 'Quantos quilómetros faz por ano?' })
  // Changing an answer leads back to the result.
  await widget.click('button', 'Saltar esta pergunta')
  await widget.click('button', 'Alterar a resposta: Quem costuma viajar consigo?')
  await widget.click('button', 'Só eu, ou mais uma pessoa')
  await widget.findByRole('heading', { name: 'Os modelos mais indicados para si' })
  await waitFor(() => expect(widget.getAllByRole('link', { name: /^Selecionar / })).toHaveLength(3))
})

describe('the result of the guided start', () => {
  it('says what the car gives up, and with what down payment it is within the budget', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, SEVEN_PEOPLE)
    const dialog = widget.getByRole('dialog')
    const text = spaced(dialog.textContent)
    within(dialog).getByRole('heading', {
      name: /^Com o que pediu, nenhum modelo cabe em 400\s€\/mês$/,
    })
    expect(text).toContain('A ter em conta: 8,96 €/mês acima do seu orçamento')
    expect(text).not.toContain('Dentro do seu orçamento')
    expect(text).toMatch(/desde39 900 €Mensalidade408,96 €\/mêsTAEG8,2%entrada 7 500 €, 108 meses/)
    await waitFor(() =>
      expect(spaced(dialog.textContent)).toMatch(
        /Com uma entrada inicial de \d+ \d{3} €, o Planalto fica por (39\d|400),\d\d €\/mês em \d+ meses \(TAEG \d,\d%\)\./,
      ),
    )
    expect(within(dialog).getAllByRole('link', { name: /^Selecionar / })).toHaveLength(1)
    const [downPayment, card] = dialog.querySelectorAll('.guide > [role=status], .guide-cards')
    expect([downPayment?.role, card?.tagName]).toEqual(['status', 'UL'])
    // The other models, by what they lack.
    within(dialog).getByText('Pardal, Faial, Alvor, Brisa 5, Aurora, Maré, Estrela e Serra Alta')
    within(dialog).getByText('Só 5 lugares.')
  })

  it('says once what the cars have in common, and of each what tells it apart', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ['Na cidade', /^Só eu/, 'Não', /^Até 500 €/, /^Cerca de 15/])
    widget.getByText(
      'Em comum: estacionamento fácil, sem necessidade de tomada e dentro do seu orçamento.',
    )
    const cars = [...widget.container().querySelectorAll('.guide-reasons')].map(({ textContent }) =>
      spaced(textContent),
    )
    expect(cars).toHaveLength(3)
    expect(cars[0]).toMatch(
      /^O mais barato com o que procuraMede 3,6 mCerca de \d+ €\/mês em combustível$/,
    )
    expect(cars[1]).toContain('Custa mais 5 500 € do que o Pardal e ganha: mais 157 l de bagageira')
    expect(cars.join(' ')).not.toMatch(/tomada|orçamento/)
    expect(widget.queryByText(/^Este modelo existe/)).toBeNull()
  })
})

describe('a configuration of the result', () => {
  it('opens on the summary, with the price and the payment of its card', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ELECTRIC)
    const card = within(widget.getByRole('dialog'))
      .getByRole('link', { name: 'Selecionar Maré' })
      .closest('li')
    const offer = spaced(card?.textContent)
    expect(offer).toContain('Motor Elétrico 64 kWh · Horizonte · Vermelho Brasa · Tecido Preto')
    expect(offer).toMatch(/Autonomia de 4\d\d km \(WLTP\)/)
    expect(offer).toMatch(
      /Custa mais 4 900 € do que o Aurora e ganha: ar condicionado automático e /,
    )
    const price = /\d\d \d{3} €/.exec(offer)?.[0] ?? 'no price'
    const payment = /Mensalidade(\d+,\d\d €\/mês)/.exec(offer)?.[1] ?? 'no payment'
    await choose(widget, 'Maré')
    const summary = spaced(widget.container().textContent)
    expect(summary).toContain('MotorElétrico 64 kWh')
    expect(summary).toContain(`Preço total desde${price}`)
    expect(summary).toContain(payment)
  })

  it('says from what price the model is sold, if its own is higher', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, ELECTRIC)
    const aurora = widget.getByRole('link', { name: 'Selecionar Aurora' }).closest('li')
    expect(spaced(aurora?.textContent)).toMatch(
      /desde36 400 €.*Este modelo existe desde 31 900 €\./,
    )
  })

  it('opens with the down payment that brings it within the budget', async () => {
    const widget = await renderAt('/', siteInProcess())
    await answer(widget, SEVEN_PEOPLE)
    const button = await widget.findByRole('button', { name: 'Usar esta entrada' })
    const sentence = spaced(button.parentElement?.textContent)
    const [, entry, payment] = /inicial de (\S+ \d{3}) €.* por (\S+ €\/mês)/.exec(sentence) ?? []
    await act(async () => button.click())
    await widget.findByRole('heading', { name: 'Lume Planalto', level: 1 })
    await waitFor(() => {
      const summary = spaced(widget.container().textContent)
      expect(summary).toContain(payment)
      expect(summary).toContain(`Entrada inicial${entry},00 €`)
    })
  })
})

describe('the page of all must-haves', () => {
  it('counts the cars that are left, and leads to the cheapest complete ones', async () => {
    const widget = await renderAt('/', siteInProcess())
    await openPage(widget)
    const dialog = within(widget.getByRole('dialog'))
    const status = (text: RegExp) =>
      waitFor(() => dialog.getByText(text, { ignore: '[aria-hidden], [aria-hidden] *' }))
    await status(/^9 modelos possíveis/)
    await widget.click('button', 'Automática')
    await widget.click('button', 'Câmara de visão traseira')
    await widget.click('button', /^Até 300/)
    await status(/^2 modelos possíveis/)
    // What is chosen again is left open.
    await widget.click('button', /^Até 300/)
    await status(/^[3-9] modelos possíveis/)
    await widget.click('button', /^Até 300/)
    await widget.click('button', 'Ver resultados')
    await widget.findByRole('heading', { name: 'Os modelos mais indicados para si' })
    const names = dialog
      .getAllByRole('link', { name: /^Selecionar / })
      .map((link) => link.textContent)
    expect(names).toEqual(['Selecionar Pardal', 'Selecionar Faial'])
    expect(spaced(widget.getByRole('dialog').textContent)).toContain('Câmara de visão traseira')
  })

  it('finds equipment by its name, without accents', async () => {
    const widget = await renderAt('/', siteInProcess())
    await openPage(widget)
    const field = await widget.findByRole('searchbox', {
      name: 'Procurar equipamento',
    })
    const enter = (value: string) => fireEvent.input(field, { target: { value } })
    expect(widget.queryByRole('button', { name: 'Alarme volumétrico' })).toBeNull()
    enter('volumetrico')
    widget.getByRole('button', { name: 'Alarme volumétrico' })
    enter('xyz')
    widget.getByText('Nenhum equipamento com este nome')
  })

  it('says which model could not be checked, and checks it again', async () => {
    const site = siteInProcess()
    let isBroken = true
    site.respondWith('lstVersions/102', (body: unknown) => (isBroken ? { message: 'no' } : body))
    const widget = await renderAt('/', site)
    await openPage(widget)
    await widget.click('button', 'Ver resultados')
    await waitFor(() => widget.getByText(/^Não foi possível verificar: Pardal\./))
    isBroken = false
    await widget.click('button', 'Tentar novamente')
    await waitFor(() => expect(widget.queryByText(/^Não foi possível verificar/)).toBeNull())
    within(widget.getByRole('dialog')).getByRole('link', { name: 'Selecionar Pardal' })
  })
})

describe('the model list after the guided start', () => {
  it('starts with the recommended models, marked, until the buyer restores the order; no filter is set', async () => {
    const widget = await renderAt('/', siteInProcess())
    const before = cards(widget)
    await answer(widget, ELECTRIC)
    await widget.click('button', 'Ver a gama')
    await waitFor(() => expect(cards(widget).slice(0, 2)).toEqual(['Aurora', 'Maré']))
    expect(cards(widget).toSorted()).toEqual(before.toSorted())
    expect(widget.getAllByText(/^Indicado para si · /)).toHaveLength(3)
    expect(widget.getByRole('button', { name: /^Filtro/ }).textContent).not.toContain('ativo')
    widget.getByText('Primeiro os modelos indicados para si.')
    await widget.click('button', 'Repor a ordem')
    await waitFor(() => expect(cards(widget)).toEqual(before))
    expect(widget.queryByText(/^Indicado para si/)).toBeNull()
  })

  it('keeps its order when no model has all must-haves', async () => {
    const widget = await renderAt('/', siteInProcess())
    const before = cards(widget)
    await openPage(widget)
    await widget.click('button', /^Grupos de seis/)
    await widget.click('button', /^Até 200 €/)
    await widget.click('button', 'Ver resultados')
    await widget.findByRole('heading', { name: 'O mais próximo do que pediu' })
    widget.getByText(/^208,96 €\/mês acima/)
    // A changed answer is a must-have again.
    await widget.click('button', 'Alterar a resposta: Quanto quer pagar por mês?')
    widget.getByRole('dialog', { name: 'Equipamento e requisitos' })
    await widget.click('button', 'Ver resultados')
    await widget.click('button', 'Ver a gama')
    expect(cards(widget)).toEqual(before)
    expect(widget.queryByText(/indicado para si/)).toBeNull()
  })
})

import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { renderAt } from '../support/render-at.tsx'

type Widget = Awaited<ReturnType<typeof renderAt>>

/** Restores choices as a reload does. */
function remember(choices: string): void {
  document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
}

const MARE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
const isChecked = (widget: Widget, role: string, name: string | RegExp) =>
  widget.getByRole<HTMLInputElement>(role, { name }).checked

describe('the engine step', () => {
  async function motors(site = siteInProcess()) {
    remember('modelid=101')
    const widget = await renderAt('/Maré/motor', site)
    await widget.findByRole('heading', { name: 'Selecione o Motor do seu Maré' })
    return widget
  }

  it('checks the first engine; the cards are exclusive and can be unchecked', async () => {
    const widget = await motors()
    await widget.findByRole('checkbox', { name: '1.2 Turbo' })
    expect(isChecked(widget, 'checkbox', '1.2 Turbo')).toBe(true)
    await widget.click('checkbox', 'Elétrico 64\u00A0kWh')
    expect(isChecked(widget, 'checkbox', '1.2 Turbo')).toBe(false)
    expect(isChecked(widget, 'checkbox', 'Elétrico 64\u00A0kWh')).toBe(true)
    await widget.click('checkbox', 'Elétrico 64\u00A0kWh')
    expect(isChecked(widget, 'checkbox', 'Elétrico 64\u00A0kWh')).toBe(false)
  })

  it('shows an engine’s technical data in a dialog that a navigation closes', async () => {
    const widget = await motors()
    await widget.click('button', 'Ver dados técnicos do motor 1.2 Turbo')
    const dialog = await widget.findByRole('dialog', { name: /1\.2 Turbo/ })
    expect(within(dialog).getByRole('heading', { name: 'Performance ambiental' })).toBeDefined()
    expect(within(dialog).getByText(/^138\sg\/km$/)).toBeDefined()
    await widget.goTo('/Maré/versao')
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull())
  })

  it('has the price bar’s buttons between the engines and the texts of the back office', async () => {
    const widget = await motors()
    const [engine, next, text] = [
      widget.getByRole('checkbox', { name: 'Elétrico 64\u00A0kWh' }),
      widget.getByRole('button', { name: 'Continuar' }),
      widget.getByRole('heading', { name: 'Perguntas frequentes' }),
    ]
    const isBefore = (one: Element, other: Element): boolean =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect([isBefore(engine, next), isBefore(next, text)]).toEqual([true, true])
    expect(widget.getByRole('heading', { name: 'Menções legais' })).toBeDefined()
  })

  it('names the info button of the chosen engine after the engine', async () => {
    const widget = await motors()
    for (const engine of ['1.6 Híbrido', '1.2 Turbo']) {
      await widget.click('checkbox', engine)
      const name = `Saber mais sobre a mensalidade e a TAEG: ${engine}`
      expect(await widget.findByRole('button', { name })).toBeDefined()
    }
  })

  it('links to the comparison, which shows no steps, and back', async () => {
    const widget = await motors()
    await widget.click('button', 'Comparar motores')
    await widget.findByRole('heading', { name: 'Comparar Motores', level: 1 })
    expect(widget.path()).toBe('/Maré/comparador/motor')
    expect(widget.queryByRole('navigation', { name: 'Passos da configuração' })).toBeNull()
    await widget.click('button', 'Motor')
    await widget.findByRole('heading', { name: 'Selecione o Motor do seu Maré' })
  })
})

describe('the version step', () => {
  async function version(choices = 'modelid=101&engine=1012') {
    remember(choices)
    const widget = await renderAt('/Maré/versao', siteInProcess())
    await widget.findByRole('checkbox', { name: 'Horizonte' })
    return widget
  }

  it('lists the versions of the engine, with the remembered one checked', async () => {
    const widget = await version('modelid=101&engine=1012&version=10124')
    const names = widget.getAllByRole('checkbox').map((box) => box.closest('article'))
    expect(names).toHaveLength(4)
    expect(isChecked(widget, 'checkbox', 'Atlântico')).toBe(true)
  })

  it('shows the equipment of a version in its four groups', async () => {
    const widget = await version()
    await widget.click('checkbox', 'Horizonte')
    await widget.click('button', 'Ver lista de equipamentos da versão Horizonte')
    const dialog = await widget.findByRole('dialog', { name: 'Horizonte' })
    await within(dialog).findByText('Acrescenta 24 equipamentos ao Essencial · 3 melhorados')
    for (const name of ['Conforto', 'Exterior', 'Interior', 'Segurança'])
      expect(await within(dialog).findByRole('heading', { name })).toBeDefined()
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(20)
  })

  it('cannot be left without a version, which the price bar says at once', async () => {
    const widget = await version()
    await widget.click('checkbox', 'Essencial')
    const bar = widget.getByRole('region', { name: 'Preço da configuração' })
    const status = within(bar).getByRole('status')
    expect(status.textContent).toMatch(/^Falta escolher a versão para continuar\. Preço /)
    await widget.click('button', 'Continuar')
    await widget.findByRole('alertdialog', { name: 'Selecione a versão!' })
    expect(widget.path()).toBe('/Maré/versao')
  })
})

describe('the colour steps', () => {
  it('show surcharges, and which colours are included', async () => {
    remember(MARE)
    const widget = await renderAt('/Maré/exterior', siteInProcess())
    await widget.findByRole('radio', { name: /^Branco Neve Incluída/ })
    expect(isChecked(widget, 'radio', /^Verde Pinhal \+\s750\s€/)).toBe(true)
    await widget.goTo('/Maré/interior')
    await widget.findByText('Pele')
    expect(widget.getByText('Tecido')).toBeDefined()
    expect(isChecked(widget, 'radio', /^Pele Camel \+\s1\s200\s€/)).toBe(true)
    expect(widget.getByRole('radio', { name: /^Tecido Preto Incluído/ })).toBeDefined()
  })

  it.each([
    [
      'exterior colours',
      'modelid=106&engine=1063&version=10635',
      '/Estrela/exterior',
      'Lamentamos, no momento não há cores disponíveis para a respetiva versão',
      'Selecione o Interior do seu Estrela',
    ],
    [
      'interiors',
      'modelid=108&engine=1082&version=10825&colext=BNE',
      '/Serra Alta/interior',
      'Lamentamos, no momento não há cores disponiveis para a respetiva versão',
      'Lume Serra Alta',
    ],
  ])('explain that the version has no %s, and lead on', async (_, choices, path, text, next) => {
    remember(choices)
    const widget = await renderAt(path, siteInProcess())
    await widget.findByText(text)
    expect(widget.getByText('Por favor, tente mais tarde.')).toBeDefined()
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: next, level: 1 })
  })

  it('switch between exterior and interior view', async () => {
    remember(MARE)
    const widget = await renderAt('/Maré/interior', siteInProcess())
    await widget.findByRole('img', { name: 'Bancos do Maré, Pele Camel' })
    await widget.click('radio', 'Tablier')
    await widget.findByRole('img', { name: 'Interior Pele Camel do Maré' })
    await widget.click('radio', 'Exterior')
    expect(widget.getByRole('img', { name: 'Maré, vista exterior' })).toBeDefined()
  })
})

describe('the navigation bar', () => {
  it('shows the current step, and why the other steps are disabled', async () => {
    remember('modelid=101')
    const widget = await renderAt('/Maré/motor', siteInProcess())
    await widget.findByRole('navigation', { name: 'Passos da configuração' })
    const steps = () => widget.getByRole('navigation', { name: 'Passos da configuração' })
    expect(widget.getAllByText('1/5').length).toBeGreaterThan(0)
    const step = (name: RegExp) => within(steps()).getByRole('button', { name })
    expect(step(/Motor/).getAttribute('aria-current')).toBe('step')
    expect(step(/Resumo/).getAttribute('aria-disabled')).toBe('true')
    const reasonOf = (name: RegExp) =>
      steps().querySelector(`#${CSS.escape(step(name).getAttribute('aria-describedby') ?? '')}`)
        ?.textContent
    expect(reasonOf(/Versão/)).toBe('disponível depois de «Continuar»')
    expect(reasonOf(/Design Exterior/)).toBe('disponível depois de escolher a versão')
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Selecione a Versão do seu Maré' })
    expect(step(/Motor/).textContent).toContain('concluído')
    await widget.click('button', /Motor.*concluído/)
    await widget.findByRole('heading', { name: 'Selecione o Motor do seu Maré' })
  })

  it('names each choice at its step, and links home, which ends the configuration', async () => {
    remember(MARE)
    const widget = await renderAt('/Maré/resumo', siteInProcess())
    await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
    await widget.click('button', /^Versão ?Horizonte/)
    await widget.findByRole('heading', { name: 'Selecione a Versão do seu Maré' })
    await widget.click('link', 'Gama Lume')
    await widget.findByRole('heading', { name: 'Escolha o seu Lume' })
    expect(widget.store.state.getState().configuration.modelId).toBeNull()
  })
})

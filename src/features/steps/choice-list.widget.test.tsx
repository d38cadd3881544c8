import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

/** A step of a remembered configuration, once one of its options is shown. */
async function widgetAt(path: string, option: string, choices = 'modelid=101&engine=1012') {
  document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
  const widget = await renderAt(path, siteInProcess())
  await widget.findByRole('checkbox', { name: option })
  return widget
}

const cardOf = (widget: Awaited<ReturnType<typeof widgetAt>>, name: string) =>
  widget.getByRole('checkbox', { name }).closest('article')!

/** Price and difference of a row. */
const rowOf = (...row: Parameters<typeof cardOf>) =>
  cardOf(...row).querySelector('.option-price')?.textContent

describe('the list of engines or versions', () => {
  it('says who an engine is for, and how fast it is', async () => {
    const widget = await widgetAt('/Maré/motor', '1.2 Turbo')
    await widget.click('checkbox', '1.2 Turbo')
    const card = cardOf(widget, '1.2 Turbo')
    expect(card.textContent).toMatch(/130\sCV · 0–100 em 10,3\ss/)
    expect(within(card).getByText(/^Para quem divide os quilómetros/)).toBeDefined()
  })

  it('says that the filter hides the chosen engine', async () => {
    const widget = await widgetAt('/Maré/motor', '1.2 Turbo')
    await widget.click('button', 'Filtro')
    await widget.findByRole('checkbox', { name: /^Automática/ })
    await widget.click('checkbox', /^Automática/)
    expect(widget.queryByText(/não corresponde ao filtro/)).toBeNull()
    await widget.click('checkbox', /^Automática/)
    await widget.click('checkbox', /^Manual/)
    await widget.findByText('O motor escolhido, 1.6 Híbrido, não corresponde ao filtro.')
    await widget.click('checkbox', '1.2 Turbo')
    await waitFor(() => expect(widget.queryByText(/não corresponde ao filtro/)).toBeNull())
  })

  it('says what a version costs more or less than the chosen one', async () => {
    const widget = await widgetAt('/Maré/versao', 'Horizonte')
    expect(rowOf(widget, 'Essencial')).toMatch(/36\s900\s€ $/)
    expect(rowOf(widget, 'Horizonte')).toMatch(/39\s400\s€ \+\s2\s500\s€$/)
    await widget.click('checkbox', 'Horizonte')
    await waitFor(() => expect(rowOf(widget, 'Horizonte')).toMatch(/39\s400\s€ $/))
    expect(rowOf(widget, 'Essencial')).toMatch(/36\s900\s€ -\s2\s500\s€$/)
    expect(rowOf(widget, 'Atlântico')).toMatch(/\+\s2\s100\s€$/)
  })

  it('says how many items a version has more or less than the chosen one, and once it is chosen names three', async () => {
    const widget = await widgetAt('/Maré/versao', 'Horizonte')
    const card = cardOf(widget, 'Horizonte')
    const fact = () => card.querySelector('.facts')?.textContent
    await waitFor(() => expect(fact()).toBe('+ 24 equipamentos'))
    expect(within(card).queryByText('Entrada inicial')).toBeNull()
    await widget.click('checkbox', 'Horizonte')
    await waitFor(() => expect(fact()).toBe('51 equipamentos de série'))
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Ar condicionado automático', 'Faróis full LED', 'Sistema de navegação'])
    // The down payments of the versions differ.
    expect(within(card).getAllByText('Entrada inicial').length).toBeGreaterThan(0)
    // 27 of its own: the numbers, as the prices, count from the chosen version.
    const cheaper = cardOf(widget, 'Essencial').querySelector('.facts')
    expect(cheaper?.textContent).toBe('- 24 equipamentos')
  })
})

describe('the chosen engine or version and the price bar', () => {
  const CHOICES = 'modelid=101&engine=1012&version=10123'

  it.each([
    ['motor', '1.6 Híbrido', '&colext=VPI', 'versão base '],
    ['versao', 'Horizonte', '&colext=VPI', 'só a versão '],
    ['versao', 'Horizonte', '', ''],
  ])(
    'at %s, the price of %s with %s says what it stands for: %s, and the monthly payment of another car is a detail',
    async (path, name, colours, text) => {
      const widget = await widgetAt(`/Maré/${path}`, name, CHOICES + colours)
      await waitFor(() => expect(rowOf(widget, name)).toMatch(new RegExp(`^${text}\\d`)))
      const credit = cardOf(widget, name).querySelector('.option-offer')
      expect(credit?.querySelector('.figs') === null).toBe(text !== '')
      const details = [...(credit?.querySelectorAll('.rows dt') ?? [])].map((dt) => dt.textContent)
      expect(details.includes('Mensalidade')).toBe(text !== '')
    },
  )

  it('name the version that the price of another engine is for, and the cash price among the details', async () => {
    const widget = await widgetAt('/Maré/motor', '1.6 Híbrido', CHOICES)
    await waitFor(() =>
      expect(rowOf(widget, 'Elétrico 64\u00A0kWh')).toMatch(/^Horizonte 41\s300\s€/),
    )
    expect(rowOf(widget, '1.2 Turbo')).toMatch(/^32\s450\s€/)
    const bar = widget.getByRole('region', { name: 'Preço da configuração' })
    await waitFor(() => expect(bar.textContent).toMatch(/Preço a pronto40\s400\s€/))
  })

  it.each([
    ['motor', '1.6 Híbrido', 'o motor', /32\s450\s€/],
    ['versao', 'Horizonte', 'a versão', /36\s900\s€/],
  ])(
    'at %s, without %s, say once that %s is missing, and give a price that is true without',
    async (path, name, what, price) => {
      const widget = await widgetAt(`/Maré/${path}`, name, CHOICES)
      const bar = () => widget.getByRole('region', { name: 'Preço da configuração' })
      const missing = `Falta escolher ${what} para continuar.`
      await waitFor(() => expect(bar().textContent).toMatch(/39\s400\s€/))
      await widget.click('checkbox', name)
      await waitFor(() => expect(bar().querySelector('.note')?.textContent).toContain(missing))
      expect(bar().querySelector('.footer-figures dd')?.textContent).toMatch(price)
      expect(cardOf(widget, name).textContent).not.toContain(missing)
    },
  )
})

describe('a step whose list cannot be loaded', () => {
  it("says why 'Continuar' is grey beside what the figures do not contain", async () => {
    const site = siteInProcess()
    site.setFaults([
      { call: 'panomaricLI', fault: 'fail' },
      { call: 'updateFinances', fault: 'fail' },
    ])
    const query = 'modelid=101&engine=1011&version=10113&colext=VPI'
    const widget = await renderAt('/', site, { query })
    await widget.findByRole('heading', { name: 'Selecione o Interior do seu Maré' })
    const note = /, sem a pintura nem o interior\. Para continuar, carregue a lista de novo\.$/
    expect(await widget.findByText(note)).toBeDefined()
  })
})

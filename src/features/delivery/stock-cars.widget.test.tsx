import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectChoices } from '../../core/configuration/chosen-items.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt, type WidgetUnderTest } from '../../../test/support/render-at.tsx'
import { settle } from '../../../test/support/settle.ts'
import { snapshotOf } from '../../../test/support/lead-snapshot.ts'

const QUERY = 'modelid=101&engine=1011&version=10111&colext=VPI&colint=TPR'
const CALL = '/stockCars/'

async function summary(site: SiteInProcess) {
  const widget = await renderAt('/', site, { query: QUERY })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  return widget
}

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ') ?? ''

function foldOf(widget: WidgetUnderTest): HTMLDetailsElement | undefined {
  const folds = [...widget.container().querySelectorAll<HTMLDetailsElement>('.accordion details')]
  return folds.find((each) => each.querySelector('h3')?.textContent === 'Carros em stock')
}

/** Opens the row as a tap does, also where the document does not dispatch the event. */
async function open(widget: WidgetUnderTest, site: SiteInProcess): Promise<void> {
  const fold = foldOf(widget)
  await act(async () => {
    if (fold) fold.open = true
    fold?.dispatchEvent(new Event('toggle'))
  })
  await settle(site, widget.container())
}

const items = (widget: WidgetUnderTest): string[][] =>
  [...(foldOf(widget)?.querySelectorAll('li') ?? [])].map((item) =>
    [...item.querySelectorAll('p')].map(textOf),
  )

const chooseFirst = (widget: WidgetUnderTest) => {
  const [button] = widget.getAllByRole('button', { name: 'Escolher este carro', hidden: true })
  return act(async () => button?.click())
}

describe('the stock cars on the summary', () => {
  it('are requested once, when the page is idle, and are the three nearest', async () => {
    const site = siteInProcess()
    const widget = await summary(site)
    const value = () => textOf(foldOf(widget)?.querySelector('summary'))
    await waitFor(() => expect(value()).toContain('3 carros parecidos, desde 31 810 €'))
    await open(widget, site)
    expect(site.requestsOf(CALL)).toHaveLength(1)
    expect(items(widget)).toEqual([
      ['1.2 Turbo Essencial, no Porto 32 450 € menos 750 €', 'Muda: cor Vermelho Brasa'],
      [
        '1.2 Turbo Essencial, em Leiria 31 810 € menos 1 390 €',
        'Muda: cor Branco Neve',
        'Ganha: câmaras com visão de 360°',
      ],
      [
        '1.2 Turbo Vivo, em Setúbal 32 750 € menos 450 €',
        'Muda: versão Vivo e cor Branco Neve',
        'Ganha: faróis full LED, jantes de liga leve e mais 12 equipamentos',
      ],
    ])
  })

  it('have no row where the content site lists none', async () => {
    const site = siteInProcess()
    site.respondWith('config_simul', (config: object) => ({ ...config, hasStockCars: false }))
    expect(foldOf(await summary(site))).toBeUndefined()
  })

  it('are said to be none, or not to have loaded', async () => {
    const site = siteInProcess()
    site.respondWith('stockCars', [])
    const widget = await summary(site)
    await open(widget, site)
    expect(textOf(foldOf(widget)?.querySelector('summary'))).toContain(
      'De momento, não há carros deste modelo em stock.',
    )

    const failing = siteInProcess()
    failing.respondWith('stockCars', {})
    const other = await summary(failing)
    await open(other, failing)
    expect(textOf(foldOf(other))).toContain('Não foi possível carregar os carros em stock.')
    failing.respondWith('stockCars', (cars: unknown) => cars)
    const retry = other.getByRole('button', { name: 'Tentar novamente', hidden: true })
    await act(async () => retry.click())
    await settle(failing, other.container())
    expect(items(other)).toHaveLength(3)
  })

  it('become the configuration when chosen, are carried in the lead, and can be undone', async () => {
    const site = siteInProcess()
    const widget = await summary(site)
    await open(widget, site)
    expect(snapshotOf(widget)).not.toHaveProperty('stockCar')
    await chooseFirst(widget)
    await settle(site, widget.container())
    expect(selectChoices(widget.store.get())).toMatchObject({
      versionId: '10111',
      exteriorId: 'VBR',
    })
    expect(textOf(foldOf(widget)?.querySelector('summary'))).toContain(
      'escolheu o que está no Porto',
    )
    expect(textOf(foldOf(widget))).toContain('Escolheu este carro. O preço dele é 32 450 €.')
    expect(textOf(widget.container().querySelector('.price-box'))).toContain(
      'Este é o preço da sua configuração. O carro em stock que escolheu, no Porto, custa 32 450 €.',
    )
    expect(snapshotOf(widget).stockCar).toEqual({ id: 'ST1002', place: 'Porto', cents: 3_245_000 })
    // Requested again, because it may be gone.
    expect(site.requestsOf(CALL)).toHaveLength(2)

    const undo = [...(foldOf(widget)?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Anular a última escolha',
    )
    await act(async () => undo?.click())
    expect(selectChoices(widget.store.get()).exteriorId).toBe('VPI')
    expect(snapshotOf(widget)).not.toHaveProperty('stockCar')
    expect(textOf(widget.container().querySelector('.price-box'))).not.toContain('em stock')
  })

  it('are no longer wanted after "Já não quero este carro", and the configuration stays', async () => {
    const site = siteInProcess()
    const widget = await summary(site)
    await open(widget, site)
    await chooseFirst(widget)
    const drop = widget.getByRole('button', { name: 'Já não quero este carro', hidden: true })
    await act(async () => drop.click())
    expect(snapshotOf(widget)).not.toHaveProperty('stockCar')
    expect(selectChoices(widget.store.get()).exteriorId).toBe('VBR')
    expect(sessionStorage.getItem('cfg_stock_car')).toBeNull()
  })

  it('are said to be gone with the next list, and the lead does not carry them', async () => {
    const site = siteInProcess()
    const widget = await summary(site)
    await open(widget, site)
    site.respondWith('stockCars', (cars: readonly { readonly id: string }[]) =>
      cars.filter(({ id }) => id !== 'ST1002'),
    )
    await chooseFirst(widget)
    await settle(site, widget.container())
    expect(textOf(foldOf(widget)?.querySelector('summary'))).toContain(
      'o que escolheu já não está em stock',
    )
    expect(textOf(foldOf(widget)?.querySelector('[role="status"]'))).toBe(
      'O carro que escolheu, no Porto, já não está em stock. A configuração mantém-se e pode ser encomendada.',
    )
    expect(snapshotOf(widget)).not.toHaveProperty('stockCar')
    expect(textOf(widget.container().querySelector('.price-box'))).not.toContain('em stock')
  })
})

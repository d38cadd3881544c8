import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt, type WidgetUnderTest } from '../../../test/support/render-at.tsx'
import { snapshotOf } from '../../../test/support/lead-snapshot.ts'

const TODAY = new Date('2026-11-27T09:00:00')
const QUERY = 'modelid=101&engine=1011&version=10111&colext=VPI&colint=TPR'

beforeEach(() => {
  // Only the date: timers run as they do.
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
})
afterEach(() => vi.useRealTimers())

/** The summary of a car whose version states this lead time. */
async function summaryWith(leadTime: unknown, query = QUERY) {
  const site = siteInProcess()
  site.respondWith('lstVersions', (versions: readonly { readonly id: number }[]) =>
    versions.map((version) => ({ ...version, leadTime })),
  )
  const widget = await renderAt('/', site, { query })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  const folds = [...widget.container().querySelectorAll('.accordion details')]
  const fold = folds.find((each) => each.querySelector('h3')?.textContent === 'Entrega') ?? null
  return { widget, fold }
}

const textOf = (element: Element | null): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ') ?? ''

const bar = (widget: WidgetUnderTest) => widget.container().querySelector('.footer')

const openDetails = (widget: WidgetUnderTest) => widget.click('button', 'Detalhes do financiamento')

const STATED = { from: 4, to: 6, date: '2026-11-20', source: 'Fábrica' }

describe('the delivery on the summary', () => {
  it('is that of the slowest choice, with the oldest date, the faster choice and the sources', async () => {
    const { fold } = await summaryWith(STATED)
    expect(textOf(fold?.querySelector('summary') ?? null)).toBe(
      'Entregaem 8 a 10 semanas (atualizado a 20/11)',
    )
    const text = textOf(fold)
    expect(text).toContain('A escolha que mais demora: cor exterior Verde Pinhal.')
    expect(text).toContain('Com a cor Branco Neve: 4 a 6 semanas, menos 750 €')
    expect(text).toContain('Fonte: Fábrica.')
    expect(text).toContain('Fonte: planeamento de produção da Lume.')
  })

  it('chooses what is faster with a tap, says so, and can be undone', async () => {
    const { widget, fold } = await summaryWith(STATED)
    await widget.click('button', /^Com a cor Branco Neve/)
    expect(selectItem(widget.store.get(), 'exterior')?.id).toBe('BNE')
    expect(textOf(fold)).toContain(
      'Está escolhido: Cor exterior Branco Neve. Entrega em 4 a 6 semanas (atualizado a 20/11).',
    )
    const root = widget.container().getRootNode() as ShadowRoot
    expect(root.activeElement?.textContent).toContain('Está escolhido')
    expect(textOf(fold)).toContain('Mudar só uma escolha não antecipa a entrega.')

    const undo = [...(fold?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Anular a última escolha',
    )
    await act(async () => undo?.click())
    expect(selectItem(widget.store.get(), 'exterior')?.id).toBe('VPI')
    expect(textOf(fold)).not.toContain('Está escolhido')
  })

  it('is in the details of the price bar, with what is slow and what is faster', async () => {
    const { widget } = await summaryWith(STATED)
    const rows = [...(bar(widget)?.querySelectorAll('dl div') ?? [])].map(textOf)
    expect(rows).toContain('Entregaem 8 a 10 semanas (atualizado a 20/11)')
    expect(textOf(bar(widget))).not.toContain('A escolha que mais demora')
    await openDetails(widget)
    expect(textOf(bar(widget))).toContain('A escolha que mais demora: cor exterior Verde Pinhal.')
    expect(textOf(bar(widget))).toContain('Com a cor Branco Neve: 4 a 6 semanas, menos 750 €')
  })

  it('is chosen in the price bar of a step, which keeps the choices of this step for a reload', async () => {
    const { widget } = await summaryWith(STATED)
    await widget.goTo('/Maré/interior')
    await openDetails(widget)
    await widget.click('button', /^Com a cor Branco Neve/)
    expect(selectItem(widget.store.get(), 'exterior')?.id).toBe('BNE')
    expect(textOf(bar(widget))).toContain('Está escolhido: Cor exterior Branco Neve.')
    expect(textOf(bar(widget))).not.toContain('Anular a última escolha')
    expect(decodeURIComponent(document.cookie)).toContain('colext=BNE&colint=TPR')
  })

  it('is neither in the price bar nor in a lead where nothing is known', async () => {
    const { widget } = await summaryWith(null)
    await openDetails(widget)
    expect(textOf(bar(widget))).not.toMatch(/Entrega|demora/)
    expect(snapshotOf(widget)).not.toHaveProperty('leadTime')
  })
})

describe('the delivery of a car whose options are not chosen yet', () => {
  const details = (widget: WidgetUnderTest) => textOf(bar(widget))
  const delivery = (widget: WidgetUnderTest) => /Entrega[^)]*\)/.exec(details(widget))?.[0] ?? null
  const NEXT = [
    'Selecione a Cor Exterior do seu Maré',
    'Selecione o Interior do seu Maré',
    'Lume Maré',
  ]

  /** A site on which the first colour of every version takes longer than the versions do, and the first interior longest. */
  function slowSite() {
    const site = siteInProcess()
    const withFirst = (leadTime: unknown) => (items: readonly { readonly version: number }[]) =>
      items.map((item, place) => {
        const isFirst = items.findIndex(({ version }) => version === item.version) === place
        return { ...item, leadTime: isFirst ? leadTime : null }
      })
    site.respondWith('lstVersions', (versions: readonly object[]) =>
      versions.map((version) => ({ ...version, leadTime: STATED })),
    )
    site.respondWith('extColors', withFirst({ ...STATED, from: 8, to: 10 }))
    site.respondWith('panomaricLI', withFirst({ ...STATED, from: 9, to: 12 }))
    return site
  }

  async function versionStep(site = slowSite()) {
    const widget = await renderAt('/', site)
    await widget.click('button', 'Selecionar Maré')
    await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Selecione a Versão do seu Maré' })
    return widget
  }

  it('is the same on the version step as on the steps that preselect the options, and in a lead', async () => {
    const widget = await versionStep()
    const shown = 'Entregaem 9 a 12 semanas (atualizado a 20/11)'
    expect(delivery(widget)).toBe(shown)
    const { leadTime, exterior } = snapshotOf(widget)
    expect(exterior).toBeNull()
    expect(leadTime).toMatchObject({ fromWeeks: 9, toWeeks: 12, statedOn: '2026-11-20' })
    const [slowest] = leadTime?.slowest ?? []
    expect(slowest).toMatchObject({ item: 'interior', isExpected: true })
    for (const name of NEXT) {
      await widget.click('button', 'Continuar')
      await widget.findByRole('heading', { name, level: 1 })
      expect([name, delivery(widget)]).toEqual([name, shown])
    }
    const chosen = { item: 'interior', name: slowest?.name }
    expect(snapshotOf(widget).leadTime).toEqual({ ...leadTime, slowest: [chosen] })
  })

  it('names the options that it counts, until they are chosen', async () => {
    const widget = await versionStep()
    await openDetails(widget)
    expect(details(widget)).toMatch(/A escolha que mais demora: interior [^.]+ \(por escolher\)\./)
    expect(details(widget)).toMatch(
      /próximos passos propõem: cor exterior [^.]+ e interior [^.]+\./,
    )
    await widget.click('button', 'Continuar')
    await openDetails(widget)
    expect(details(widget)).toMatch(/próximos passos propõem: interior [^.]+\./)
    await widget.click('button', 'Continuar')
    await openDetails(widget)
    expect(details(widget)).toContain('A escolha que mais demora')
    expect(details(widget)).not.toContain('próximos passos')
  })

  it('is not shown where the list of an option fails, and while it has not loaded', async () => {
    const failing = slowSite()
    failing.setFaults([{ call: 'extColors', fault: 'fail' }])
    expect(delivery(await versionStep(failing))).toBeNull()
    cleanup()
    const site = slowSite()
    const release = site.hold('extColors')
    const widget = await versionStep(site)
    expect(delivery(widget)).toBeNull()
    release()
    await act(async () => site.settled())
    expect(delivery(widget)).toBe('Entregaem 9 a 12 semanas (atualizado a 20/11)')
  })
})

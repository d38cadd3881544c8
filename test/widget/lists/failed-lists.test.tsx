import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../../demo/content-site/faults/fault.ts'
import { siteInProcess } from '../../support/site-in-process.ts'
import { watchLog } from '../../support/store-under-test.ts'
import { renderAt, type WidgetUnderTest } from '../../support/render-at.tsx'

beforeEach(() => {
  watchLog()
  const choices = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
})

/** The widget at a step of the Maré, with calls that fail. */
async function without(segment: string, ...calls: readonly Fault['call'][]) {
  const site = siteInProcess({ faults: calls.map((call) => ({ call, fault: '404' })) })
  return { site, widget: await renderAt(`/Maré/${segment}`, site) }
}

const canContinue = (widget: WidgetUnderTest): boolean =>
  !widget.getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).disabled

describe('while a list of the summary fails', () => {
  it.each(['lstEngines', 'lstVersions', 'extColors', 'panomaricLI'])(
    'a reload shows the error state of %s without a price, and the summary after a retry',
    async (call) => {
      const { site, widget } = await without('resumo', call)
      await widget.findByRole('button', { name: 'Tentar novamente' }, { timeout: 10_000 })
      expect(widget.queryByText('Por escolher')).toBeNull()
      expect(widget.container().textContent).not.toMatch(/\d{2}\s\d{3}\s€/)
      site.setFaults([])
      await widget.click('button', 'Tentar novamente')
      await widget.findByRole('heading', { name: 'Lume Maré', level: 1 }, { timeout: 10_000 })
      expect(widget.getAllByText(/^41\s350\s€$/)).not.toEqual([])
    },
  )
})

it('the summary names the colours that could not be loaded', async () => {
  const { widget } = await without('resumo', 'extColors', 'panomaricLI')
  const title = await widget.findByText(/^Não foi possível/)
  expect(title.textContent).toBe('Não foi possível carregar: Cor exterior, Interior')
})

it('a list whose server asks for ten minutes of patience names itself beside "Tentar novamente"', async () => {
  const site = siteInProcess()
  const { fetch } = globalThis
  let isInMaintenance = true
  vi.stubGlobal('fetch', async (request: Request) =>
    isInMaintenance && request.url.includes('lstEngines')
      ? new Response('', { status: 503, headers: { 'Retry-After': '600' } })
      : fetch(request),
  )
  const widget = await renderAt('/Maré/motor', site, { settings: { requestTimeout: 2000 } })
  await widget.findByText('Não foi possível carregar os motores.', {}, { timeout: 5000 })
  isInMaintenance = false
  await widget.click('button', 'Tentar novamente')
  expect(canContinue(widget)).toBe(true)
})

describe('a step whose list fails', () => {
  it.each([
    ['versao', 'lstEngines'],
    ['exterior', 'lstVersions'],
    ['interior', 'extColors'],
  ])('shows "Tentar novamente" in %s while an earlier list, %s, fails', async (segment, call) => {
    const { widget } = await without(segment, call)
    const retry = { name: 'Tentar novamente' }
    expect(await widget.findAllByRole('button', retry, { timeout: 10_000 })).toHaveLength(1)
  })

  it.each([
    ['motor', 'lstEngines', 'os motores'],
    ['versao', 'lstVersions', 'as versões'],
    ['exterior', 'extColors', 'as cores exteriores'],
    ['interior', 'panomaricLI', 'os interiores'],
  ])('names what failed in %s, and cannot be continued', async (segment, call, name) => {
    const { site, widget } = await without(segment, call)
    expect(await widget.findByText(`Não foi possível carregar ${name}.`)).toBeDefined()
    expect(widget.queryByText('Sem resultados')).toBeNull()
    expect(canContinue(widget)).toBe(false)
    site.setFaults([])
    await widget.click('button', 'Tentar novamente')
    expect(canContinue(widget)).toBe(true)
  })

  it('says that a price is missing instead of showing a lower one', async () => {
    const { widget } = await without('versao', 'extColors')
    const bar = await widget.findByRole('region', { name: 'Preço da configuração' })
    expect(bar.textContent).not.toMatch(/€/)
    expect(bar.textContent).toContain('Não foi possível carregar todos os preços')
  })
})

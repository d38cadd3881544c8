import { describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../../support/site-in-process.ts'
import { watchLog } from '../../support/store-under-test.ts'
import { renderAt } from '../../support/render-at.tsx'

const WHOLE = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

const SUMMARY_LISTS = ['lstEngines', 'lstVersions', 'extColors', 'panomaricLI'] as const

async function totalsAfterRetry(open: () => ReturnType<typeof renderAt>, clear: () => void) {
  const widget = await open()
  await widget.findByRole('button', { name: 'Tentar novamente' }, { timeout: 10_000 })
  expect(widget.queryByText('Por escolher')).toBeNull()
  expect(widget.container().textContent).not.toMatch(/\d{2}\s\d{3}\s€/)
  clear()
  await widget.click('button', 'Tentar novamente')
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 }, { timeout: 10_000 })
  return widget.getAllByText(/^41\s350\s€$/)
}

describe('while a list of the summary fails', () => {
  it.each(SUMMARY_LISTS)(
    'a reload shows the error state of %s without a price, and the summary after a retry',
    async (call) => {
      watchLog()
      document.cookie = `cfg_app_params=${encodeURIComponent(WHOLE)}; path=/`
      const site = siteInProcess({ faults: [{ call, fault: '404' }] })
      const totals = await totalsAfterRetry(
        () => renderAt('/Maré/resumo', site),
        () => site.setFaults([]),
      )
      expect(totals).not.toEqual([])
    },
  )
})

it('the summary names the colours that could not be loaded', async () => {
  watchLog()
  document.cookie = `cfg_app_params=${encodeURIComponent(WHOLE)}; path=/`
  const site = siteInProcess({
    faults: [
      { call: 'extColors', fault: '404' },
      { call: 'panomaricLI', fault: '404' },
    ],
  })
  const widget = await renderAt('/Maré/resumo', site)
  const title = await widget.findByText(/^Não foi possível/)
  expect(title.textContent).toBe('Não foi possível carregar: Cor exterior, Interior')
})

it('a list whose server asks for ten minutes of patience names itself beside "Tentar novamente"', async () => {
  watchLog()
  const site = siteInProcess()
  const { fetch } = globalThis
  let isInMaintenance = true
  vi.stubGlobal('fetch', async (request: Request) =>
    isInMaintenance && request.url.includes('lstEngines')
      ? new Response('', { status: 503, headers: { 'Retry-After': '600' } })
      : fetch(request),
  )
  document.cookie = `cfg_app_params=${encodeURIComponent(WHOLE)}; path=/`
  const widget = await renderAt('/Maré/motor', site, { settings: { requestTimeout: 2000 } })
  await widget.findByText('Não foi possível carregar os motores.', {}, { timeout: 5000 })
  isInMaintenance = false
  await widget.click('button', 'Tentar novamente')
  expect(widget.getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).disabled).toBe(false)
})

describe('a step whose list fails', () => {
  it.each([
    ['versao', 'lstEngines'],
    ['exterior', 'lstVersions'],
    ['interior', 'extColors'],
  ])('shows "Tentar novamente" in %s while an earlier list, %s, fails', async (segment, call) => {
    watchLog()
    document.cookie = `cfg_app_params=${encodeURIComponent(WHOLE)}; path=/`
    const site = siteInProcess({ faults: [{ call, fault: '404' }] })
    const widget = await renderAt(`/Maré/${segment}`, site)
    expect(
      await widget.findAllByRole('button', { name: 'Tentar novamente' }, { timeout: 10_000 }),
    ).toHaveLength(1)
  })

  it.each([
    ['motor', 'lstEngines', 'os motores'],
    ['versao', 'lstVersions', 'as versões'],
    ['exterior', 'extColors', 'as cores exteriores'],
    ['interior', 'panomaricLI', 'os interiores'],
  ])('names what failed in %s, and cannot be continued', async (segment, call, name) => {
    watchLog()
    document.cookie = `cfg_app_params=${encodeURIComponent(WHOLE)}; path=/`
    const site = siteInProcess({ faults: [{ call, fault: '404' }] })
    const widget = await renderAt(`/Maré/${segment}`, site)
    expect(await widget.findByText(`Não foi possível carregar ${name}.`)).toBeDefined()
    expect(widget.queryByText('Sem resultados')).toBeNull()
    const next = () => widget.getByRole<HTMLButtonElement>('button', { name: 'Continuar' })
    expect(next().disabled).toBe(true)
    site.setFaults([])
    await widget.click('button', 'Tentar novamente')
    expect(next().disabled).toBe(false)
  })

  it('says that a price is missing instead of showing a lower one', async () => {
    watchLog()
    document.cookie = `cfg_app_params=${encodeURIComponent(WHOLE)}; path=/`
    const site = siteInProcess({ faults: [{ call: 'extColors', fault: '404' }] })
    const widget = await renderAt('/Maré/versao', site)
    const bar = await widget.findByRole('region', { name: 'Preço da configuração' })
    expect(bar.textContent).not.toMatch(/€/)
    expect(bar.textContent).toContain('Não foi possível carregar todos os preços')
  })
})

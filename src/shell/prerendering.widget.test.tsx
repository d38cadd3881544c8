import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCookie, COOKIE } from '../platform/storage.ts'
import { siteInProcess, type SiteInProcess } from '../../test/support/site-in-process.ts'
import { renderAt, type WidgetUnderTest } from '../../test/support/render-at.tsx'
import { settle } from '../../test/support/settle.ts'

let isPrerendering = true

beforeEach(() => {
  isPrerendering = true
  Object.defineProperty(document, 'prerendering', {
    configurable: true,
    get: () => isPrerendering,
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  Reflect.deleteProperty(window, 'dataLayer')
})

/** Opens the prerendered page and waits until what every visit needs has been requested. */
async function openPage(site: SiteInProcess, { container }: WidgetUnderTest): Promise<void> {
  await act(async () => {
    isPrerendering = false
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { activationStart: 1 } as unknown as PerformanceEntry,
    ])
    document.dispatchEvent(new Event('prerenderingchange'))
    const isBegun = () => expect(site.requestsOf('hyuDealersLst')).toHaveLength(1)
    await vi.waitFor(isBegun, { timeout: 10_000 })
  })
  await settle(site, container())
}

const READS = ['/wp-json/cfg/lstModels/', '/wp-json/cfg/backOffice/']

it('shows the model list while it is prerendered, and loads the rest when the page is opened', async () => {
  document.cookie = `${COOKIE.dealers}=LX01; path=/`
  const site = siteInProcess()
  const widget = await renderAt('/', site)
  await widget.findByRole('button', { name: 'Selecionar Maré' })
  // The code that the browser loads when idle must not write either.
  await import('../features/steps/flow.tsx').then(({ prepare }) => prepare(widget.store, null))
  await site.settled()
  expect(site.requestsOf('')).toEqual(READS)
  expect(readCookie(COOKIE.dealers)).toBe('LX01')
  expect(sessionStorage).toHaveLength(0)
  await openPage(site, widget)
  expect(site.requestsOf('hyuDealersLst/LX01')).toHaveLength(1)
  expect(readCookie(COOKIE.dealers)).toBeNull()
})

it('writes, reports and saves nothing for a prerendered share link before the page is opened', async () => {
  const site = siteInProcess()
  const widget = await renderAt('/', site, { query: 'modelid=101' })
  await site.settled()
  expect(site.requestsOf('')).toEqual(READS)
  expect(document.cookie).toBe('')
  expect(sessionStorage).toHaveLength(0)
  expect('dataLayer' in window).toBe(false)
  await openPage(site, widget)
  await widget.findByRole('heading', { name: 'Selecione o Motor do seu Maré' })
  expect(document.cookie).toContain(COOKIE.unique)
})

it('restores a configuration that the site saved after the page was prerendered', async () => {
  const site = siteInProcess()
  const widget = await renderAt('/', site)
  await widget.findByRole('button', { name: 'Selecionar Maré' })
  document.cookie = `${COOKIE.saved}=${encodeURIComponent(JSON.stringify({ modelid: 101 }))}; path=/`
  await openPage(site, widget)
  await widget.findByRole('heading', { name: 'Selecione o Motor do seu Maré' })
  expect(widget.path()).toBe('/Maré/motor')
  expect(readCookie(COOKIE.saved)).toBeNull()
})

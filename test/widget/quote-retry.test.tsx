import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { watchLog } from '../support/store-under-test.ts'
import { renderAt } from '../support/render-at.tsx'
import { settle } from '../support/settle.ts'

const CHOICES = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

/** The ways in which the network, or the visitor, comes back. */
const RETURNS = {
  'the network returns': () => window.dispatchEvent(new Event('online')),
  'the visitor returns': () => document.dispatchEvent(new Event('visibilitychange')),
}

describe.each(['interior', 'resumo'])('a failed quote at the step %s', (step) => {
  async function failed() {
    watchLog()
    document.cookie = `cfg_app_params=${encodeURIComponent(CHOICES)}; path=/`
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const widget = await renderAt(`/Maré/${step}`, site)
    await vi.waitFor(() => expect(status()).toBe('failed'))
    function status() {
      return widget.store.get().site.quote?.status
    }
    const asked = (): number => site.requestsOf('updateFinances').length
    return { site, widget, status, asked }
  }

  it.each(Object.entries(RETURNS))('is requested again, once, when %s', async (_, comeBack) => {
    const { site, widget, status, asked } = await failed()
    const before = asked()
    site.setFaults([])
    await act(async () => comeBack())
    await settle(site, widget.container())
    await vi.waitFor(() => expect(status()).toBe('ready'))
    expect(asked()).toBe(before + 1)
    await act(async () => comeBack())
    await settle(site, widget.container())
    expect(asked()).toBe(before + 1)
  })

  it('is not requested while there is no network', async () => {
    const { site, widget, asked } = await failed()
    const before = asked()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => RETURNS['the visitor returns']())
    await settle(site, widget.container())
    expect(asked()).toBe(before)
  })
})

import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { selectLoad } from '../../../src/core/catalogue/lists.ts'
import { siteInProcess } from '../../support/site-in-process.ts'
import { renderAt } from '../../support/render-at.tsx'

interface WireEngine {
  readonly id: number
  readonly engineID: number
  readonly engine: string
}

/** The engine step of a model with that many engines. */
function renderEngines(count: number) {
  document.cookie = 'cfg_app_params=modelid%3D101; path=/'
  const site = siteInProcess()
  site.respondWith('lstEngines', (engines: readonly WireEngine[]) =>
    Array.from({ length: count }, (_, index) => {
      const [id, engine] = [1011 + index, `Motor ${index + 1}`]
      return { ...engines[0], id, engineID: id, engine }
    }),
  )
  return renderAt('/Maré/motor', site)
}

it('renders no card again because another one is chosen, however long the list is', async () => {
  const widget = await renderEngines(90)
  await waitFor(() => expect(widget.getAllByRole('checkbox')).toHaveLength(90))
  const rendered = new Set<string>()
  for (const engine of selectLoad(widget.store.state.getState(), 'engines').data ?? []) {
    const { name, wltp } = engine
    // A card reads the consumption each time it is rendered.
    Object.defineProperty(engine, 'wltp', { get: () => rendered.add(name) && wltp })
  }
  await widget.click('checkbox', 'Motor 80')
  expect(rendered).toEqual(new Set(['Motor 1', 'Motor 80']))
})

it('shows the first cards of a long list at once and adds the others while the browser is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>())
  const widget = await renderEngines(90)
  for (const shown of [40, 80, 90]) {
    await waitFor(() => expect(widget.getAllByRole('checkbox')).toHaveLength(shown))
    await act(async () => idle.splice(0).forEach((task) => task()))
  }
  expect(widget.getAllByText('Motor 90')).toHaveLength(1)
})

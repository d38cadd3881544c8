import {
  act,
  cleanup,
  render,
  within,
  type BoundFunctions,
  type queries as allQueries,
} from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import type { Address } from '../../src/browser/address.ts'
import { App } from '../../src/element/app.tsx'
import { createConfiguratorStore, type ConfiguratorStore } from '../../src/store/create-store.ts'
import type { Settings } from '../../src/store/settings.ts'
import type { SiteInProcess } from '../store/site-in-process.ts'
import { SETTINGS } from '../store/store-under-test.ts'

type Queries = BoundFunctions<typeof allQueries>

/** The widget at an address in memory, and the queries of what it shows. */
export interface WidgetUnderTest extends Queries {
  readonly store: ConfiguratorStore
  /** The element that the widget is rendered into. */
  readonly container: () => HTMLElement
  /** Path below the base path, decoded. */
  readonly path: () => string
  /** How many entries the history has. */
  readonly historyLength: () => number
  readonly goTo: (path: string) => Promise<void>
  /** Clicks what is found, and lets what follows happen. */
  readonly click: (role: string, name: string | RegExp) => Promise<void>
}

/** Shows the widget at a path below its base path; `query` is the page's own. */
export async function renderAt(
  path: string,
  site: SiteInProcess,
  { query = '', settings = {} }: { query?: string; settings?: Partial<Settings> } = {},
): Promise<WidgetUnderTest> {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  root.append(container)
  const store = createConfiguratorStore({ ...SETTINGS, ...settings }, host)
  const { basePath } = store.state.getState().settings
  const memory = memoryLocation({ path: basePath + path, record: true })
  const address: Address = {
    hook: memory.hook,
    isInMemory: true,
    state: () => memory.state,
    query: () => query,
    release: () => undefined,
  }
  store.actions.start(query)
  render(<App root={root} store={store} address={address} />, { container, baseElement: container })
  onTestFinished(() => {
    cleanup()
    host.remove()
  })
  const queries = within(container)
  // Requests, then the chunks that their answers have led to, then the requests of those.
  const settled = async (): Promise<void> =>
    act(async () => {
      await site.settled()
      await vi.dynamicImportSettled()
      await site.settled()
    })
  await settled()
  return {
    ...queries,
    store,
    container: () => container,
    path: () => decodeURIComponent(memory.history?.at(-1) ?? '').slice(basePath.length) || '/',
    historyLength: () => memory.history?.length ?? 0,
    async goTo(next) {
      await act(async () => memory.navigate(basePath + next))
      await settled()
    },
    async click(role, name) {
      const target = await queries.findByRole(role, { name })
      await act(async () => target.click())
      await settled()
    },
  }
}

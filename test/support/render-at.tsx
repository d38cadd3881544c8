import {
  act,
  cleanup,
  render,
  within,
  type BoundFunctions,
  type queries as allQueries,
} from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import type { Address } from '../../src/platform/address.ts'
import { App } from '../../src/element/app.tsx'
import {
  createConfiguratorStore,
  type ConfiguratorStore,
} from '../../src/core/store/create-store.ts'
import type { Settings } from '../../src/core/store/state.ts'
import type { SiteInProcess } from './site-in-process.ts'
import { SETTINGS } from './store-under-test.ts'
import { settle } from './settle.ts'

type Queries = BoundFunctions<typeof allQueries>

/** The widget with a route in memory, and queries for its contents. */
export interface WidgetUnderTest extends Queries {
  readonly store: ConfiguratorStore
  /** The element that the widget is rendered into. */
  readonly container: () => HTMLElement
  /** Path below the base path, decoded. */
  readonly path: () => string
  readonly goTo: (path: string) => Promise<void>
  /** Clicks the element found, and waits for the consequences. */
  readonly click: (role: string, name: string | RegExp) => Promise<void>
}

/** Renders the widget at a path below its base path; `query` is that of the page. */
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
    release: () => false,
  }
  store.actions.start(query)
  render(<App root={root} store={store} address={address} />, { container, baseElement: container })
  onTestFinished(() => {
    cleanup()
    host.remove()
  })
  const queries = within(container)
  const settled = async (): Promise<void> => settle(site, container)
  await settled()
  return {
    ...queries,
    store,
    container: () => container,
    path: () => decodeURIComponent(memory.history?.at(-1) ?? '').slice(basePath.length) || '/',
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

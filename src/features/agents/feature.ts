import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { preload } from '../../ui/base/lazy-part.tsx'
import type { Feature } from '../../ui/base/slots.tsx'

/** Registers tools for agents, where the browser has the interface for it. */
function offerTools(store: ConfiguratorStore): void {
  if ('modelContext' in document)
    preload(async () => (await import('./register-tools.ts')).registerTools(store))
}

export const agents: Feature = { name: 'agents', start: offerTools }

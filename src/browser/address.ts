import { memoryLocation } from 'wouter/memory-location'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { BaseLocationHook } from 'wouter'
import { logFailure } from './log.ts'

/** The route of one element. */
export interface Address {
  readonly hook: BaseLocationHook
  /** Whether the route is kept in memory and the page's URL stays unchanged. */
  readonly isInMemory: boolean
  /** History state passed with the last navigation; null for none. */
  readonly state: () => unknown
  /** The page's query string, without '?'. */
  readonly query: () => string
  /** Releases the base path, so that another element can claim it. */
  readonly release: () => void
}

const owners = new Set<string>()

/**
 * Claims the page's URL below a base path. Only one element can own a base path: a second one keeps its route in
 * memory, and so does an element with `memory` routing.
 */
export function claimAddress(basePath: string, routing: 'history' | 'memory'): Address {
  const isTaken = owners.has(basePath)
  if (isTaken && routing === 'history')
    logFailure(`another element owns ${basePath || '/'}; this one keeps its route in memory`)
  if (isTaken || routing === 'memory') return memoryAddress(basePath)
  owners.add(basePath)
  return {
    hook: useBrowserLocation,
    isInMemory: false,
    state: () => history.state as unknown,
    query: () => location.search.slice(1),
    release: () => owners.delete(basePath),
  }
}

function memoryAddress(basePath: string): Address {
  const memory = memoryLocation({ path: basePath || '/' })
  return {
    hook: memory.hook,
    isInMemory: true,
    state: () => (memory as { readonly state?: unknown }).state ?? null,
    query: () => '',
    release: () => undefined,
  }
}

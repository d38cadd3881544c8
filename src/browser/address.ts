import { memoryLocation } from 'wouter/memory-location'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { BaseLocationHook } from 'wouter'
import { logFailure } from './log.ts'

/** Where one element keeps its route. */
export interface Address {
  readonly hook: BaseLocationHook
  /** Whether the page's own address is left alone. */
  readonly isInMemory: boolean
  /** What navigation carried along (history state); null for none. */
  readonly state: () => unknown
  /** The page's own query, without '?'. */
  readonly query: () => string
  /** Lets another element have the address. */
  readonly release: () => void
}

const owners = new Set<string>()

/**
 * Claims the page's address below a base path. Two elements cannot both own it:
 * the second keeps its route in memory, and so does one that asks to.
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

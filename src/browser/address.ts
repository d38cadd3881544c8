import { memoryLocation } from 'wouter/memory-location'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
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

/** The base paths that elements own, encoded and with a slash at the end. */
const owners = new Set<string>()

/**
 * Claims the page's URL below a base path. Only one element can own a base path: a second one keeps its route in
 * memory, and so does an element with `memory` routing. An element stays where it is while the URL is below the base
 * path of another one.
 */
export function claimAddress(basePath: string, routing: 'history' | 'memory'): Address {
  const own = new URL(`${basePath}/`, location.origin).pathname
  if (routing === 'memory') return memoryAddress(basePath)
  if (owners.has(own)) {
    logFailure(`${own} is taken: route in memory`)
    return memoryAddress(basePath)
  }
  let last = own
  /** Stays where the element was while the URL is below the base path of another one. */
  const follow = (): string => {
    const path = location.pathname
    // Of two base paths that contain the path, one contains the other, and is sorted before it.
    const bases = [...owners].filter((base) => `${path}/`.startsWith(base)).toSorted()
    if ((bases.at(-1) ?? own) === own) last = path
    return last
  }
  const useOwnLocation: BaseLocationHook = () => [useLocationProperty(follow), navigate]
  owners.add(own)
  return {
    hook: useOwnLocation,
    isInMemory: false,
    state: () => history.state as unknown,
    query: () => location.search.slice(1),
    release: () => owners.delete(own),
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

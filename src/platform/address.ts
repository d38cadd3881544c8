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
  /** Releases the base path for other elements. Returns whether it has to be claimed again: false keeps the route. */
  readonly release: () => boolean
}

/** The base paths that elements own, encoded and with a slash at the end. */
const owners = new Set<string>()

/** The elements that wait for a base path to be released: their callbacks, with the base path of each. */
const waiting = new Map<() => void, string>()

/**
 * Claims the page's URL below a base path. Only one element can own a base path: a second one keeps its route in
 * memory, and so does an element with `memory` routing. An element stays where it is while the URL is below the base
 * path of another one.
 * @param claimAgain Called if the base path is released before the visitor has opened a screen in the second element.
 */
export function claimAddress(
  basePath: string,
  routing: 'history' | 'memory',
  claimAgain: () => void,
): Address {
  const base = new URL(`${basePath}/`, location.origin).pathname
  if (routing === 'memory' || owners.has(base)) {
    if (routing === 'history') waiting.set(claimAgain, base)
    return memoryAddress(basePath, () => waiting.delete(claimAgain))
  }
  let last = base
  /** Stays where the element was while the URL is below the base path of another one. */
  const follow = (): string => {
    const path = location.pathname
    // Of two base paths that contain the path, one contains the other, and is sorted before it.
    const bases = [...owners].filter((owned) => `${path}/`.startsWith(owned)).toSorted()
    if ((bases.at(-1) ?? base) === base) last = path
    return last
  }
  const useOwnLocation: BaseLocationHook = () => [useLocationProperty(follow), navigate]
  owners.add(base)
  return {
    hook: useOwnLocation,
    isInMemory: false,
    state: () => history.state as unknown,
    release: () => {
      owners.delete(base)
      // The newest element is likely to be the one that replaces this one.
      const newest = [...waiting].findLast(([, path]) => path === base)
      newest?.[0]()
      return true
    },
  }
}

function memoryAddress(basePath: string, stopWaiting: () => boolean): Address {
  const memory = memoryLocation({ path: basePath || '/' })
  const go: typeof navigate = (to, options) => {
    // The widget replaces the path by itself. Only a new one is the visitor's choice.
    if (!options?.replace && stopWaiting()) logFailure(`${basePath}/ is taken: route in memory`)
    memory.navigate(`${to}`, options)
  }
  return {
    hook: () => [memory.hook()[0], go],
    isInMemory: true,
    state: () => (memory as { readonly state?: unknown }).state ?? null,
    release: stopWaiting,
  }
}

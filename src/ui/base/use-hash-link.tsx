import { useLayoutEffect } from 'react'
import type { Address } from '../../platform/address.ts'
import { followHash } from '../../platform/hash-link.ts'
import { useShadowRoot } from './root-context.tsx'

/**
 * Scrolls to the target of a hash link on arrival at a screen, and whenever the fragment changes (spec §2).
 * @param visits Number of screens entered, counting the one on screen.
 */
export function useHashLink({ isInMemory }: Address, visits: number): void {
  const root = useShadowRoot()
  useLayoutEffect(() => {
    // A hash of the host page has no target inside the widget and is left to the browser.
    if (!root || visits === 0 || isInMemory) return
    let cancel: (() => void) | undefined
    const follow = (): void => {
      cancel?.()
      if (location.hash.length > 1) cancel = followHash(root)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => {
      cancel?.()
      removeEventListener('hashchange', follow)
    }
  }, [isInMemory, root, visits])
}

import { useLayoutEffect } from 'react'
import type { Address } from '../../platform/address.ts'
import { scrollPage } from '../../platform/page.ts'
import { importWithRetry, preload } from './lazy-part.tsx'
import { useShadowRoot } from './root-context.tsx'

/**
 * Scrolls to the top after every navigation except the first, on home to where it was left, and to the target of a hash
 * link (spec §2).
 * @param visits Number of screens entered, counting the one on screen: a screen on its way must not scroll this one.
 * @param top Where to scroll to; missing is the top.
 */
export function useScroll(address: Address, visits: number, top?: number): void {
  const root = useShadowRoot()
  useLayoutEffect(() => {
    if (!root || visits === 0) return
    let cancel = visits > 1 ? scrollPage(top) : () => undefined
    let isCurrent = true
    // A hash of the host page has no target inside the widget and is left to the browser.
    const follow = (): void => {
      if (address.isInMemory || location.hash.length < 2) return
      preload(async () => {
        const { followHash } = await importWithRetry(() => import('../../platform/hash-link.ts'))
        if (isCurrent) cancel = followHash(root)
      })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => {
      isCurrent = false
      cancel()
      removeEventListener('hashchange', follow)
    }
  }, [address, root, top, visits])
}

import { SCROLL_DELAY } from '../../platform/page.ts'
import { useLayoutEffect } from 'react'
import type { Address } from '../../platform/address.ts'
import { useShadowRoot } from './element-context.tsx'

/** Targets of hash links inside the widget. */
export const ANCHOR = {
  legal: 'mencoes-legais',
  faqs: 'perguntas-frequentes',
  about: 'sobre',
} as const

/** Maximum number of attempts to find a hash link's target while the screen is loading. */
const MAX_ATTEMPTS = 50

/** Delay between two attempts, in milliseconds. */
const ATTEMPT_DELAY_MS = 100

/**
 * Scrolls to the element inside the widget that the URL's fragment names, as soon as it is rendered (spec §2, hash
 * links). Stops when the visitor scrolls. Returns a cancel function.
 */
export function followHash(root: ShadowRoot): () => void {
  const id = decodeFragment(location.hash.slice(1))
  let top: number | null = null
  const look = (left: number): void => {
    const target = root.getElementById(id)
    target?.scrollIntoView({ behavior: 'instant' })
    top ??= window.scrollY
    if (target || left === 0 || window.scrollY !== top) return
    timer = setTimeout(look, ATTEMPT_DELAY_MS, left - 1)
  }
  let timer = setTimeout(look, SCROLL_DELAY, MAX_ATTEMPTS)
  return () => clearTimeout(timer)
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

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

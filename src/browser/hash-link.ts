import { SCROLL_DELAY } from './page.ts'

/** How often a hash link's target is looked for while the screen is being filled. */
const LOOKS = 50

/** Pause between two looks, in milliseconds. */
const LOOK_PAUSE = 100

/**
 * Scrolls to the element inside the widget that the page's fragment names as soon as it is there (spec §2, hash links).
 * Stops looking when the visitor scrolls. Gives back what calls it off.
 */
export function followHash(root: ShadowRoot): () => void {
  const id = decodeFragment(location.hash.slice(1))
  let top: number | null = null
  const look = (left: number): void => {
    const target = root.getElementById(id)
    target?.scrollIntoView()
    top ??= window.scrollY
    if (target || left === 0 || window.scrollY !== top) return
    timer = setTimeout(look, LOOK_PAUSE, left - 1)
  }
  let timer = setTimeout(look, SCROLL_DELAY, LOOKS)
  return () => clearTimeout(timer)
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

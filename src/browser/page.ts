import { logFailure } from './log.ts'

/** Pause before the page scrolls after a navigation, in milliseconds (spec §9). */
const SCROLL_DELAY = 10

/** Scrolls to the element with that id inside the widget, or else to the top of the page. */
export function scrollAfterNavigation(root: ShadowRoot, hash: string): void {
  setTimeout(() => {
    const target = hash ? root.getElementById(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, SCROLL_DELAY)
}

let locks = 0
let overflowBefore = ''

/** Stops the page behind from scrolling; gives back what undoes it, once. */
export function lockScroll(): () => void {
  const { style } = document.documentElement
  if (locks++ === 0) {
    overflowBefore = style.overflow
    style.overflow = 'hidden'
  }
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    if (--locks === 0) style.overflow = overflowBefore
  }
}

/** Copies a text to the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    logFailure('the clipboard refused', error)
    return false
  }
}

/** A random id of 32 hexadecimal digits; works without a secure context. */
export function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Runs a task when the browser is idle, or soon where it cannot tell. Gives back what cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

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

/** Runs a task when the browser is idle, or soon where it cannot tell. Gives back what cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

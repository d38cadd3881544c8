/** Delay before the page scrolls after a navigation, in milliseconds (spec §9). */
export const SCROLL_DELAY = 10

/** Scrolls the page vertically after a navigation. Returns a cancel function. */
export function scrollPage(top = 0): () => void {
  const timer = setTimeout(() => window.scrollTo(0, top), SCROLL_DELAY)
  return () => clearTimeout(timer)
}

/** Runs a task when the browser is idle, or after 200 ms without `requestIdleCallback`. Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

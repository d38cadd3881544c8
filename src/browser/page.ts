/** Delay before the page scrolls after a navigation, in milliseconds (spec §9). */
export const SCROLL_DELAY = 10

/** Scrolls to the top of the page after a navigation. Returns a cancel function. */
export function scrollToTop(): () => void {
  const timer = setTimeout(() => window.scrollTo(0, 0), SCROLL_DELAY)
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

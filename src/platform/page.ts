/** Delay before the page scrolls after a navigation, in milliseconds (spec §9). */
export const SCROLL_DELAY = 10

/**
 * Scrolls the page vertically after a navigation: at once, so that no frame shows the new screen where the old one was
 * left, and again after the delay of spec §9. Returns a function that cancels the latter.
 */
export function scrollPage(top = 0): () => void {
  // Also on a page with `scroll-behavior: smooth`.
  const place = { top, behavior: 'instant' } as const
  scrollTo(place)
  const timer = setTimeout(scrollTo, SCROLL_DELAY, place)
  return () => clearTimeout(timer)
}

/** How long to wait for a frame that may never come, as in a hidden tab, in milliseconds. */
const FRAME_TIMEOUT_MS = 100

/**
 * Runs a task once the browser has painted what has changed so far, or at once if the page is left before. Returns a
 * cancel function.
 */
export function afterPaint(task: () => void): () => void {
  const run = (): void => {
    cancel()
    task()
  }
  addEventListener('pagehide', run)
  let timer = setTimeout(run, FRAME_TIMEOUT_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  const cancel = (): void => {
    removeEventListener('pagehide', run)
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return cancel
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

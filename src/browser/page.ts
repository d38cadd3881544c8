/** Pause before the page scrolls after a navigation, in milliseconds (spec §9). */
const SCROLL_DELAY = 10

/** How often a hash link's target is looked for while the screen is being filled. */
const LOOKS = 50

/** Pause between two looks, in milliseconds. */
const LOOK_PAUSE = 100

/**
 * Scrolls to the element with that id inside the widget as soon as it is there, or else, after a navigation, to the
 * top of the page. Stops looking when the visitor scrolls. Gives back what calls it off.
 */
export function scrollAfterNavigation(
  root: ShadowRoot,
  hash: string,
  isNavigation = true,
): () => void {
  let top: number | null = null
  const look = (left: number): void => {
    const target = hash ? root.getElementById(hash) : null
    if (target) target.scrollIntoView()
    else if (top === null && isNavigation) window.scrollTo(0, 0)
    if (target || !hash || left === 0 || window.scrollY !== (top ??= window.scrollY)) return
    timer = setTimeout(look, LOOK_PAUSE, left - 1)
  }
  let timer = setTimeout(look, SCROLL_DELAY, LOOKS)
  return () => clearTimeout(timer)
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

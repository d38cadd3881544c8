import { createObserver } from '../../../platform/observers.ts'

/** Differences of this many CSS pixels and fewer are rounding. */
const ROUNDING = 1

/**
 * Keeps a bar that is sticky at the bottom of its parent on the screen where a clipping ancestor, such as a theme's
 * wrapper with `overflow: hidden`, disables `position: sticky`: fixed to the window, over its place in the parent, as
 * long as the parent continues below the window. Its space in the parent stays reserved. Publishes its height, so that
 * it hides nothing that is focused or scrolled to. A ref of the bar.
 *
 * In an iframe as high as its content, nothing can be done: the window of the page is not known.
 */
export function pinBar(bar: HTMLElement | null) {
  const parent = bar?.parentElement
  const root = bar?.closest<HTMLElement>('.cfg')
  if (!parent || !root) return undefined
  let isPinned = false
  /** An ancestor with a transform, `contain` or a filter is the frame of fixed elements, instead of the window. */
  let isFramed = false

  const release = (): void => {
    if (!isPinned) return
    isPinned = false
    for (const name of ['position', 'inset', 'width', 'margin']) bar.style.removeProperty(name)
    parent.style.removeProperty('padding-bottom')
  }

  const pin = (): void => {
    isPinned = true
    parent.style.paddingBottom = `${bar.getBoundingClientRect().height}px`
    bar.style.position = 'fixed'
    bar.style.margin = '0'
    bar.style.inset = '0'
    const { top, bottom } = bar.getBoundingClientRect()
    isFramed = Math.abs(top) > ROUNDING || bottom > innerHeight + ROUNDING
  }

  const place = (): void => {
    const { left, top, bottom, width } = parent.getBoundingClientRect()
    const isInView = top + bar.offsetHeight <= innerHeight && bottom > innerHeight + ROUNDING
    if (!isInView) {
      release()
      return
    }
    if (!isPinned) {
      // Low windows have a bar that is not sticky.
      const isSticky = getComputedStyle(bar).position === 'sticky'
      const isLost = bar.getBoundingClientRect().bottom > innerHeight + ROUNDING
      if (!isSticky || !isLost) return
      pin()
    }
    bar.style.inset = isFramed ? '0 auto auto 0' : 'auto auto 0 0'
    bar.style.width = `${width}px`
    const at = bar.getBoundingClientRect()
    bar.style.left = `${left - at.left}px`
    if (isFramed) bar.style.top = `${innerHeight - at.bottom}px`
  }

  /** The window, the theme's rules for its size, or the bar's height may have changed: begins with the bar's own position. */
  const placeAnew = (): void => {
    release()
    const height = getComputedStyle(bar).position === 'relative' ? 0 : bar.offsetHeight
    root.style.setProperty('--footer-height', `${height}px`)
    place()
  }

  placeAnew()
  const observer = createObserver('ResizeObserver', placeAnew)
  observer.observe(parent)
  observer.observe(bar)
  // What precedes the element may have grown.
  observer.observe(document.body)
  addEventListener('resize', placeAnew)
  // Captured, because a scroll event of another scroller does not bubble.
  addEventListener('scroll', place, { passive: true, capture: true })
  return () => {
    observer.disconnect()
    removeEventListener('resize', placeAnew)
    removeEventListener('scroll', place, { capture: true })
    release()
    root.style.removeProperty('--footer-height')
  }
}

/**
 * Publishes where the step begins on the page, as `--stage-top`: the stage ends above the price bar, whatever is above
 * it. Not published where the step begins so far down that the buyer scrolls to it. A ref of the step.
 */
export function publishStepTop(step: HTMLElement | null) {
  if (!step) return undefined
  const publish = (): void => {
    const top = step.getBoundingClientRect().top + scrollY
    step.style.setProperty('--stage-top', top < innerHeight / 2 ? `${top}px` : '')
  }
  publish()
  // The page grows when a notice appears. Published in the next frame, because it changes the observed height itself.
  let frame = 0
  const observer = createObserver('ResizeObserver', () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(publish)
  })
  observer.observe(document.body)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

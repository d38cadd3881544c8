import { createObserver } from '../../../platform/observers.ts'

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

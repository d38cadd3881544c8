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

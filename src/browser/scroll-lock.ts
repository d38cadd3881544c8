let locks = 0
let overflowBefore = ''

/** Prevents the page from scrolling. Returns a function that undoes it; calling it again has no effect. */
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

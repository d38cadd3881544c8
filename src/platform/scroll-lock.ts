let locks = 0
let unlock = (): void => undefined

/**
 * Prevents the page from scrolling, and keeps its layout. Returns a function that undoes it; calling it again has no
 * effect.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = lock()
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    if (--locks === 0) unlock()
  }
}

function lock(): () => void {
  const { documentElement: root, body } = document
  const of = getComputedStyle(root)
  // The window has the body's overflow while the root has none. With one on the root, the body itself would scroll.
  const isBodys = of.overflow === 'visible' && getComputedStyle(body).overflow !== 'visible'
  const { style } = isBodys ? body : root
  const { overflow } = style
  const { scrollbarGutter } = root.style
  // A scrollbar that takes up space keeps it, unless the page keeps it anyway.
  if (innerWidth > root.clientWidth && of.scrollbarGutter === 'auto')
    root.style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
  }
}

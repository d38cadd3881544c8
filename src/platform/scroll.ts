import { afterPaint } from './page.ts'

/** Whether the visitor prefers reduced motion. Every movement by script asks first; the style sheets ask for theirs. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Scrolls to an element once the browser has painted what has changed so far. Returns a cancel function. */
export function revealAfterPaint(
  find: () => Element | null | undefined,
  options: ScrollIntoViewOptions = {},
): () => void {
  return afterPaint(() =>
    find()?.scrollIntoView({ block: 'nearest', behavior: 'instant', ...options }),
  )
}

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

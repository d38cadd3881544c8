import { afterPaint } from './page.ts'

/** Scrolls to an element once the browser has painted what has changed so far. Returns a cancel function. */
export function revealAfterPaint(
  find: () => Element | null | undefined,
  options: ScrollIntoViewOptions = {},
): () => void {
  return afterPaint(() =>
    find()?.scrollIntoView({ block: 'nearest', behavior: 'instant', ...options }),
  )
}

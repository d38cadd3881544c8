/** Time after which a page that is still there counts as not left, in milliseconds. */
const STAY_MS = 15_000

/**
 * Runs a task if a form post does not leave the page: the visitor stops it, or the response has no content or is a
 * download. A slow site may still be expected to respond then.
 * @returns A function that cancels the task.
 */
export function whenNotLeft(task: () => void): () => void {
  const timer = setTimeout(() => {
    cancel()
    task()
  }, STAY_MS)
  const cancel = (): void => {
    clearTimeout(timer)
    removeEventListener('pagehide', cancel)
  }
  addEventListener('pagehide', cancel)
  return cancel
}

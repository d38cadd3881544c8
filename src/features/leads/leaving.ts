/** Time after which a page that is still there counts as not left, in milliseconds. */
const STAY_MS = 15_000

/** Time in which a page that is being left fires 'pagehide', in milliseconds. */
const GRACE_MS = 500

/**
 * Runs a task if a form post does not leave the page: the visitor stops it, or the response has no content or is a
 * download. Call it right before the post. Browsers with the Navigation API report the first case; otherwise the task runs
 * after 15 seconds, also while a slow site is still expected to respond.
 * @returns A function that cancels the task.
 */
export function whenNotLeft(task: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const run = (): void => {
    if (signal.aborted) return
    cancel()
    task()
  }
  let timer = setTimeout(run, STAY_MS)
  const cancel = (): void => {
    clearTimeout(timer)
    end.abort()
  }
  addEventListener('pagehide', cancel, { signal })
  // Firefox and Safari have the Navigation API since 2025 only.
  const { navigation } = window as { readonly navigation?: Navigation }
  navigation?.addEventListener(
    'navigate',
    (event) => {
      // Other navigations are of the host page.
      if (event.formData === null) return
      const stop = (): void => {
        clearTimeout(timer)
        timer = setTimeout(run, GRACE_MS)
      }
      event.signal.addEventListener('abort', stop, { signal })
    },
    { signal },
  )
  return cancel
}

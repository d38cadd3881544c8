/** Whether the visitor prefers reduced data usage (`Save-Data`); false if the browser does not support it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return connection?.saveData === true
}

export function isOffline(): boolean {
  return !navigator.onLine
}

/** Runs a task whenever the network returns, or the visitor to the page. Returns a cancel function. */
export function onReconnect(task: () => void): () => void {
  const run = (): void => {
    if (!isOffline() && !document.hidden) task()
  }
  const end = new AbortController()
  addEventListener('online', run, { signal: end.signal })
  document.addEventListener('visibilitychange', run, { signal: end.signal })
  return () => end.abort()
}

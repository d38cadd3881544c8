/** Whether the visitor prefers reduced data usage (`Save-Data`); false if the browser does not support it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return connection?.saveData === true
}

/** Whether the browser reports that it is offline. */
export function isOffline(): boolean {
  return !navigator.onLine
}

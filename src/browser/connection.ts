/** Whether the visitor asked for little data (`Save-Data`); false where the browser does not tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return connection?.saveData === true
}

/** Whether the browser knows that it has no network. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

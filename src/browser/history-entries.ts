/** The part of the Navigation API that is used here; not supported in every browser. */
interface NavigationEntries {
  readonly currentEntry: { readonly key: string } | null
  readonly entries: () => readonly { readonly key: string; readonly url: string | null }[]
}

const navigationOf = (): NavigationEntries | undefined =>
  (globalThis as { readonly navigation?: NavigationEntries }).navigation

/** Key of the current history entry; null if the browser does not support the Navigation API. */
export function historyKey(): string | null {
  return navigationOf()?.currentEntry?.key ?? null
}

/**
 * The URL of the history entry after the given one. Null if there is none, if it is from another origin, and for the
 * browser's error pages.
 */
export function addressAfter(key: string | null): string | null {
  const entries = navigationOf()?.entries() ?? []
  const index = entries.findIndex((entry) => entry.key === key)
  return index === -1 ? null : (entries[index + 1]?.url ?? null)
}

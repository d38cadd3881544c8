/** The part of the Navigation API that is used; not every browser has it. */
interface NavigationEntries {
  readonly currentEntry: { readonly key: string } | null
  readonly entries: () => readonly { readonly key: string; readonly url: string | null }[]
}

const navigationOf = (): NavigationEntries | undefined =>
  (globalThis as { readonly navigation?: NavigationEntries }).navigation

/** Names the current history entry; null where the browser does not tell. */
export function historyKey(): string | null {
  return navigationOf()?.currentEntry?.key ?? null
}

/** The address right after a history entry, if it is of this origin; null for none, and for the browser's error pages. */
export function addressAfter(key: string | null): string | null {
  const entries = navigationOf()?.entries() ?? []
  const index = entries.findIndex((entry) => entry.key === key)
  return index === -1 ? null : (entries[index + 1]?.url ?? null)
}

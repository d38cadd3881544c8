interface Entry {
  /** Identifies the place in the history; a replacement keeps it. */
  readonly key: string
  /** Identifies the entry; a replacement has another one. */
  readonly id: string
  readonly url: string | null
  readonly index: number
}

interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly destination: { readonly index: number }
}

/** The part of the Navigation API that is used here; not supported in every browser. */
interface NavigationEntries extends EventTarget {
  readonly currentEntry: Entry | null
  readonly entries: () => readonly Entry[]
}

const navigationOf = (): NavigationEntries | undefined =>
  (globalThis as { readonly navigation?: NavigationEntries }).navigation

/** Key of the current history entry; null if the browser does not support the Navigation API. */
export function historyKey(): string | null {
  return navigationOf()?.currentEntry?.key ?? null
}

function entryAfter(key: string | null): Entry | null {
  const entries = navigationOf()?.entries() ?? []
  const index = entries.findIndex((entry) => entry.key === key)
  return index === -1 ? null : (entries[index + 1] ?? null)
}

/**
 * The URL of the history entry after the given one. Null if there is none, if it is from another origin, and for the
 * browser's error pages.
 */
export function addressAfter(key: string | null): string | null {
  return entryAfter(key)?.url ?? null
}

/** Ids of the current entry and of the one that Forward leads to. Null if there is none or the browser does not say. */
export function entryIds(): { readonly current: string | null; readonly ahead: string | null } {
  return {
    current: navigationOf()?.currentEntry?.id ?? null,
    ahead: entryAfter(historyKey())?.id ?? null,
  }
}

/**
 * Calls `onBack` before the browser goes back, and stays if it returns true. Has no effect without the Navigation API, or
 * if the visitor has not interacted with the page since the last time. Returns a function that ends it.
 */
export function interceptBack(onBack: () => boolean): () => void {
  const navigation = navigationOf()
  const onNavigate = (event: Event): void => {
    const { navigationType, destination, cancelable } = event as NavigateEvent
    const isBack = destination.index < (navigation?.currentEntry?.index ?? 0)
    if (navigationType === 'traverse' && isBack && cancelable && onBack()) event.preventDefault()
  }
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

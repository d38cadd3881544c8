/** Firefox and Safari have it since 2025 only. */
const navigationOf = (): Navigation | undefined =>
  (globalThis as { readonly navigation?: Navigation }).navigation

/** Key of the current history entry, which a replacement keeps; null if the browser does not support the Navigation API. */
export function historyKey(): string | null {
  return navigationOf()?.currentEntry?.key ?? null
}

function entryAfter(key: string | null): NavigationHistoryEntry | null {
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

/** Ids of the current entry and of the one that Forward leads to. A replacement has another id. Null if there is none or the browser does not say. */
export function entryIds(): { readonly current: string | null; readonly ahead: string | null } {
  return {
    current: navigationOf()?.currentEntry?.id ?? null,
    ahead: entryAfter(historyKey())?.id ?? null,
  }
}

/**
 * Calls `close` instead of going back, while `isLast` returns true. Has no effect without the Navigation API. Returns a
 * function that ends it.
 *
 * A page can cancel going back only once per interaction of the visitor. Otherwise it goes forward again afterwards.
 */
export function interceptBack(isLast: () => boolean, close: () => void): () => void {
  const navigation = navigationOf()
  const onNavigate = (event: NavigateEvent): void => {
    const { navigationType, destination, cancelable } = event
    const steps = (navigation?.currentEntry?.index ?? 0) - destination.index
    if (navigationType !== 'traverse' || steps < 1 || !isLast()) return
    if (cancelable) {
      event.preventDefault()
      close()
    } else if (steps === 1 && destination.sameDocument) undoBack(close)
  }
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

/** Goes forward after the next step back, hides both from other listeners, and then calls `onUndone`. */
function undoBack(onUndone: () => void): void {
  let isUndoing = false
  const hide = (event: Event): void => {
    event.stopImmediatePropagation()
    if (isUndoing) {
      removeEventListener('popstate', hide, true)
      onUndone()
    } else {
      isUndoing = true
      history.forward()
    }
  }
  addEventListener('popstate', hide, true)
}

import { vi } from 'vitest'

interface Entry {
  readonly key: string
  id: string
  state: unknown
  url: string
}

/**
 * Stubs the session history; traversals are synchronous. Call `vi.unstubAllGlobals` after the test.
 * @param withNavigation Whether the browser has the Navigation API.
 */
export function fakeHistory(withNavigation = false) {
  let index = 0
  let keys = 0
  const newEntry = (state: unknown, url: string): Entry => ({
    key: String(keys),
    id: String(keys++),
    state,
    url,
  })
  const entries = [newEntry(null, '/motor')]
  // A page may prevent going back once, and again when the visitor has interacted with it.
  let canPrevent = true
  const current = (): Entry => entries[index]!
  const navigation = Object.assign(new EventTarget(), {
    entries: () => entries.map((entry, at) => ({ ...entry, index: at })),
  })
  Object.defineProperty(navigation, 'currentEntry', { get: () => ({ ...current(), index }) })

  const go = (by: number): void => {
    if (!entries[index + by]) return
    const event = new Event('navigate', { cancelable: canPrevent })
    const destination = { index: index + by, sameDocument: true }
    const details = { navigationType: 'traverse', destination }
    if (!navigation.dispatchEvent(Object.assign(event, details))) {
      canPrevent = false
      return
    }
    index += by
    dispatchEvent(new Event('popstate'))
  }
  const history = {
    get state() {
      return current().state
    },
    pushState(state: unknown, _: string, url = current().url) {
      entries.splice(++index, Infinity, newEntry(state, url))
      dispatchEvent(new Event('pushState'))
    },
    replaceState(state: unknown, _: string, url = current().url) {
      Object.assign(current(), { state, url, id: String(keys++) })
      dispatchEvent(new Event('replaceState'))
    },
    back: () => go(-1),
    forward: () => go(1),
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', {
    get href() {
      return current().url
    },
  })
  vi.stubGlobal('navigation', withNavigation ? navigation : undefined)
  return {
    back: () => go(-1),
    forward: () => go(1),
    open: (url: string) => history.pushState(null, '', url),
    replace: (url: string) => history.replaceState(null, '', url),
    urls: () => entries.map(({ url }) => url),
    at: () => [index, current().url],
    jump: (by: number) => go(by),
  }
}

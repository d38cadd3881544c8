import { logFailure } from './log.ts'

/** Builds that the buyer saved: the only thing kept in `localStorage`, and only on request. */
const KEY = 'cfg_saved_builds'

const watchers = new Set<() => void>()

/** The stored text; null if there is none or the browser blocks storage. */
export function readDevice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch (error) {
    logFailure('local storage cannot be read', error)
    return null
  }
}

/** Stores a text. Returns false if the browser refuses, or if its storage is full. */
export function writeDevice(text: string): boolean {
  try {
    localStorage.setItem(KEY, text)
  } catch (error) {
    logFailure('local storage cannot be written', error)
    return false
  }
  for (const watcher of watchers) watcher()
  return true
}

/** Calls back when this tab or another one changes the text. Returns a function that ends this. */
export function watchDevice(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) changed()
  }
  watchers.add(changed)
  addEventListener('storage', onStorage)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', onStorage)
  }
}

import { attempt } from '../../platform/attempt.ts'

/** Builds that the buyer saved: the only thing kept in `localStorage`, and only on request. */
const KEY = 'cfg_saved_builds'

const watchers = new Set<() => void>()

/** The stored text; null if there is none or the browser blocks storage. */
export function readDevice(): string | null {
  return attempt('local storage cannot be read', () => localStorage.getItem(KEY), null)
}

/** Stores a text. Returns false if the browser refuses, or if its storage is full. */
export function writeDevice(text: string): boolean {
  const write = (): boolean => {
    localStorage.setItem(KEY, text)
    return true
  }
  const isWritten = attempt('local storage cannot be written', write, false)
  if (isWritten) for (const watcher of watchers) watcher()
  return isWritten
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

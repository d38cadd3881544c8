import { useMemo, useSyncExternalStore } from 'react'
import { attempt } from '../../platform/attempt.ts'
import { parseEntries, readableBuilds, type SavedBuild, type SavedEntries } from './saved-builds.ts'

/** Builds that the buyer saved: the only thing kept in `localStorage`, and only on request. */
const KEY = 'cfg_saved_builds'

const watchers = new Set<() => void>()

/** The stored text; null if there is none or the browser blocks storage. */
export function readDevice(): string | null {
  return attempt('local storage cannot be read', () => localStorage.getItem(KEY), null)
}

/**
 * Changes what is stored now, which another tab may have changed. Returns false if the browser refuses, or if its storage
 * is full.
 */
export function changeSaved(change: (entries: SavedEntries) => SavedEntries): boolean {
  const text = JSON.stringify(change(parseEntries(readDevice())))
  const write = (): boolean => {
    localStorage.setItem(KEY, text)
    return true
  }
  const isWritten = attempt('local storage cannot be written', write, false)
  if (isWritten) for (const watcher of watchers) watcher()
  return isWritten
}

/** Calls back when this tab or another one changes the text. Returns a function that ends this. */
function watchDevice(changed: () => void): () => void {
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

/** The builds saved on this device, in all its tabs. */
export function useSavedBuilds(): readonly SavedBuild[] {
  const text = useSyncExternalStore(watchDevice, readDevice)
  return useMemo(() => readableBuilds(parseEntries(text)), [text])
}

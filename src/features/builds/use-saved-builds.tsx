import { useMemo, useSyncExternalStore } from 'react'
import { readDevice, watchDevice, writeDevice } from './device-storage.ts'
import { parseEntries, readableBuilds, type SavedBuild, type SavedEntries } from './saved-builds.ts'

/** The builds saved on this device, in all its tabs. */
export function useSavedBuilds(): readonly SavedBuild[] {
  const text = useSyncExternalStore(watchDevice, readDevice)
  return useMemo(() => readableBuilds(parseEntries(text)), [text])
}

/** Changes what is stored now, which another tab may have changed. Returns false if the browser refuses. */
export function changeSaved(change: (entries: SavedEntries) => SavedEntries): boolean {
  return writeDevice(JSON.stringify(change(parseEntries(readDevice()))))
}

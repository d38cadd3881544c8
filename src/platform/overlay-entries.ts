import type { BaseLocationHook } from 'wouter'
import { entryIds, interceptBack } from './history-entries.ts'

/**
 * Back closes an overlay (a dialog or a sheet) instead of leaving the screen. Each open overlay has a history entry of
 * its own, with the URL of the screen. The entry stays when the overlay is closed in another way, because removing it
 * takes time, during which the visitor may navigate. The next overlay or step takes it over, and Back skips it.
 */

/** Key in the state of a history entry: the number of overlays up to this entry. */
const DEPTH = 'cfgOverlays'

/** Key in the state of a history entry whose overlay is to be opened again. */
const KEPT = 'cfgKept'

/** The event types include those that Wouter dispatches. */
const CHANGES = ['pushState', 'replaceState']

/** Closes each open overlay that has an entry, in the order of opening. */
const overlays: (() => void)[] = []

/** Closes each open overlay without an entry, in the order of opening. */
const intercepting: (() => void)[] = []

/** Ids of the entries added here, where the browser tells them. */
const ownIds = new Set<string | null>()

/** The current entry, as it was before a traversal. */
let depth = 0
let address = ''

let isSkipping = false
let isListening = false

const depthOf = (): number => (history.state as { readonly [DEPTH]?: number } | null)?.[DEPTH] ?? 0

const copyState = () => ({ ...(history.state as Record<string, unknown> | null) })

/** Whether a router keeps its route in the page's URL. */
export function ownsHistory(hook: BaseLocationHook): boolean {
  // Only Wouter's location in memory has one.
  return hook.searchHook === undefined
}

/** Whether the current history entry belongs to an overlay, so that the next step may replace it. */
export function isOverlayEntry(): boolean {
  return depthOf() > 0
}

/**
 * Keeps the current entry for the open overlay: the next step must not replace it, and Back to it does not skip it, so
 * that the screen can open the overlay again.
 */
export function keepOverlayEntry(): void {
  const { [DEPTH]: _, ...state } = copyState()
  history.replaceState({ ...state, [KEPT]: true }, '')
}

/** Whether the overlay of the current entry is to be opened again, as `keepOverlayEntry` says. Counts once. */
export function takeKeptEntry(): boolean {
  const { [KEPT]: isKept = false, ...state } = copyState()
  if (isKept) history.replaceState(state, '')
  return isKept === true
}

/** Stops watching the history if nothing is open. Call it when the element is removed. */
export function releaseOverlayEntries(): void {
  if (overlays.length === 0) stopListening()
}

/** Lets Back close an overlay that has just opened. Returns a function to call when it is closed or removed, or both. */
export function addOverlayEntry(close: () => void): () => void {
  const { ahead } = entryIds()
  // A new entry would drop those that Forward leads to.
  if (!isUnused() && ahead !== null && !ownIds.has(ahead)) return interceptFor(close)
  if (!isUnused())
    history.pushState({ ...(history.state as object | null), [DEPTH]: overlays.length + 1 }, '')
  ownIds.add(entryIds().current)
  overlays.push(close)
  note()
  listen()
  return () => {
    remove(overlays, close)
    if (overlays.length === 0 && !isOverlayEntry()) stopListening()
  }
}

function interceptFor(close: () => void): () => void {
  intercepting.push(close)
  const stop = interceptBack(() => intercepting.at(-1) === close, close)
  return () => {
    stop()
    remove(intercepting, close)
  }
}

function remove(list: (() => void)[], close: () => void): void {
  const index = list.indexOf(close)
  if (index !== -1) list.splice(index, 1)
}

/** Whether the overlay of the current entry has been closed. */
function isUnused(): boolean {
  return depthOf() > overlays.length
}

function note(): void {
  depth = depthOf()
  address = location.href
}

function onPopState(): void {
  const [depthBefore, addressBefore, hasSkipped] = [depth, address, isSkipping]
  note()
  isSkipping = false
  const isBackFromUnused = address === addressBefore && depth < depthBefore
  const isUnusedFromElsewhere = address !== addressBefore && isUnused()
  if (overlays.length > depth) for (const close of overlays.splice(depth).toReversed()) close()
  else if (!hasSkipped && (isBackFromUnused || isUnusedFromElsewhere)) {
    isSkipping = true
    history.back()
  } else if (overlays.length === 0 && depth === 0) stopListening()
}

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('popstate', onPopState)
  for (const type of CHANGES) addEventListener(type, note)
}

function stopListening(): void {
  isListening = false
  removeEventListener('popstate', onPopState)
  for (const type of CHANGES) removeEventListener(type, note)
}

// A reload keeps the entry, but not the overlay.
if (isOverlayEntry()) {
  note()
  listen()
}

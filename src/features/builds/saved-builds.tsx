import { asWire, type Wire, parseJson } from '../../core/content-site/wire.ts'
import { CHOICE_KINDS } from '../../core/configuration/choice-steps.ts'
import type { Build } from '../../core/configuration/build.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { attempt } from '../../platform/storage.ts'

/** Maximum number of builds that a device keeps. */
export const MAX_SAVED_BUILDS = 12

/** Maximum length of the name that the buyer gives a build, in characters. */
export const MAX_NAME_LENGTH = 60

/** A build that the buyer saved on the device. */
export interface SavedBuild {
  readonly id: string
  readonly name: string
  /** ISO date. */
  readonly savedOn: string
  readonly picture: string | null
  readonly items: Build
  /** The monthly payment in euros and the TAEG in percent of that day. Missing if they were unknown. */
  readonly credit?: { readonly monthlyPayment: number; readonly taeg: number }
}

/** All entries as stored: those that cannot be read are kept, but never shown. */
export type SavedEntries = readonly unknown[]

/** Parses what the device keeps. Anything but a list is empty. Never throws. */
export function parseEntries(text: string | null): SavedEntries {
  const entries = parseJson(text ?? '')
  return Array.isArray(entries) ? entries : []
}

/** The builds that can be read, the latest first. */
export function readableBuilds(entries: SavedEntries): readonly SavedBuild[] {
  return entries.filter(isSavedBuild)
}

/** Whether the same configuration at the same price is saved. */
export function isSaved(entries: SavedEntries, items: Build): boolean {
  const text = JSON.stringify(items)
  return readableBuilds(entries).some((saved) => JSON.stringify(saved.items) === text)
}

/** The entries with a change of one build; null removes it. */
export function withBuild(
  entries: SavedEntries,
  id: string,
  change: Partial<SavedBuild> | null,
): SavedEntries {
  return entries.flatMap((entry) => {
    if (!isSavedBuild(entry) || entry.id !== id) return [entry]
    return change ? [{ ...entry, ...change }] : []
  })
}

const ITEMS: ReadonlySet<unknown> = new Set(['model', ...CHOICE_KINDS])

const areTexts = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string')

function isSavedBuild(entry: unknown): entry is SavedBuild {
  const { id, name, savedOn, picture, items, credit } = asWire(entry)
  const { monthlyPayment, taeg } = asWire(credit)
  return (
    areTexts([id, name, savedOn, picture ?? '']) &&
    (credit === undefined || (typeof monthlyPayment === 'number' && typeof taeg === 'number')) &&
    Array.isArray(items) &&
    items.every((item) => isItem(asWire(item))) &&
    ['model', 'engine', 'version'].every((kind) => items.some(({ item }) => item === kind))
  )
}

function isItem({ item, id, name, cents }: Wire): boolean {
  return areTexts([id, name]) && ITEMS.has(item) && (cents === null || Number.isInteger(cents))
}

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

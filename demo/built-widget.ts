import { readFileSync } from 'node:fs'

/** The folder of the built widget. */
export const WIDGET_FOLDER = new URL('../dist/widget/', import.meta.url)

/** Files of the build with a hash in their name. */
export const HASHED_FILE = /-[\w-]{6}\.\w+$/

/** The fields read from an entry of Vite's manifest. */
interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  /** Files that are no chunks, such as workers. */
  readonly assets?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export function readManifest(folder: URL = WIDGET_FOLDER): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest
}

/** Returns the manifest key of the only entry. Throws when there is none. */
export function entryKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.isEntry === true)
  if (key === undefined) throw new Error('the manifest has no entry')
  return key
}

function staticClosure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(key)) return
    found.add(key)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

/**
 * Manifest keys of the files a browser needs for the first view: the entry, its static and dynamic
 * imports, and the static imports of those.
 */
export function firstViewKeys(manifest: Manifest): string[] {
  const entry = entryKey(manifest)
  return [...staticClosure(manifest, [entry, ...(manifest[entry]?.dynamicImports ?? [])])]
}

/** Returns the keys of a lazy chunk and its static imports. Throws when no chunk has that name. */
export function chunkKeys(manifest: Manifest, name: string): string[] {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`No chunk is named ${name}.`)
  return [...staticClosure(manifest, [key])]
}

/** Files to preload with the entry: those of the first view, without the entry itself. */
export function preloadFiles(manifest: Manifest): string[] {
  const entry = entryKey(manifest)
  return firstViewKeys(manifest)
    .filter((key) => key !== entry)
    .map((key) => manifest[key]?.file ?? '')
}

/**
 * Returns the chunks that import the entry. There must be none: a site appends `?ver=` to the entry's
 * URL, so such a chunk would load the entry, and React, a second time.
 */
export function importersOfEntry(manifest: Manifest): string[] {
  const entry = entryKey(manifest)
  return Object.values(manifest)
    .filter((chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].includes(entry))
    .map(({ file }) => file)
}

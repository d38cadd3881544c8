import { readFileSync } from 'node:fs'

/** The folder of the built widget. */
export const WIDGET_FOLDER = new URL('../dist/widget/', import.meta.url)

/** Files of the build with a hash in their name. */
export const HASHED_FILE = /-[\w-]{8}\.\w+$/

/** One entry of Vite's manifest, as far as it is read here. */
export interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export function readManifest(folder: URL = WIDGET_FOLDER): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest
}

/** The manifest's key of the one entry; throws where there is none. */
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
 * Keys of what a browser needs before the first view: the entry, what the entry itself imports at
 * once or by a call, and all that these import at once.
 */
export function firstViewKeys(manifest: Manifest): string[] {
  const entry = entryKey(manifest)
  return [...staticClosure(manifest, [entry, ...(manifest[entry]?.dynamicImports ?? [])])]
}

/** Keys of a lazy chunk and of all that it imports at once; throws where no chunk has that name. */
export function chunkKeys(manifest: Manifest, name: string): string[] {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`No chunk is named ${name}.`)
  return [...staticClosure(manifest, [key])]
}

/** Files to fetch beside the entry: the first view without the entry itself. */
export function preloadFiles(manifest: Manifest): string[] {
  const entry = entryKey(manifest)
  return firstViewKeys(manifest)
    .filter((key) => key !== entry)
    .map((key) => manifest[key]?.file ?? '')
}

/**
 * Chunks that import the entry back. There must be none: a site appends `?ver=` to the entry's
 * address, so such a chunk would load a second entry, and with it a second React.
 */
export function importersOfEntry(manifest: Manifest): string[] {
  const entry = entryKey(manifest)
  return Object.values(manifest)
    .filter((chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].includes(entry))
    .map(({ file }) => file)
}

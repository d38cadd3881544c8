import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import {
  chunkKeys,
  firstViewKeys,
  importersOfEntry,
  readManifest,
  type Manifest,
} from '../../demo/built-widget.ts'

/** A check for size-limit: the total size of some files. */
export interface SizeLimit {
  readonly name: string
  readonly path: readonly string[]
  /** Missing only reports the size. */
  readonly limit?: string
  /** Whether the files are already compressed. */
  readonly brotli: false
}

/** Chunks of the first view that contain packages. The second is the bundler's helper for CommonJS packages. */
const PACKAGE_CHUNKS = new Set(['react', 'rolldown-runtime'])

const PICTURES = 'demo/content-site'

/**
 * The size budgets of the built widget, measured as downloaded: brotli at its highest quality.
 * @param poster URL of the first picture on the home screen, null without pictures.
 * @throws When a chunk imports the entry: a site that adds `?ver=` to the entry's URL would load it
 * twice.
 */
export function sizeLimits(manifest: Manifest, poster: string | null): SizeLimit[] {
  const importers = importersOfEntry(manifest)
  if (importers.length > 0) throw new Error(`The entry is imported by ${importers.join(', ')}`)
  const limit = (name: string, keys: readonly string[], atMost?: string): SizeLimit[] => {
    const path = [...new Set(keys)].map((key) => `dist/widget/${manifest[key]?.file}.br`)
    return path.length === 0
      ? []
      : [{ name, path, brotli: false, ...(atMost === undefined ? {} : { limit: atMost }) }]
  }
  const all = Object.keys(manifest)
  const nameOf = (key: string): string => manifest[key]?.name ?? ''
  const named = (name: string): string[] => all.filter((key) => nameOf(key) === name)
  const firstView = firstViewKeys(manifest)
  const rangeTexts = chunkKeys(manifest, 'home-texts')
  const own = firstView.filter((key) => !PACKAGE_CHUNKS.has(nameOf(key)))
  return [
    ...all.flatMap((key) => limit(`chunk ${manifest[key]?.file}`, [key])),
    ...limit('first view', firstView, '80 KiB'),
    ...limit("first view with the range's texts", [...firstView, ...rangeTexts], '80 KiB'),
    ...limit('own code of the first view', own, '11.5 KiB'),
    ...limit('all chunks', all, '175 KiB'),
    ...limit('panorama chunk', named('panorama'), '19 KiB'),
    ...limit('Swiper chunk', named('swiper'), '27 KiB'),
    ...(poster === null
      ? []
      : [
          {
            name: 'poster picture',
            path: [PICTURES + poster],
            brotli: false,
            limit: '30 KiB',
          } as const,
        ]),
  ]
}

/** URL of the first picture on the home screen: that of the cheapest model with a picture. */
export function firstPoster(): string | null {
  const models = buildCatalogue().models.map(({ model }) => model)
  const shown = models.filter(({ modelImg }) => modelImg !== '')
  return shown.toSorted((one, other) => one.price - other.price)[0]?.modelImg ?? null
}

export const builtLimits = (): SizeLimit[] => sizeLimits(readManifest(), firstPoster())

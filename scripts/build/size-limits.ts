import type { Check } from 'size-limit'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import {
  chunkKeys,
  firstViewKeys,
  importersOfEntry,
  readManifest,
  type Manifest,
} from '../../demo/built-widget.ts'

/** Chunks of the first view that contain packages. The second is the bundler's helper for CommonJS packages. */
const PACKAGE_CHUNKS = new Set(['react', 'rolldown-runtime'])

const PICTURES = 'demo/content-site'

/**
 * The size budgets of the built widget, measured as downloaded: brotli at its highest quality.
 * @throws When a chunk imports the entry: a site that adds `?ver=` to the entry's URL would load it
 * twice.
 */
export function sizeLimits(manifest: Manifest, poster: string | null): Check[] {
  const importers = importersOfEntry(manifest)
  if (importers.length > 0) throw new Error(`The entry is imported by ${importers.join(', ')}`)
  // Without a limit, the size is only reported. The files are already compressed.
  const check = (name: string, keys: readonly string[], limit?: string) => {
    const path = [...new Set(keys)].map((key) => `dist/widget/${manifest[key]?.file}.br`)
    return { name, path, brotli: false, ...(limit === undefined ? {} : { limit }) }
  }
  const all = Object.keys(manifest)
  const nameOf = (key: string): string => manifest[key]?.name ?? ''
  const named = (name: string): string[] => all.filter((key) => nameOf(key) === name)
  const firstView = firstViewKeys(manifest)
  const listTexts = chunkKeys(manifest, 'home-texts')
  const own = firstView.filter((key) => !PACKAGE_CHUNKS.has(nameOf(key)))
  const checks = [
    ...all.map((key) => check(`chunk ${manifest[key]?.file}`, [key])),
    check('first view', firstView, '80 KiB'),
    check("first view with the model list's texts", [...firstView, ...listTexts], '80 KiB'),
    check('own code of the first view', own, '12 KiB'),
    check('all chunks', all, '252208 B'),
    check('panorama chunk', named('panorama'), '19 KiB'),
    check('Swiper chunk', named('swiper'), '27 KiB'),
  ]
  if (poster !== null)
    checks.push({
      name: 'poster picture',
      path: [PICTURES + poster],
      limit: '30 KiB',
      brotli: false,
    })
  return checks.filter(({ path }) => path.length > 0)
}

/** URL of the first picture on the home screen: that of the cheapest model with a picture, if any. */
export function firstPoster(): string | null {
  const models = buildCatalogue().models.map(({ model }) => model)
  const shown = models.filter(({ modelImg }) => modelImg !== '')
  return shown.toSorted((one, other) => one.price - other.price)[0]?.modelImg ?? null
}

export const builtLimits = (): Check[] => sizeLimits(readManifest(), firstPoster())

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

const KIB = 1024

/** What a browser downloads together, and how many bytes it may have. Without a limit, the size is only printed. */
export interface SizeLimit {
  readonly name: string
  readonly files: readonly string[]
  readonly limit?: number
}

const PICTURES = 'demo/content-site'

/**
 * The size budgets of the built widget, measured as downloaded: brotli at its highest quality.
 * @throws When a chunk imports the entry: a site that adds `?ver=` to the entry's URL would load it
 * twice.
 */
function sizeLimits(manifest: Manifest, poster: string | null): SizeLimit[] {
  const importers = importersOfEntry(manifest)
  if (importers.length > 0) throw new Error(`The entry is imported by ${importers.join(', ')}`)
  const check = (name: string, keys: readonly string[], limit?: number) => {
    const files = [...new Set(keys)].map((key) => `dist/widget/${manifest[key]?.file}.br`)
    return { name, files, ...(limit === undefined ? {} : { limit }) }
  }
  const all = Object.keys(manifest)
  const nameOf = (key: string): string => manifest[key]?.name ?? ''
  const named = (name: string): string[] => all.filter((key) => nameOf(key) === name)
  const firstView = firstViewKeys(manifest)
  const listTexts = chunkKeys(manifest, 'legal')
  // The list has loaded its texts before a model can be tapped.
  const list = [...firstView, ...listTexts]
  const flow = chunkKeys(manifest, 'flow').filter((key) => !list.includes(key))
  // The flow is requested beside them: what they share with later screens would delay the engines.
  const listParts = ['home-parts', 'carousel-controls']
    .flatMap((name) => chunkKeys(manifest, name))
    .filter((key) => ![...list, ...flow].includes(key))
  const own = firstView.filter((key) => !PACKAGE_CHUNKS.has(nameOf(key)))
  const checks = [
    ...all.map((key) => check(`chunk ${manifest[key]?.file}`, [key])),
    check('first view', firstView, 84 * KIB),
    check("first view with the model list's texts", list, 83.5 * KIB),
    check('own code of the first view', own, 12.3 * KIB),
    check('code from a tap on a model to its engines', flow, 44 * KIB),
    check("code of the model list's parts, beside the flow", listParts, 30 * KIB),
    check('all chunks', all, 268 * KIB),
    check('panorama chunk', named('panorama'), 19 * KIB),
    check('Swiper chunk', named('carousel-controls'), 27 * KIB),
  ]
  if (poster !== null)
    checks.push({ name: 'poster picture', files: [PICTURES + poster], limit: 30 * KIB })
  return checks.filter(({ files }) => files.length > 0)
}

/** URL of the first picture on the home screen: that of the cheapest model with a picture, if any. */
function firstPoster(): string | null {
  const models = buildCatalogue().models.map(({ model }) => model)
  const shown = models.filter(({ modelImg }) => modelImg !== '')
  return shown.toSorted((one, other) => one.price - other.price)[0]?.modelImg ?? null
}

export const builtLimits = (): SizeLimit[] => sizeLimits(readManifest(), firstPoster())

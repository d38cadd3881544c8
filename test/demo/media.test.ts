import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { pictureAddresses } from '../../demo/content-site/catalogue/picture-addresses.ts'
import { siteUnderTest } from './routes/site-under-test.ts'

const KB = 1024

const catalogue = buildCatalogue()
const addresses = [...pictureAddresses(catalogue)]
const site = siteUnderTest()

/** A picture of a gallery that is no frame of the turn: it fills its frame. */
const isCloseUp = (address: string): boolean => /\/(lamp|wheel|tail)\.avif$/.test(address)

/** What a picture must be: its pixels, and its bytes at most. */
function expected(address: string): { width: number; height: number; limit: number } {
  if (address.endsWith('/poster.avif')) return { width: 800, height: 450, limit: 14 * KB }
  if (address.endsWith('-large.avif')) return { width: 1920, height: 1080, limit: 40 * KB }
  if (isCloseUp(address)) return { width: 1200, height: 675, limit: 40 * KB }
  if (address.startsWith('/media/exterior/')) return { width: 1200, height: 675, limit: 20 * KB }
  return /-(flat|seats)\.avif$/.test(address)
    ? { width: 1200, height: 675, limit: 60 * KB }
    : { width: 3072, height: 1536, limit: 140 * KB }
}

async function problem(address: string): Promise<string | null> {
  const response = await site.request(address)
  if (response.status !== 200) return `${address} answers ${response.status}`
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, limit } = expected(address)
  const found = await sharp(bytes).metadata()
  if (found.format !== 'heif' || found.compression !== 'av1') return `${address} is no AVIF`
  if (found.width !== width || found.height !== height) {
    return `${address} is ${found.width} x ${found.height}`
  }
  const isCutOut = address.startsWith('/media/exterior/') && !isCloseUp(address)
  if (isCutOut && !found.hasAlpha) return `${address} is not cut out`
  return bytes.byteLength > limit ? `${address} has ${bytes.byteLength} bytes` : null
}

/** What the program that rendered the pictures notes beside them: a hash per set of pictures. */
const MANIFESTS = new Set(['/media/exterior/manifest.json', '/media/interior/manifest.json'])

/** Every picture of a folder below `media`, as the address it would have. */
function filesOf(folder: string): string[] {
  const root = new URL(`../../demo/content-site/media/${folder}/`, import.meta.url)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll(/[/\\]+/g, '/'))
    .map((path) => `/media/${path.slice(path.indexOf(`/media/${folder}/`) + '/media/'.length)}`)
    .filter((address) => !MANIFESTS.has(address))
}

const files = () => [...filesOf('exterior'), ...filesOf('interior')]

describe('the committed pictures', () => {
  it('are served at every address of the catalogue, as AVIF of the right size and weight', async () => {
    const found = await Promise.all(addresses.map(problem))
    expect(found.filter((text) => text !== null)).toEqual([])
  }, 60_000)

  it('are all referenced by the catalogue', () => {
    const named = new Set(addresses)
    expect(files().filter((file) => !named.has(file))).toEqual([])
  })

  it('weigh at most 60 MB, and at most 30 KB each in the model list', () => {
    const weight = (address: string): number =>
      readFileSync(new URL(`../../demo/content-site${address}`, import.meta.url)).byteLength
    const total = files().reduce((sum, file) => sum + weight(file), 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(60 * KB * KB)
    const posters = catalogue.models.map(({ model }) => model.modelImg).filter((at) => at !== '')
    expect(posters.filter((poster) => weight(poster) > 30 * KB)).toEqual([])
  })
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { siteUnderTest } from './site-under-test.ts'

const FRAME = '/media/exterior/mare/VBR/00.avif'

/** Bytes that are no text in any encoding. */
const BYTES = Uint8Array.from({ length: 999 }, (_, index) => (index * 37 + 128) % 256)

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))

function put(address: string): void {
  const path = join(folder, address.replace('/media/', ''))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, BYTES)
}

put(FRAME)
put('/media/interior/tall/PCA.avif')
put('/media/exterior/mare/VBR/99.avif')
put('/media/other/page.avif')

const { request } = siteUnderTest({ pictures: pathToFileURL(`${folder}/`) })

describe('the pictures of the content site', () => {
  it.each([FRAME, '/media/interior/tall/PCA.avif'])(
    'include %s exactly as on disk',
    async (path) => {
      const response = await request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('image/avif')
      expect(response.headers.get('Content-Length')).toBe(String(BYTES.byteLength))
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES)
    },
  )

  it('include a drawn swatch of every upholstery, and of no other', async () => {
    const response = await request('/media/upholstery/PCA.svg')
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg .*#9a6a3c/)
    expect((await request('/media/upholstery/XXX.svg')).status).toBe(404)
  })

  it.each([
    ['of a frame not rendered', '/media/exterior/mare/VBR/01.avif'],
    ['on disk that the catalogue does not name', '/media/exterior/mare/VBR/99.avif'],
    ['of an unknown model', '/media/exterior/golfinho/VBR/00.avif'],
    ['of a paint the model has not', '/media/exterior/mare/AGI/00.avif'],
    ['of another kind', '/media/exterior/mare/VBR/00.svg'],
    ['of an unknown cabin', '/media/interior/mare/PCA.avif'],
    ['outside the folders of pictures', '/media/other/page.avif'],
    ['by a way around', '/media/exterior/mare/VBR/..%2FVBR%2F00.avif'],
    ['by a way out', '/media/exterior/%2E%2E/%2E%2E/package.json'],
    ['by an encoded name', '/media/exterior/mare/%56BR/00.avif'],
  ])('are answered with 404 for one %s', async (_, path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

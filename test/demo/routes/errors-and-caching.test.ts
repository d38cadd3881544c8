import { describe, expect, it } from 'vitest'
import { siteUnderTest } from './site-under-test.ts'

const { request } = siteUnderTest()

describe('the errors of the content site', () => {
  it.each([
    ['/wp-json/cfg/lstEngines/999', 404, 'not_found'],
    ['/wp-json/cfg/lstVersions/999', 404, 'not_found'],
    ['/wp-json/cfg/extColors/999', 404, 'not_found'],
    ['/wp-json/cfg/panomaricLI/999', 404, 'not_found'],
    ['/wp-json/cfg/unknown', 404, 'not_found'],
    ['/wp-json/cfg/lstEngines/', 404, 'not_found'],
    ['/media/exterior/mare/constructor/00.avif', 404, 'not_found'],
    ['/wp-json/cfg/lstEngines/abc', 400, 'bad_request'],
    ['/wp-json/cfg/lstEngines/0', 400, 'bad_request'],
    ['/wp-json/cfg/lstEngines/-101', 400, 'bad_request'],
    ['/wp-json/cfg/lstVersions/1e2', 400, 'bad_request'],
    ['/wp-json/cfg/extColors/%E0%A4%A', 400, 'bad_request'],
    ['/wp-json/cfg/panomaricLI/101%2F', 400, 'bad_request'],
    ['/wp-json/cfg/hyuDealersLst/LX01%3B', 400, 'bad_request'],
  ])('are returned: %s answers %d', async (path, status, code) => {
    const response = await request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ code, message: expect.any(String) })
  })

  it.each([
    ['POST', '/wp-json/cfg/lstModels/'],
    ['DELETE', '/wp-json/cfg/lstEngines/101'],
    ['GET', '/wp-json/cfg/saveCfgOptions/'],
    ['GET', '/wp-json/cfg/get-cfg-pdf/'],
    ['POST', '/en/wp-json/cfg/lstModels/'],
  ])('include 405 for %s %s', async (method, path) => {
    const response = await request(path, { method })
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })
})

describe('the caching of the content site', () => {
  const paths = [
    '/wp-json/cfg/config_simul',
    '/wp-json/cfg/lstModels/',
    '/wp-json/cfg/extColors/101',
    '/media/exterior/mare/VBR/00.avif',
  ]

  it.each(paths)('answers 304 for %s to a browser that has it', async (path) => {
    const first = await request(path)
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await request(path, { headers: { 'If-None-Match': known } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('ETag')).toBe(etag)
    }
    const stale = await request(path, { headers: { 'If-None-Match': '"other"' } })
    expect(stale.status).toBe(200)
  })

  it('lets pictures be cached and revalidates data', async () => {
    const cacheControl = async (path: string) => (await request(path)).headers.get('Cache-Control')
    expect(await cacheControl('/media/interior/tall/PCA.avif')).toMatch(
      /max-age=31536000, immutable/,
    )
    expect(await cacheControl('/wp-json/cfg/lstModels/')).toBe('no-cache')
    expect(await cacheControl('/wp-json/cfg/lstEngines/999')).toBe('no-store')
  })
})

describe('other origins', () => {
  it.each(['/wp-json/cfg/lstModels/', '/wp-json/cfg/lstEngines/999'])(
    'may read %s',
    async (path) => {
      const response = await request(path, { headers: { Origin: 'https://other.example' } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    },
  )

  it('may send the headers and methods of the calls', async () => {
    const stock = await request('/ds/vehicle/stock/10111/count', { method: 'OPTIONS' })
    expect(stock.status).toBe(204)
    expect(stock.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('companyid')
    expect(stock.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const save = await request('/wp-json/cfg/saveCfgOptions/', { method: 'OPTIONS' })
    expect(save.headers.get('Access-Control-Allow-Methods')).toContain('POST')
    expect(save.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain(
      'content-type',
    )
  })
})

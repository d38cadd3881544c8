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

describe('other origins', () => {
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

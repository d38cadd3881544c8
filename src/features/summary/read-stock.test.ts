import { describe, expect, it, vi } from 'vitest'
import { fetchStock } from './stock.ts'
import { UnexpectedResponseError } from '../../core/content-site/wire.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()
const WHOLE = { versionId: '10123', exteriorCode: 'VP4', interiorCode: 'PC1' }
const PATH = '/ds/vehicle/stock/10123/count'

describe('fetchStock', () => {
  it('requests the codes of both colours, with the header that the site requires', async () => {
    const offer = await fetchStock(site.open(), WHOLE)
    expect(site.received.map(({ line }) => line)).toEqual([
      `GET ${PATH}?exteriorColorFactoryCode=VP4&interiorColorFactoryCode=PC1`,
    ])
    expect(offer).toMatchObject({ count: 1, isExact: true })
    expect(offer?.url).toMatch(/^https:/)
  })

  it('omits a missing code, and reads the stock in other colours', async () => {
    const offer = await fetchStock(site.open(), { ...WHOLE, interiorCode: null })
    expect(site.received.map(({ line }) => line)).toEqual([
      `GET ${PATH}?exteriorColorFactoryCode=VP4`,
    ])
    expect(offer).toMatchObject({ count: 1, isExact: false })
  })

  it('returns null for a version without stock', async () => {
    expect(await fetchStock(site.open(), { ...WHOLE, versionId: '10724' })).toBeNull()
  })

  const fetchOf = async (...data: readonly object[]) => {
    site.answer(PATH, { data: { data } })
    return fetchStock(site.open(), WHOLE)
  }

  it('reads numbers as text, and the first entry with a non-zero count', async () => {
    const none = { count: '0', criteria: '1', url: 'https://shop.example/a' }
    const some = { count: '1', criteria: '2', url: 'https://shop.example/b' }
    expect(await fetchOf(none, some, { ...some, count: 3 })).toEqual({
      count: 1,
      isExact: false,
      url: 'https://shop.example/b',
    })
  })

  it.each([0, null, -1])('returns null for a count of %s', async (count) => {
    expect(await fetchOf({ count, criteria: 1, url: 'https://shop.example/' })).toBeNull()
  })

  it.each([
    ['https://shop.example/', 'https://shop.example/'],
    ['http://page.example/loja', 'http://page.example/loja'],
    ['http://shop.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//', null],
    ['http://page.example.evil.example/', null],
    [null, null],
  ])('links %j to %j', async (url, href) => {
    vi.stubGlobal('document', { baseURI: 'http://page.example/carros' })
    expect((await fetchOf({ count: 2, criteria: 1, url }))?.url ?? null).toBe(href)
  })

  it('links to an address below the content site', async () => {
    const url = '/loja?versao=1'
    vi.stubGlobal('document', { baseURI: site.root() })
    expect(await fetchOf({ count: 2, criteria: 1, url })).toMatchObject({
      url: new URL(url, site.root()).href,
    })
  })

  it.each([[null], [[]], [{}], [{ data: null }], [{ data: { data: {} } }]])(
    'rejects the answer %j',
    async (body) => {
      site.answer(PATH, body)
      await expect(fetchStock(site.open(), WHOLE)).rejects.toBeInstanceOf(UnexpectedResponseError)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { fetchStock } from './read-stock.ts'
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
    expect(offer).toMatchObject({ count: 3, isExact: true })
    expect(offer?.url).toMatch(/^https:/)
  })

  it('omits a missing code, and reads the stock in other colours', async () => {
    const offer = await fetchStock(site.open(), { ...WHOLE, interiorCode: null })
    expect(site.received.map(({ line }) => line)).toEqual([
      `GET ${PATH}?exteriorColorFactoryCode=VP4`,
    ])
    expect(offer).toMatchObject({ count: 4, isExact: false })
  })

  it('returns null for a version without stock', async () => {
    expect(await fetchStock(site.open(), { ...WHOLE, versionId: '10113' })).toBeNull()
  })

  it('reads numbers as text', async () => {
    site.answer(PATH, {
      data: {
        data: [
          { count: '0', criteria: '1', url: 'https://shop.example/a' },
          { count: '1', criteria: '2', url: 'https://shop.example/b' },
        ],
      },
    })
    expect(await fetchStock(site.open(), WHOLE)).toEqual({
      count: 1,
      isExact: false,
      url: 'https://shop.example/b',
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

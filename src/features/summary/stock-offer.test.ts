import { describe, expect, it } from 'vitest'
import { firstStockOffer, type StockEntry } from './read-stock.ts'

const SITE = 'https://site.example/'
const PAGE = 'http://page.example'
const entry = (change: Partial<StockEntry> = {}): StockEntry => ({
  count: 2,
  isExact: true,
  url: 'https://shop.example/cars?x=1',
  ...change,
})
const first = (...entries: StockEntry[]) => firstStockOffer(entries, SITE, PAGE)

describe('the stock offer', () => {
  it('is the first entry with a non-zero count', () => {
    expect(first(entry({ count: 0 }), entry({ isExact: false, count: 3 }), entry())).toEqual({
      count: 3,
      isExact: false,
      url: 'https://shop.example/cars?x=1',
    })
  })

  it.each([[[]], [[entry({ count: 0 })]], [[entry({ count: null })]], [[entry({ count: -1 })]]])(
    'is missing for %j',
    (entries) => {
      expect(first(...entries)).toBeNull()
    },
  )

  it.each([
    ['https://shop.example/', 'https://shop.example/'],
    ['/loja?versao=1', 'https://site.example/loja?versao=1'],
    ['http://page.example/loja', 'http://page.example/loja'],
  ])('links to %s', (url, href) => {
    expect(first(entry({ url }))?.url).toBe(href)
  })

  it.each([
    ['http://shop.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//'],
    ['http://page.example.evil.example/'],
    [null],
  ])('does not link to %s', (url) => {
    expect(first(entry({ url }))).toBeNull()
  })
})

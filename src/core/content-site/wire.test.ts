import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import * as fc from 'fast-check'
import { readFlag, readStated, readStatedPrice, readTexts } from './values.ts'
import {
  UnexpectedResponseError,
  asWire,
  readId,
  readList,
  readNotNegative,
  readNumber,
  readPositive,
  readRate,
  readText,
  requireWire,
  type Wire,
} from './wire.ts'

/** Texts and their numbers, which the plugin's tests read too. */
const NUMBERS = JSON.parse(
  readFileSync('wordpress-plugin/tests/first-view/numbers.json', 'utf8'),
) as readonly {
  readonly text: string
  readonly number: number | null
}[]

/** Values that are neither numbers nor strings. */
const UNREADABLE: readonly unknown[] = [undefined, null, true, {}, [], [7]]

describe('readNumber', () => {
  it.each([...NUMBERS.filter(({ number }) => number !== null), { text: 7.5, number: 7.5 }])(
    'reads $text as $number',
    ({ text, number }) => {
      expect(readNumber(text)).toBe(number)
    },
  )

  it.each(['', '   ', Infinity, NaN, ...UNREADABLE])('reads %j as missing', (value) => {
    expect(readNumber(value)).toBeNull()
  })

  it.each(NUMBERS.flatMap(({ text, number }) => (number === null ? [text] : [])))(
    'does not guess what %j means, and says so once for the whole response',
    (value) => {
      const report = vi.fn<(message: string) => void>()
      readList(
        [{ price: value }, { price: value }],
        'lstVersions',
        (wire) => readNumber(wire.price),
        report,
      )
      expect(report.mock.calls.flat()).toContain(`lstVersions: unreadable number '${value}'`)
    },
  )

  it('reads an amount back from its text, in Portuguese and in the notation of JSON', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(' ', '.', '\u00a0', ''),
        fc.boolean(),
        (amount, separator, isEuro) => {
          const euros = amount / 100
          const [whole = '', decimals = ''] = euros.toFixed(2).split('.')
          const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, separator)
          expect(readNumber(`${grouped},${decimals}${isEuro ? ' €' : ''}`)).toBeCloseTo(euros, 9)
          expect(readNumber(euros.toFixed(2))).toBeCloseTo(euros, 9)
        },
      ),
    )
  })
})

describe('a list within a list', () => {
  const reports: string[] = []
  const report = (message: string): void => void reports.push(message)
  const priceOf = ({ price }: Wire): number | null => readNumber(price)

  it('has its unreadable numbers reported for its own call, also if reading it fails', () => {
    reports.length = 0
    readNumber('of no call')
    readList(
      [{ price: 'outer', inner: [{ price: 'inner' }] }, { inner: 'no list' }, { inner: [] }],
      'lstVersions',
      (wire) => {
        const price = priceOf(wire)
        try {
          readList(wire.inner, 'residuals', priceOf, report)
        } catch {
          return null
        }
        return price
      },
      report,
    )
    expect(reports.filter((message) => message.includes('number'))).toEqual([
      "residuals: unreadable number 'inner'",
      "lstVersions: unreadable number 'outer'",
    ])
  })
})

describe('readText and readId', () => {
  it.each([
    ['  Maré ', 'Maré'],
    [101, '101'],
    [0, '0'],
    ['0', '0'],
  ])('read %j as %j', (value, text) => {
    expect(readText(value)).toBe(text)
    expect(readId(value)).toBe(text)
  })

  it.each(['', '  ', ...UNREADABLE])('read %j as missing', (value) => {
    expect(readText(value)).toBeNull()
    expect(readId(value)).toBeNull()
  })
})

describe('readFlag', () => {
  it.each([true, 1, '1', 'true', 'TRUE', 'S', 's'])('reads %j as true', (value) => {
    expect(readFlag(value)).toBe(true)
  })

  it.each([false, 0, '0', 'false', 'N', '', null, undefined, 2, {}, 'sim'])(
    'reads %j as false',
    (value) => {
      expect(readFlag(value)).toBe(false)
    },
  )
})

describe('readRate', () => {
  it.each([
    ['6.950', 6.95],
    ['6,950', 6.95],
    ['6.95', 6.95],
    [6.95, 6.95],
    ['13.990,5', 13_990.5],
    ['abc', null],
    ['', null],
  ])('reads %j as %j: a rate has no thousands', (value, rate) => {
    expect(readRate(value)).toBe(rate)
  })
})

describe('readStatedPrice, readPositive and readNotNegative', () => {
  it.each([
    [750, 750, 750, 750],
    [0, undefined, null, 0],
    ['', undefined, null, null],
    [-1, null, null, null],
    ['abc', null, null, null],
  ])('read %j as %j, %j and %j', (value, price, positive, notNegative) => {
    expect(readStatedPrice(value)).toBe(price)
    expect(readPositive(value)).toBe(positive)
    expect(readNotNegative(value)).toBe(notNegative)
  })
})

describe('readStated', () => {
  it.each([
    [750, 750, 750],
    ['1.250,50', 1250.5, 1250.5],
    [0, 0, 0],
    ['', undefined, undefined],
    ['  ', undefined, undefined],
    [null, undefined, undefined],
    [undefined, undefined, undefined],
    ['1.250', null, null],
    ['a consultar', null, null],
    [true, null, null],
    [{}, null, null],
    [-1, -1, null],
  ])('reads %j as %j, and what is not negative as %j', (value, amount, notNegative) => {
    expect(readStated(value)).toBe(amount)
    expect(readStated(value, readNotNegative)).toBe(notNegative)
  })
})

describe('readTexts', () => {
  it('keeps the readable texts in their order', () => {
    expect(readTexts(['a', null, 2, '', { b: 1 }, ' c '])).toEqual(['a', '2', 'c'])
  })

  it('reads anything but a list as empty', () => {
    expect(readTexts('abc')).toEqual([])
    expect(readTexts(undefined)).toEqual([])
  })
})

describe('asWire and requireWire', () => {
  it('return an object unchanged, and asWire an empty one for anything else', () => {
    expect(asWire({ id: 1 })).toEqual({ id: 1 })
    expect([null, [1], 'text', 3].map(asWire)).toEqual([{}, {}, {}, {}])
  })

  it.each([[null], [[]], ['<html>'], [3], [undefined]])(
    'reject %j when an object is required',
    (value) => {
      expect(() => requireWire(value, 'config_simul')).toThrow(UnexpectedResponseError)
    },
  )
})

describe('readList', () => {
  const read = (wire: Readonly<Record<string, unknown>>) => readId(wire.id)

  it('omits entries that cannot be read, and reports how many', () => {
    const report = vi.fn<(message: string) => void>()
    const value = [{ id: 1 }, {}, null, 'x', { id: 'b' }]
    expect(readList(value, 'lstModels', read, report)).toEqual(['1', 'b'])
    expect(report).toHaveBeenCalledExactlyOnceWith('lstModels: 3 unreadable entries skipped')
  })

  it('reports nothing when every entry can be read', () => {
    const report = vi.fn<(message: string) => void>()
    expect(readList([{ id: 1 }], 'lstModels', read, report)).toEqual(['1'])
    expect(readList([], 'lstModels', read, report)).toEqual([])
    expect(report).not.toHaveBeenCalled()
  })

  it.each([[null], [{}], ['<html>'], [undefined]])('rejects %j', (value) => {
    expect(() => readList(value, 'lstModels', read, vi.fn<(message: string) => void>())).toThrow(
      UnexpectedResponseError,
    )
  })
})

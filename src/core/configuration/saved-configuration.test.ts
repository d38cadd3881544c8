import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_CHOICES as none, type Choices } from './configuration.ts'
import {
  choicesUpTo,
  decodeChoices,
  encodeChoices,
  parseSavedConfiguration,
} from './saved-configuration.ts'

const whole: Choices = {
  modelId: '101',
  engineId: '1011',
  versionId: '10111',
  exteriorId: 'A2B',
  interiorId: 'PC1',
}
const WHOLE_QUERY = 'modelid=101&engine=1011&version=10111&colext=A2B&colint=PC1'

const character = (characters: string) => fc.constantFrom(...characters.split(''))

/** Text of any script, and of the characters that queries give a meaning to. */
const id = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  fc.string({ minLength: 1, maxLength: 30, unit: character(' &=%+?#;"\'{}<>/\\é€1a') }),
)
const choices: fc.Arbitrary<Choices> = fc.record({
  modelId: id,
  engineId: fc.option(id),
  versionId: fc.option(id),
  exteriorId: fc.option(id),
  interiorId: fc.option(id),
})
const names = fc.constantFrom('modelid', 'engine', 'version', 'colext', 'colint', 'x', '')
const queryish = fc.string({ unit: character('modelid=engine&%+?zF0 é\u0000\ud800') })

describe('the query of a cookie or share link', () => {
  it('contains the five ids under their names', () => {
    expect(encodeChoices(whole)).toBe(WHOLE_QUERY)
    expect(encodeChoices({ ...none, modelId: '101' })).toBe('modelid=101')
    expect(encodeChoices(none)).toBe('')
  })

  it('percent-encodes characters that have a meaning in a query or a cookie', () => {
    const query = encodeChoices({ ...none, modelId: 'a&b=c d+é%;' })
    expect(query).toBe('modelid=a%26b%3Dc%20d%2B%C3%A9%25%3B')
  })

  it.each<[string, Choices | null]>([
    [WHOLE_QUERY, whole],
    [`?${WHOLE_QUERY}`, whole],
    [`utm_source=x&${WHOLE_QUERY}&fbclid=1`, whole],
    ['modelid=101', { ...none, modelId: '101' }],
    ['modelid=101&modelid=102&engine=7&engine=8', { ...none, modelId: '101', engineId: '7' }],
    ['modelid=101&engine=&version', { ...none, modelId: '101' }],
    ['modelid=a+b%20c', { ...none, modelId: 'a b c' }],
    ['modelid=100%', { ...none, modelId: '100%' }],
    ['modelid=%zz', { ...none, modelId: '%zz' }],
    [`modelid=101&engine=${'9'.repeat(64)}`, { ...none, modelId: '101', engineId: '9'.repeat(64) }],
    [`modelid=101&engine=${'9'.repeat(65)}`, { ...none, modelId: '101' }],
    ['engine=1011&version=10111', null],
    ['modelid=', null],
    ['', null],
    ['?', null],
    [`modelid=${'9'.repeat(65)}`, null],
    [`modelid=101&x=${'9'.repeat(1986)}`, { ...none, modelId: '101' }],
    [`modelid=101&x=${'9'.repeat(1987)}`, null],
  ])('is read from %.60s', (query, expected) => {
    expect(decodeChoices(query)).toEqual(expected)
  })

  it('restores any ids that were encoded', () => {
    fc.assert(
      fc.property(choices, (given) => {
        const query = encodeChoices(given)
        expect(decodeChoices(query)).toEqual(given)
        expect(query).toMatch(/^[\w%&=.*-]*$/)
      }),
    )
  })

  it('is encoded even when an id contains a lone surrogate', () => {
    expect(decodeChoices(encodeChoices({ ...none, modelId: 'a\ud800' }))?.modelId).toBe('a\ufffd')
  })

  it('is read from any text without throwing, and yields complete ids only', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), queryish, fc.webQueryParameters())
    fc.assert(
      fc.property(text, (query) => {
        for (const value of Object.values(decodeChoices(query) ?? none))
          expect(value === null || (value.length > 0 && value.length <= 64)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the choices up to a step', () => {
  it.each([
    [null, 'modelid=101'],
    ['engine', 'modelid=101&engine=1011'],
    ['version', 'modelid=101&engine=1011&version=10111'],
    ['exterior', 'modelid=101&engine=1011&version=10111&colext=A2B'],
    ['interior', WHOLE_QUERY],
    ['summary', WHOLE_QUERY],
  ] as const)('up to %s are %s', (step, query) => {
    expect(encodeChoices(choicesUpTo(whole, step))).toBe(query)
  })
})

describe('the saved configuration cookie', () => {
  it.each<[string, Choices | null]>([
    ['{"modelid":101,"engine":"1011","version":10111,"colext":"A2B","colint":"PC1"}', whole],
    [
      '%7B%22modelid%22%3A%22101%22%2C%22colext%22%3A%22A%252B%22%7D',
      { ...none, modelId: '101', exteriorId: 'A%2B' },
    ],
    ['{"modelid":"50% off"}', { ...none, modelId: '50% off' }],
    [
      '{"modelid":0,"engine":null,"version":true,"colext":{},"colint":[]}',
      { ...none, modelId: '0' },
    ],
    ['{"modelid":"101","engine":""}', { ...none, modelId: '101' }],
    ['{"modelid":""}', null],
    ['{"engine":1011}', null],
    [`{"modelid":"${'9'.repeat(65)}"}`, null],
    [`{"modelid":101,"x":"${'9'.repeat(4096)}"}`, null],
    ['[101]', null],
    ['"modelid"', null],
    ['101', null],
    ['null', null],
    ['{"modelid":101', null],
    ['%E0%A4%A', null],
    ['', null],
  ])('is read from %.70s', (json, expected) => {
    expect(parseSavedConfiguration(json)).toEqual(expected)
  })

  it('restores any ids, plain or percent-encoded', () => {
    fc.assert(
      fc.property(choices, (given) => {
        const json = JSON.stringify({
          modelid: given.modelId,
          engine: given.engineId,
          version: given.versionId,
          colext: given.exteriorId,
          colint: given.interiorId,
        })
        expect(parseSavedConfiguration(json)).toEqual(given)
        expect(parseSavedConfiguration(encodeURIComponent(json))).toEqual(given)
      }),
    )
  })

  it('is read from any text and any JSON without throwing', () => {
    const record = fc.dictionary(names, fc.jsonValue()).map((value) => JSON.stringify(value))
    const text = fc.oneof(fc.string({ unit: 'binary' }), queryish, fc.json(), record)
    fc.assert(
      fc.property(text, (json) => {
        const modelId = parseSavedConfiguration(json)?.modelId ?? 'none'
        expect(modelId).toMatch(/^[^]{1,64}$/)
      }),
      { numRuns: 500 },
    )
  })
})

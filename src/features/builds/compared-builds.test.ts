import { describe, expect, it } from 'vitest'
import type { Build } from '../../core/configuration/build.ts'
import { codeOf, formatCode } from '../../core/configuration/build-code.ts'
import { buildToday, changesSince, readCompared } from './compared-builds.ts'
import type { ChoiceLists } from '../../core/configuration/choice-steps.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'

const [FIRST, SECOND, THIRD, FOURTH] = [1n, 2n, 3n, 4n].map(codeOf) as [
  string,
  string,
  string,
  string,
]

describe('the address of a comparison', () => {
  it('names each code once, however it is written', () => {
    expect(readCompared([FIRST, formatCode(FIRST).toLowerCase(), SECOND])).toEqual([
      { text: FIRST, code: FIRST },
      { text: SECOND, code: SECOND },
    ])
  })

  it('compares at most three builds', () => {
    const codes = readCompared([FIRST, SECOND, THIRD, FOURTH]).map(({ code }) => code)
    expect(codes).toEqual([FIRST, SECOND, THIRD])
  })

  it('keeps a mistyped code, without a code to look up', () => {
    expect(readCompared(['7QX', FIRST])).toEqual([
      { text: '7QX', code: null },
      { text: FIRST, code: FIRST },
    ])
  })
})

const ITEMS: Build = [
  { item: 'model', id: '101', name: 'Maré', cents: null },
  { item: 'engine', id: '1', name: '1.2 Turbo', cents: null },
  { item: 'version', id: '11', name: 'Essencial', cents: 3_245_000 },
  { item: 'exterior', id: 'VBR', name: 'Vermelho Brasa', cents: 75_000 },
  { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
]

const LISTS = {
  engines: [{ id: '1', modelId: '101' }],
  versions: [{ id: '11', engineId: '1', price: 32_950 }],
  exteriors: [
    { id: 'BNE', versionId: '10', name: 'Branco Neve', surcharge: 0 },
    { id: 'CGR', versionId: '11', name: 'Cinza Granito', surcharge: 550 },
    { id: 'VBR', versionId: '11', name: 'Vermelho Brasa', surcharge: 750 },
  ],
  interiors: [{ id: 'TPR', versionId: '11', name: 'Tecido Preto', surcharge: 0 }],
} as unknown as ChoiceLists

describe('a build today', () => {
  it('has the items of its choices, and their price', () => {
    const { items, gone, replacements } = buildToday(ITEMS, LISTS)
    expect(items.engine?.id).toBe('1')
    expect(items.version?.id).toBe('11')
    expect(surchargesOf(items)).toEqual([750, 0])
    expect([gone, replacements]).toEqual([[], []])
    const { totals } = changesSince(ITEMS, buildToday(ITEMS, LISTS))
    expect(totals).toEqual({ before: 33_200, now: 33_700 })
  })

  it('has the first colour of its version instead of one that is no longer offered', () => {
    const exteriors = LISTS.exteriors.filter(({ id }) => id !== 'VBR')
    const { items, gone, replacements } = buildToday(ITEMS, { ...LISTS, exteriors })
    expect(surchargesOf(items)).toEqual([550, 0])
    expect(gone).toEqual([ITEMS[3]])
    expect(replacements).toEqual(['Cinza Granito'])
  })

  it('names a version that is no longer offered, without its colours', () => {
    expect(buildToday(ITEMS, { ...LISTS, versions: [] }).gone).toEqual([ITEMS[2]])
  })

  it('has no version once its engine is no longer offered, whatever its colours', () => {
    const { items, gone } = buildToday(ITEMS, { ...LISTS, engines: [] })
    expect([items.version, items.exterior]).toEqual([null, null])
    expect(gone).toEqual([ITEMS[1]])
  })

  it('has no colour where its version has none', () => {
    const { items, replacements } = buildToday(ITEMS.slice(0, 3), { ...LISTS, exteriors: [] })
    expect(items.exterior).toBeNull()
    // A colour that the version has gained since is shown as that of the car.
    expect(replacements).toEqual(['Tecido Preto'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Build } from '../../core/configuration/build.ts'
import { isSaved, parseEntries, readableBuilds, withBuild } from './saved-builds.tsx'

const ITEMS: Build = [
  { item: 'model', id: '101', name: 'Maré', cents: null },
  { item: 'engine', id: '1', name: '1.2 Turbo', cents: null },
  { item: 'version', id: '11', name: 'Essencial', cents: 3_245_000 },
  { item: 'exterior', id: 'VBR', name: 'Vermelho Brasa', cents: 75_000 },
  { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
]
const ENTRY = { id: 'a', name: 'A nossa', savedOn: '2026-11-22', picture: null, items: ITEMS }

describe('what a device has stored', () => {
  it.each([null, '', '{', '7', '"x"', '{"a":1}'])('is empty if it is %j', (text) => {
    expect(readableBuilds(parseEntries(text))).toEqual([])
  })

  it.each([
    null,
    7,
    {},
    { ...ENTRY, name: 7 },
    { ...ENTRY, savedOn: undefined },
    { ...ENTRY, picture: 7 },
    { ...ENTRY, credit: null },
    { ...ENTRY, credit: { monthlyPayment: '417,92', taeg: 8.3 } },
    { ...ENTRY, items: 'x' },
    { ...ENTRY, items: ITEMS.slice(1) },
    { ...ENTRY, items: [...ITEMS, { item: 'wheels', id: '1', name: 'x', cents: 0 }] },
    { ...ENTRY, items: ITEMS.map((item) => ({ ...item, cents: '1' })) },
    { ...ENTRY, items: [null, ...ITEMS] },
  ])('skips the entry %j, and keeps it when another one changes', (unreadable) => {
    const entries = parseEntries(JSON.stringify([unreadable, ENTRY]))
    expect(readableBuilds(entries)).toEqual([ENTRY])
    const renamed = withBuild(entries, 'a', { name: 'Outra' })
    expect(renamed).toEqual([
      parseEntries(JSON.stringify([unreadable]))[0],
      { ...ENTRY, name: 'Outra' },
    ])
    expect(withBuild(entries, 'a', null)).toHaveLength(1)
  })

  it('contains a configuration only at the price it was saved with', () => {
    expect(isSaved([ENTRY], ITEMS)).toBe(true)
    expect(
      isSaved(
        [ENTRY],
        ITEMS.map((item) => ({ ...item, cents: 1 })),
      ),
    ).toBe(false)
  })
})

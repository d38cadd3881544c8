import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '../../../demo/content-site/forms/snapshot.ts'

interface Case {
  readonly case: string
  readonly snapshot: unknown
  readonly warning: string
}

/** The plugin runs the same table through its own rules. */
const cases = JSON.parse(
  readFileSync('wordpress-plugin/tests/leads/snapshots.json', 'utf8'),
) as Case[]

describe('reading a configuration snapshot', () => {
  it.each(cases.map((row) => [row.warning || 'accepted', row.case, row] as const))(
    'is %s: %s',
    (_, __, { snapshot, warning }) => {
      const read = readSnapshot(JSON.stringify(snapshot))
      expect(read.warning).toBe(warning)
      expect(read.snapshot === null).toBe(warning === 'unreadable')
    },
  )

  it('accepts a form without a snapshot, and marks text that is not JSON', () => {
    expect(readSnapshot('')).toEqual({ snapshot: null, warning: '' })
    for (const text of ['{', 'null', '{"schema":1'])
      expect(readSnapshot(text)).toEqual({ snapshot: null, warning: 'unreadable' })
  })

  it.each([
    ['', { fuelCC: [5.2, 6.1], energyConsumption: null, autonomy: null, co2: [0, 138] }],
    ['', null],
    ['unreadable', { co2: [138] }],
    ['unreadable', { co2: [-1, 138] }],
    ['unreadable', { co2: ['0', '138'] }],
    ['unreadable', { co2: 138 }],
    ['unreadable', 138],
  ])("gives the warning '%s' for the official values %j", (warning, wltp) => {
    const [whole] = cases
    const json = JSON.stringify({ ...(whole?.snapshot as object), wltp })
    expect(readSnapshot(json).warning).toBe(warning)
  })

  it.each([
    ['7QXM4T9K6', '7QXM4T9K6'],
    ['7qx-m4t-9k6', '7QXM4T9K6'],
    ['8QXM4T9K6', undefined],
    [null, undefined],
  ])('reads the code %j as %j, and never rejects a snapshot because of it', (code, expected) => {
    const { snapshot, warning } = readSnapshot(
      JSON.stringify({ ...(cases[0]?.snapshot as object), code }),
    )
    expect(warning).toBe('')
    expect(snapshot?.code).toBe(expected)
  })

  it('drops unknown fields at every level', () => {
    const [whole] = cases
    const snapshot = JSON.parse(JSON.stringify(whole?.snapshot)) as Record<string, object>
    const { snapshot: read } = readSnapshot(
      JSON.stringify({
        ...snapshot,
        isAdmin: true,
        model: { ...snapshot['model'], script: '<script>' },
        financing: { ...snapshot['financing'], discountCents: 1 },
      }),
    )
    expect(read).toEqual(whole?.snapshot)
  })
})

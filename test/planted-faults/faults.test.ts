import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plant, type Fault } from './plant.ts'

const faults = JSON.parse(readFileSync('test/planted-faults/faults.json', 'utf8')) as Fault[]

describe('the list of planted faults', () => {
  test.each(faults)('can plant this fault in one place: $id', ({ file, find, replace }) => {
    const code = readFileSync(file, 'utf8')
    expect(plant(code, find, replace)).not.toBe(code)
  })

  test('describes every fault once', () => {
    const ids = faults.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

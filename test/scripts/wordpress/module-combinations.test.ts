import { describe, expect, it } from 'vitest'
import {
  moduleCombinations,
  modulesIn,
} from '../../../scripts/wordpress/php/module-combinations.ts'

const NAMES = ['cli', 'health', 'privacy', 'setup', 'webhooks']

describe('moduleCombinations', () => {
  it('gives the same combinations for the same seed and others for another one', () => {
    const first = moduleCombinations(NAMES, 7, 10)
    expect(first).toHaveLength(10)
    expect(moduleCombinations(NAMES, 7, 10)).toEqual(first)
    expect(moduleCombinations(NAMES, 8, 10)).not.toEqual(first)
  })

  it('says of every module whether it is on, and leaves it out in each way', () => {
    const all = moduleCombinations(NAMES, 7, 100)
    for (const combination of all) expect(Object.keys(combination)).toEqual(NAMES)
    for (const name of NAMES)
      expect(new Set(all.map((combination) => combination[name]))).toEqual(
        new Set(['on', 'off', 'off by code', 'deleted']),
      )
  })

  it('gives as many empty combinations where there are no modules', () => {
    expect(moduleCombinations([], 7, 2)).toEqual([{}, {}])
  })
})

describe('modulesIn', () => {
  it('lists the modules in one of the states', () => {
    const combination = { cli: 'on', health: 'deleted', privacy: 'off', setup: 'on' } as const
    expect(modulesIn(combination, 'on')).toEqual(['cli', 'setup'])
    expect(modulesIn(combination, 'off', 'deleted')).toEqual(['health', 'privacy'])
  })
})

import { describe, expect, it } from 'vitest'
import { type Configuration, chooseModel, EMPTY_CONFIGURATION } from './configuration.ts'
import { choicesOf, restoreConfiguration, choose, uncheck } from './choices.ts'

const restored = restoreConfiguration({
  modelId: 'M1',
  engineId: 'E1',
  versionId: 'V1',
  exteriorId: 'C1',
  interiorId: 'I1',
})
const chosen: Configuration = { ...restored, isNew: true }

describe('choosing in a configuration', () => {
  it('starts a new configuration when another model is chosen', () => {
    expect(chooseModel(restored, 'M2')).toEqual({ ...EMPTY_CONFIGURATION, modelId: 'M2' })
  })

  it('keeps the choices when the same model is chosen again', () => {
    expect(chooseModel(restored, 'M1')).toBe(restored)
  })

  it('clears the version when another engine is chosen, in a restored configuration too', () => {
    for (const before of [chosen, restored]) {
      const after = choose(before, 'engine', 'E2')
      expect(choicesOf(after)).toMatchObject({ engineId: 'E2', versionId: null })
      expect(after.isVersionSelected).toBe(false)
    }
  })

  it('keeps a restored version but clears a new one when the same engine is chosen again', () => {
    expect(choose(uncheck(restored, 'engine'), 'engine', 'E1')).toEqual(restored)
    expect(choose(uncheck(chosen, 'engine'), 'engine', 'E1').versionId).toBeNull()
  })

  it('returns to the traditional loan when an engine is chosen', () => {
    expect(choose({ ...restored, creditType: 'HOD' }, 'engine', 'E1').creditType).toBe('CREDIT')
  })

  it('changes nothing else when a version or a colour is chosen', () => {
    expect(choose(restored, 'version', 'V2')).toEqual({ ...restored, versionId: 'V2' })
    expect(choose(restored, 'exterior', 'C2')).toEqual({ ...restored, exteriorId: 'C2' })
    expect(choose(restored, 'interior', 'I2')).toEqual({ ...restored, interiorId: 'I2' })
  })
})

describe('unchecking in a configuration', () => {
  it('remembers an unchecked engine or version without counting it as chosen', () => {
    const without = uncheck(uncheck(restored, 'engine'), 'version')
    expect(without).toMatchObject({ engineId: 'E1', versionId: 'V1' })
    expect(choicesOf(without)).toMatchObject({ engineId: null, versionId: null, exteriorId: 'C1' })
  })
})

describe('restoring a configuration', () => {
  it('does not mark it as new, and leaves a missing id unchosen', () => {
    const choices = { ...choicesOf(EMPTY_CONFIGURATION), modelId: 'M1', engineId: 'E1' }
    const configuration = restoreConfiguration(choices)
    expect(configuration).toMatchObject({ isNew: false, isVersionSelected: false })
    expect(choicesOf(configuration)).toEqual(choices)
  })
})

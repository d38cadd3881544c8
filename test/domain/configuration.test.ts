import { describe, expect, it } from 'vitest'
import type { Configuration } from '../../src/domain/configuration.ts'
import {
  chooseEngine,
  chooseExterior,
  chooseInterior,
  chooseVersion,
  uncheckEngine,
  uncheckVersion,
} from '../../src/domain/choosing.ts'
import { chooseModel, EMPTY_CONFIGURATION } from '../../src/domain/configuration.ts'
import { choicesOf, restoreConfiguration } from '../../src/domain/choices.ts'

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
      const after = chooseEngine(before, 'E2')
      expect(choicesOf(after)).toMatchObject({ engineId: 'E2', versionId: null })
      expect(after.isVersionSelected).toBe(false)
    }
  })

  it('keeps a restored version but clears a new one when the same engine is chosen again', () => {
    expect(chooseEngine(uncheckEngine(restored), 'E1')).toEqual(restored)
    expect(chooseEngine(uncheckEngine(chosen), 'E1').versionId).toBeNull()
  })

  it('returns to the traditional loan when an engine is chosen', () => {
    expect(chooseEngine({ ...restored, creditType: 'HOD' }, 'E1').creditType).toBe('CREDIT')
  })

  it('changes nothing else when a version or a colour is chosen', () => {
    expect(chooseVersion(restored, 'V2')).toEqual({ ...restored, versionId: 'V2' })
    expect(chooseExterior(restored, 'C2')).toEqual({ ...restored, exteriorId: 'C2' })
    expect(chooseInterior(restored, 'I2')).toEqual({ ...restored, interiorId: 'I2' })
  })
})

describe('unchecking in a configuration', () => {
  it('remembers an unchecked engine or version without counting it as chosen', () => {
    const without = uncheckVersion(uncheckEngine(restored))
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

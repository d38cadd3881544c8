import { describe, expect, it } from 'vitest'
import type { Configuration } from '../../../src/domain/steps/configuration.ts'
import {
  chooseEngine,
  chooseExterior,
  chooseInterior,
  chooseVersion,
  uncheckEngine,
  uncheckVersion,
} from '../../../src/domain/steps/choosing.ts'
import { chooseModel, EMPTY_CONFIGURATION } from '../../../src/domain/steps/configuration.ts'
import { choicesOf, restoreConfiguration } from '../../../src/domain/steps/choices.ts'

const restored = restoreConfiguration({
  modelId: 'M1',
  engineId: 'E1',
  versionId: 'V1',
  exteriorId: 'C1',
  interiorId: 'I1',
})
const chosen: Configuration = { ...restored, isNew: true }

describe('choosing', () => {
  it('another model begins anew', () => {
    expect(chooseModel(restored, 'M2')).toEqual({ ...EMPTY_CONFIGURATION, modelId: 'M2' })
  })

  it('the same model again keeps what was chosen', () => {
    expect(chooseModel(restored, 'M1')).toBe(restored)
  })

  it('another engine clears the version, in a restored configuration too', () => {
    for (const before of [chosen, restored]) {
      const after = chooseEngine(before, 'E2')
      expect(choicesOf(after)).toMatchObject({ engineId: 'E2', versionId: null })
      expect(after.isVersionSelected).toBe(false)
    }
  })

  it('the same engine keeps the version of a restored configuration and clears that of a new one', () => {
    expect(chooseEngine(uncheckEngine(restored), 'E1')).toEqual(restored)
    expect(chooseEngine(uncheckEngine(chosen), 'E1').versionId).toBeNull()
  })

  it('an engine goes back to the traditional credit', () => {
    expect(chooseEngine({ ...restored, creditType: 'HOD' }, 'E1').creditType).toBe('CREDIT')
  })

  it('a version or a colour changes nothing else', () => {
    expect(chooseVersion(restored, 'V2')).toEqual({ ...restored, versionId: 'V2' })
    expect(chooseExterior(restored, 'C2')).toEqual({ ...restored, exteriorId: 'C2' })
    expect(chooseInterior(restored, 'I2')).toEqual({ ...restored, interiorId: 'I2' })
  })
})

describe('unchecking', () => {
  it('an engine or a version leaves it remembered but not chosen', () => {
    const without = uncheckVersion(uncheckEngine(restored))
    expect(without).toMatchObject({ engineId: 'E1', versionId: 'V1' })
    expect(choicesOf(without)).toMatchObject({ engineId: null, versionId: null, exteriorId: 'C1' })
  })
})

describe('restoring', () => {
  it('does not count as new, and an id that is missing is not chosen', () => {
    const choices = { ...choicesOf(EMPTY_CONFIGURATION), modelId: 'M1', engineId: 'E1' }
    const configuration = restoreConfiguration(choices)
    expect(configuration).toMatchObject({ isNew: false, isVersionSelected: false })
    expect(choicesOf(configuration)).toEqual(choices)
  })
})

import { describe, expect, it } from 'vitest'
import type { Configuration } from '../../../src/domain/steps/configuration.ts'
import { choose, uncheckEngine, uncheckVersion } from '../../../src/domain/steps/choosing.ts'
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
      const after = choose(before, 'engine', 'E2')
      expect(choicesOf(after)).toMatchObject({ engineId: 'E2', versionId: null })
      expect(after.isVersionSelected).toBe(false)
    }
  })

  it('the same engine keeps the version of a restored configuration and clears that of a new one', () => {
    expect(choose(uncheckEngine(restored), 'engine', 'E1')).toEqual(restored)
    expect(choose(uncheckEngine(chosen), 'engine', 'E1').versionId).toBeNull()
  })

  it('an engine goes back to the traditional credit', () => {
    expect(choose({ ...restored, creditType: 'HOD' }, 'engine', 'E1').creditType).toBe('CREDIT')
  })

  it('a version or a colour changes nothing else', () => {
    expect(choose(restored, 'version', 'V2')).toEqual({ ...restored, versionId: 'V2' })
    expect(choose(restored, 'exterior', 'C2')).toEqual({ ...restored, exteriorId: 'C2' })
    expect(choose(restored, 'interior', 'I2')).toEqual({ ...restored, interiorId: 'I2' })
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

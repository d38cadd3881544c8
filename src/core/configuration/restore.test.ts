import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChoiceKind, Choices } from './configuration.ts'
import type { ChoiceLists } from './choice-steps.ts'
import { validateChoices as validateWith } from './choices.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

type RestoreCatalogue = { readonly [Name in keyof ChoiceLists]: ChoiceLists[Name] | null }

const validateChoices = (choices: Choices, lists: RestoreCatalogue) =>
  validateWith(choices, (name) => lists[name])

const catalogue: RestoreCatalogue = {
  engines: [anEngine({ id: 'E1' }), anEngine({ id: 'E2' })],
  versions: [aVersion({ id: 'V1', engineId: 'E1' }), aVersion({ id: 'V2', engineId: 'E2' })],
  exteriors: [
    anExterior({ id: 'red', versionId: 'V1' }),
    anExterior({ id: 'blue', versionId: 'V2' }),
  ],
  interiors: [
    anInterior({ id: 'cloth', versionId: 'V1' }),
    anInterior({ id: 'leather', versionId: 'V2' }),
  ],
}
/** The items of the catalogue, each with the id of its parent. */
const OFFERED = [
  ['V1', 'E1'],
  ['V2', 'E2'],
  ['red', 'V1'],
  ['blue', 'V2'],
  ['cloth', 'V1'],
  ['leather', 'V2'],
]
const unknown: RestoreCatalogue = {
  engines: null,
  versions: null,
  exteriors: null,
  interiors: null,
}

const whole: Choices = {
  modelId: 'M',
  engineId: 'E1',
  versionId: 'V1',
  exteriorId: 'red',
  interiorId: 'cloth',
}
const nothing = { engineId: null, versionId: null, exteriorId: null, interiorId: null }

describe('restoring a configuration', () => {
  it.each<[string, Partial<Choices>, Partial<Choices>, ChoiceKind[]]>([
    ['keeps what is all offered', {}, {}, []],
    [
      'drops every choice when the engine no longer exists',
      { engineId: 'E9' },
      nothing,
      ['engine', 'version', 'exterior', 'interior'],
    ],
    [
      'drops a version of another engine with its colours',
      { versionId: 'V2' },
      { versionId: null, exteriorId: null, interiorId: null },
      ['version', 'exterior', 'interior'],
    ],
    [
      'keeps a valid interior when the exterior colour no longer exists',
      { exteriorId: 'gone' },
      { exteriorId: null },
      ['exterior'],
    ],
    [
      'drops an interior of another version',
      { interiorId: 'leather' },
      { interiorId: null },
      ['interior'],
    ],
    [
      'does not report what was never chosen',
      { engineId: 'E9', versionId: null, exteriorId: null, interiorId: null },
      nothing,
      ['engine'],
    ],
    ['keeps a model without further choices as it is', nothing, nothing, []],
  ])('%s', (_, change, kept, dropped) => {
    expect(validateChoices({ ...whole, ...change }, catalogue)).toEqual({
      choices: { ...whole, ...change, ...kept },
      dropped,
    })
  })

  it('takes an id as it is before it ignores what may have been added to it', () => {
    const choices = { ...whole, exteriorId: 'red.', interiorId: ' \u200bcloth).' }
    expect(validateChoices(choices, catalogue)).toEqual({ choices: whole, dropped: [] })
    const both = [...(catalogue.exteriors ?? []), anExterior({ id: 'red.', versionId: 'V1' })]
    expect(validateChoices(choices, { ...catalogue, exteriors: both }).choices).toEqual({
      ...whole,
      exteriorId: 'red.',
    })
  })

  it('keeps ids that cannot be checked because a list failed to load', () => {
    const strange = { ...whole, engineId: 'E9', versionId: 'V9', exteriorId: 'x', interiorId: 'y' }
    expect(validateChoices(strange, unknown)).toEqual({ choices: strange, dropped: [] })
  })

  it('still checks a version by its engine when only the engines failed to load', () => {
    const { dropped } = validateChoices(
      { ...whole, versionId: 'V2' },
      { ...catalogue, engines: null },
    )
    expect(dropped).toEqual(['version', 'exterior', 'interior'])
  })

  it('keeps nothing below a dropped choice, not even what cannot be checked', () => {
    const { choices } = validateChoices(
      { ...whole, engineId: 'E9' },
      { ...unknown, engines: catalogue.engines },
    )
    expect(choices).toEqual({ ...nothing, modelId: 'M' })
    const { dropped } = validateChoices(
      { ...whole, versionId: 'V9' },
      { ...unknown, versions: catalogue.versions },
    )
    expect(dropped).toEqual(['version', 'exterior', 'interior'])
  })

  it('leaves only choices that fit together, and drops nothing more the second time', () => {
    const choices = fc.record({
      modelId: fc.constant('M'),
      engineId: fc.constantFrom('E1', 'E2', 'E9', null),
      versionId: fc.constantFrom('V1', 'V2', 'V9', null),
      exteriorId: fc.constantFrom('red', 'blue', 'gone', null),
      interiorId: fc.constantFrom('cloth', 'leather', 'gone', null),
    })
    fc.assert(
      fc.property(choices, (wanted) => {
        const first = validateChoices(wanted, catalogue)
        expect(validateChoices(first.choices, catalogue)).toEqual({
          choices: first.choices,
          dropped: [],
        })
        const { engineId, versionId, exteriorId, interiorId } = first.choices
        const pairs = [
          [versionId, engineId],
          [exteriorId, versionId],
          [interiorId, versionId],
        ].filter(([own]) => own !== null)
        expect(OFFERED).toEqual(expect.arrayContaining(pairs))
        expect(['E1', 'E2', null]).toContain(engineId)
      }),
    )
  })
})

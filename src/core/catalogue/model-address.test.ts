import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findModelByAddress, modelAddress } from './model-address.ts'
import { ownAddress } from './read-models.ts'
import { buildPath, parseBuildsPath, parsePath } from '../routing/route-path.ts'
import { enginePath } from '../routing/paths.ts'
// First_View_Test.php runs the same table through the plugin's rule.
import table from '../../../wordpress-plugin/tests/first-view/model-addresses.json' with { type: 'json' }

describe('addresses of models', () => {
  it.each(table)('are as in the shared table for $what', ({ models, addresses, leadTo }) => {
    const named = models.map(({ id, model }) => ({ id, addressName: model }))
    expect(named.map((model) => modelAddress(model, named))).toEqual(addresses)
    for (const [address, id] of Object.entries(leadTo))
      expect([address, findModelByAddress(named, address, null)?.id ?? null]).toEqual([address, id])
  })

  it('replace a lone surrogate, which cannot be encoded', () => {
    const model = { id: '7', addressName: 'Mar\ud800' }
    expect(modelAddress(model, [model])).toBe('~7')
  })

  it('with the name alone lead to the chosen one of several models that have it', () => {
    const models = [
      { id: '1', addressName: 'Maré' },
      { id: '2', addressName: 'MARÉ' },
    ]
    expect(findModelByAddress(models, 'Maré', '2')?.id).toBe('2')
    expect(findModelByAddress(models, 'MARÉ', null)?.id).toBe('2')
    expect(findModelByAddress(models, 'maré', null)?.id).toBe('1')
  })
})

describe('the URL of a model', () => {
  const nasty = fc.constantFrom(
    '.',
    '..',
    '...',
    '%2F',
    '%2e%2e',
    'A/B',
    'A\\..\\B',
    'A?B',
    'A#B',
    '\ud800',
    '~1',
    'comparar-configuracoes',
    'comparador',
    'motor',
    'Maré',
    'Mare\u0301',
    'MARÉ',
    'mare\u0301',
    'ID.3 & Co. + €; @:=$,',
    'constructor',
  )
  const code = fc.integer({ min: 0, max: 0x10_ffff }).map((point) => String.fromCodePoint(point))
  const name = fc.oneof(nasty, fc.string({ unit: code, minLength: 1, maxLength: 4 }))
  const models = fc
    .uniqueArray(fc.oneof(fc.nat({ max: 20 }).map(String), fc.stringMatching(/^[\w./?#-]+$/)), {
      maxLength: 8,
    })
    .chain((ids) =>
      fc
        .array(name, { minLength: ids.length, maxLength: ids.length })
        .map((names) => ids.map((id, index) => ({ id, addressName: names[index] ?? '' }))),
    )
  const screen = fc.constantFrom('engine', 'version', 'exterior', 'interior', 'summary' as const)

  it('stays below the base path, is no other model’s, and leads to exactly this model', () => {
    fc.assert(
      fc.property(models, fc.constantFrom('', '/configurador'), screen, (list, base, to) => {
        const paths = list.map((model) => {
          const path = base + buildPath(to, modelAddress(model, list))
          const url = new URL(path, 'https://lume.example/loja/')
          expect(url.pathname + url.search + url.hash).toBe(path)
          // As Wouter decodes it.
          const below = decodeURI(url.pathname.slice(base.length))
          expect(parseBuildsPath(below)).toBeNull()
          const { screen: parsed, modelName } = parsePath(below)
          expect(parsed).toBe(to)
          expect(findModelByAddress(list, modelName ?? '', null)).toBe(model)
          return path
        })
        expect(new Set(paths).size).toBe(list.length)
      }),
    )
  })

  it('with which the model list opens it leads to it, too, once it is chosen', () => {
    fc.assert(
      fc.property(models, (list) => {
        for (const model of list) {
          const { pathname } = new URL(enginePath(ownAddress(model)), 'https://lume.example/')
          const { modelName } = parsePath(decodeURI(pathname))
          expect(findModelByAddress(list, modelName ?? '', model.id)).toBe(model)
        }
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { operation } from '../../../scripts/contract/openapi.ts'
import { siteUnderTest } from './site-under-test.ts'

const { read } = siteUnderTest()

describe('the calls of docs/openapi.yaml', () => {
  it('return the model of the documented example with exactly its figures', async () => {
    const [example] = operation('lstModels').example as Record<string, unknown>[]
    const [model] = await read<Record<string, unknown>[]>('/wp-json/cfg/lstModels/')
    const figures = [
      'id',
      'model',
      'price',
      'rent',
      'taeg',
      'nrPayments',
      'maxEntrance',
      'financing',
    ]
    const shown = figures.map((name) => [name, model?.[name]])
    expect(shown).toEqual(figures.map((name) => [name, example?.[name]]))
  })

  it('work with and without the trailing slash', async () => {
    expect(await read('/wp-json/cfg/lstModels')).toEqual(await read('/wp-json/cfg/lstModels/'))
    expect(await read('/wp-json/cfg/lstEngines/101/')).toEqual(
      await read('/wp-json/cfg/lstEngines/101'),
    )
  })

  it('return only what belongs to the requested model', async () => {
    const engines = await read<{ modelID: number }[]>('/wp-json/cfg/lstEngines/105')
    const versions = await read<{ modelID: number }[]>('/wp-json/cfg/lstVersions/105')
    expect(new Set([...engines, ...versions].map(({ modelID }) => modelID))).toEqual(new Set([105]))
  })
})

import { describe, expect, it } from 'vitest'
import { operation } from '../../../scripts/contract/openapi.ts'
import { schemaDifferences } from '../../../scripts/contract/schemas.ts'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { shapeDifferences } from './documented-shape.ts'
import { siteUnderTest } from './site-under-test.ts'

const { read } = siteUnderTest()
const modelIds = buildCatalogue().models.map(({ model }) => model.id)

/** Paths of each call. The first entry of an example list applies to each entry of the response. */
const CALLS: readonly (readonly [call: string, paths: readonly string[]])[] = [
  ['config_simul', ['/wp-json/cfg/config_simul']],
  ['lstModels', ['/wp-json/cfg/lstModels/']],
  ['boModelsFields', ['/wp-json/cfg/boModelsFields/']],
  ['lstEngines', modelIds.map((id) => `/wp-json/cfg/lstEngines/${id}`)],
  ['lstVersions', modelIds.map((id) => `/wp-json/cfg/lstVersions/${id}`)],
  ['equipmentLst', ['/wp-json/cfg/equipmentLst/']],
  ['extColors', modelIds.map((id) => `/wp-json/cfg/extColors/${id}`)],
  ['panomaricLI', modelIds.map((id) => `/wp-json/cfg/panomaricLI/${id}`)],
  // The first stock car has every field. Models 107 and 109 have none.
  ['stockCars', ['/wp-json/cfg/stockCars/101']],
  ['hyuDealersLst', ['/wp-json/cfg/hyuDealersLst/all']],
  [
    'updateFinances',
    [
      '/wp-json/cfg/updateFinances/10113/35950/35700/500/6500/96/5.95/8.95/0/S',
      '/wp-json/cfg/updateFinances/10123/40400/41350/500/8000/48/5.95/5.95/17367/N',
    ],
  ],
  ['compareFinances', ['/wp-json/cfg/compareFinances/10113/36700/35700/6500/96']],
  [
    'amortisation',
    [
      '/wp-json/cfg/amortisation/10113/35950/35700/500/6500/96/5.95/8.95/0/S',
      '/wp-json/cfg/amortisation/10123/40400/41350/500/8000/48/5.95/5.95/17367/N',
    ],
  ],
  ['backOffice', ['/wp-json/cfg/backOffice/']],
  ['carPods', ['/wp-json/cfg/carPods/']],
]

describe('the calls of docs/openapi.yaml', () => {
  it.each(CALLS)('include %s with the fields of its example and schema', async (call, paths) => {
    const { example } = operation(call)
    for (const path of paths) {
      const answer = await read<unknown>(path)
      expect(answer).not.toEqual([])
      expect(shapeDifferences(answer, example, path)).toEqual([])
      expect(schemaDifferences(call, answer)).toEqual([])
    }
  })

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

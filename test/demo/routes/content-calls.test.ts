import { describe, expect, it } from 'vitest'
import { schemaDifferences } from '../../../contract/source/schemas.ts'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { documentedExample, shapeDifferences } from './documented-shape.ts'
import { siteUnderTest } from './site-under-test.ts'

const { read } = siteUnderTest()
const modelIds = buildCatalogue().models.map(({ model }) => model.id)

/** Paths by the heading that documents them; the example of an entry applies to each entry of a list. */
const CALLS: readonly (readonly [heading: string, paths: readonly string[]])[] = [
  ['GET /wp-json/cfg/config_simul', ['/wp-json/cfg/config_simul']],
  ['GET /wp-json/cfg/lstModels/', ['/wp-json/cfg/lstModels/']],
  ['GET /wp-json/cfg/boModelsFields/', ['/wp-json/cfg/boModelsFields/']],
  ['GET /wp-json/cfg/lstEngines/', modelIds.map((id) => `/wp-json/cfg/lstEngines/${id}`)],
  ['GET /wp-json/cfg/lstVersions/', modelIds.map((id) => `/wp-json/cfg/lstVersions/${id}`)],
  ['GET /wp-json/cfg/equipmentLst/', ['/wp-json/cfg/equipmentLst/']],
  ['GET /wp-json/cfg/extColors/', modelIds.map((id) => `/wp-json/cfg/extColors/${id}`)],
  ['GET /wp-json/cfg/panomaricLI/', modelIds.map((id) => `/wp-json/cfg/panomaricLI/${id}`)],
  ['GET /wp-json/cfg/hyuDealersLst/', ['/wp-json/cfg/hyuDealersLst/all']],
  [
    'GET /wp-json/cfg/updateFinances/',
    [
      '/wp-json/cfg/updateFinances/10113/35950/35700/500/6500/96/5.95/8.95/0/S',
      '/wp-json/cfg/updateFinances/10123/40400/41350/500/8000/48/5.95/5.95/17367/N',
    ],
  ],
  ['GET /wp-json/cfg/compareFinances/', ['/wp-json/cfg/compareFinances/10113/36700/35700/6500/96']],
  [
    'GET /wp-json/cfg/amortisation/',
    [
      '/wp-json/cfg/amortisation/10113/35950/35700/500/6500/96/5.95/8.95/0/S',
      '/wp-json/cfg/amortisation/10123/40400/41350/500/8000/48/5.95/5.95/17367/N',
    ],
  ],
  ['GET /wp-json/cfg/backOffice/', ['/wp-json/cfg/backOffice/']],
  ['GET /wp-json/cfg/carPods/', ['/wp-json/cfg/carPods/']],
]

/** The name of the call at a path, as in docs/openapi.yaml. */
const callOf = (path: string) => path.split('/')[3] ?? ''

describe('the calls of docs/content-api.md', () => {
  it.each(CALLS)(
    'include %s as documented there and in docs/openapi.yaml',
    async (heading, paths) => {
      const example = documentedExample(heading)
      for (const path of paths) {
        const answer = await read<unknown>(path)
        const isListOfExample = Array.isArray(answer) && !Array.isArray(example)
        expect(answer).not.toEqual([])
        const differences = shapeDifferences(answer, isListOfExample ? [example] : example, path)
        expect(differences).toEqual([])
        expect(schemaDifferences(callOf(path), answer)).toEqual([])
      }
    },
  )

  it('return the model of the documented example with exactly its figures', async () => {
    const example = documentedExample('GET /wp-json/cfg/lstModels/') as Record<string, unknown>
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
    expect(shown).toEqual(figures.map((name) => [name, example[name]]))
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

  it('return UTF-8', async () => {
    const [model] = await read<{ model: string }[]>('/wp-json/cfg/lstModels/')
    expect(model?.model).toBe('Maré')
  })
})

import { describe, expect, it } from 'vitest'
import { fetchExteriors, fetchInteriors } from './read-colours.ts'
import { fetchEngines } from './read-engines.ts'
import { fetchModels } from './read-models.ts'
import { fetchVersions } from './read-versions.ts'
import { modelAddress } from './model-address.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

type Entry = Readonly<Record<string, unknown>>

async function namesOf(call: string, entries: readonly Entry[]): Promise<readonly string[]> {
  site.answer(`/wp-json/cfg/${call}/${call === 'lstModels' ? '' : '7'}`, entries)
  const fetchers = {
    lstModels: fetchModels,
    lstEngines: fetchEngines,
    lstVersions: fetchVersions,
    extColors: fetchExteriors,
    panomaricLI: fetchInteriors,
  } as const
  const items = await fetchers[call as keyof typeof fetchers](site.open(), '7')
  return items.map(({ name }) => name)
}

describe('what a content site gives the same name', () => {
  it.each<[string, string, Entry, readonly Entry[], readonly string[]]>([
    [
      'models by what they run on',
      'lstModels',
      { model: 'Maré' },
      [
        { id: 1, energies: [{ id: 'E', name: 'Elétrico' }] },
        { id: 2, energies: [{ id: 'G', name: 'Gasolina' }] },
      ],
      ['Maré (Elétrico)', 'Maré (Gasolina)'],
    ],
    [
      'engines by power',
      'lstEngines',
      { engine: '1.2 Turbo' },
      [
        { id: 1, power: 100 },
        { id: 2, power: 130 },
      ],
      ['1.2 Turbo (100 CV)', '1.2 Turbo (130 CV)'],
    ],
    [
      'engines by transmission',
      'lstEngines',
      { engine: '1.2 Turbo', power: 130 },
      [
        { id: 1, transmission: 'Manual' },
        { id: 2, transmission: 'CVT' },
      ],
      ['1.2 Turbo (Manual)', '1.2 Turbo (CVT)'],
    ],
    [
      'versions of an engine by generation, and those of another one not at all',
      'lstVersions',
      { designation: 'Vivo', idEngine: 1 },
      [
        { id: 1, generation: 'MA1' },
        { id: 2, generation: 'MA2' },
        { id: 3, generation: 'MA1', idEngine: 2 },
      ],
      ['Vivo (MA1)', 'Vivo (MA2)', 'Vivo'],
    ],
    [
      'versions by local code',
      'lstVersions',
      { designation: 'Vivo', idEngine: 1, generation: 'MA1' },
      [
        { id: 1, localCode: 'X1' },
        { id: 2, localCode: 'X2' },
      ],
      ['Vivo (X1)', 'Vivo (X2)'],
    ],
    [
      'colours of a version by the type of paint',
      'extColors',
      { designation: 'Branco', version: 1 },
      [
        { id: 'a', paintingType: 'Sólida' },
        { id: 'b', paintingType: 'Metalizada' },
        { id: 'a', paintingType: 'Sólida', version: 2 },
      ],
      ['Branco (Sólida)', 'Branco (Metalizada)', 'Branco'],
    ],
    [
      'interiors by factory code',
      'panomaricLI',
      { designation: 'Preto', version: 1 },
      [
        { idColor: 'a', factoryCode: 'P1' },
        { idColor: 'b', factoryCode: 'P2' },
      ],
      ['Preto (P1)', 'Preto (P2)'],
    ],
  ])('is told apart: %s', async (_, call, common, entries, expected) => {
    const all = entries.map((entry) => ({ ...common, ...entry }))
    expect(await namesOf(call, all)).toEqual(expected)
  })

  it('keeps the addresses of its models', async () => {
    site.answer('/wp-json/cfg/lstModels/', [
      { id: 1, model: 'Maré' },
      { id: 2, model: 'Maré' },
    ])
    const models = await fetchModels(site.open())
    expect(models.map((model) => modelAddress(model, models))).toEqual(['Maré~1', 'Maré~2'])
  })
})

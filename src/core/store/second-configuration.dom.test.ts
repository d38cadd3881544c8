import { selectPricing } from '../offer/pricing.ts'
import { describe, expect, it } from 'vitest'
import { readTab, TAB } from '../../platform/storage.ts'
import { EMPTY_FILTER } from '../filtering/filtering.ts'
import { choicesOf } from '../configuration/choices.ts'
import { openBuild } from '../configuration/build.ts'
import { selectCreditType, selectSimulation } from '../offer/simulation.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest, type StoreUnderTest } from '../../../test/support/store-under-test.ts'

const FIRST = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

/** Any that hides something. */
const FILTER = { ...EMPTY_FILTER, price: ['0'] }

/** A visit whose first configuration is finished, simulated, changed and filtered. */
async function afterTheFirst() {
  const site = siteInProcess()
  const store = await storeUnderTest(site, { query: FIRST })
  await store.visit('home')
  await store.visit('summary')
  store.actions.chooseCreditType('HOD')
  await site.settled()
  store.actions.choose('exterior', 'BNE')
  store.actions.setFilter('engine', FILTER)
  store.actions.setFilter('version', FILTER)
  await site.settled()
  return { ...store, site, firstId: store.get().uniqueId }
}

const names = ({ events }: StoreUnderTest, from: number) =>
  events.slice(from).map(({ name }) => name)

const MODELS = [
  { model: 'the same model', id: '101', name: 'Maré' },
  { model: 'another model', id: '102', name: 'Pardal' },
] as const

describe.each(MODELS)('a second configuration in a visit, of $model', ({ id, name }) => {
  it('has nothing of the first: no undo, no simulation, no filter, another id', async () => {
    const store = await afterTheFirst()
    expect(store.actions.lastChoice()).toBe('exterior')
    await store.visit('home')
    store.pick(id)
    await store.visit('engine', name)
    expect(store.actions.lastChoice()).toBeNull()
    const before = store.get().configuration
    store.actions.undoChoice()
    expect(store.get().configuration).toBe(before)
    expect(before).toMatchObject({ modelId: id, creditType: 'CREDIT', exteriorId: null })
    expect(selectSimulation(store.get())).toBeNull()
    expect(selectCreditType(store.get())).toBe('CREDIT')
    expect(store.get().filters).not.toHaveProperty('engine')
    expect(store.get().filters).not.toHaveProperty('version')
    expect(store.get().uniqueId).not.toBe(store.firstId)
  })

  it('reports and saves all of its own, although the first had the same choices', async () => {
    const store = await afterTheFirst()
    const { length } = store.events
    const saves = (await store.site.savedConfigurations()).length
    await store.visit('home')
    store.pick(id)
    for (const screen of ['engine', 'version', 'exterior', 'interior', 'summary'] as const)
      await store.visit(screen, name)
    expect(names(store, length)).toEqual([
      'initConfig',
      'chooseMotor',
      'chooseVersion',
      'chooseExtColor',
      'chooseIntColor',
      'endConfiguration',
    ])
    const own = (await store.site.savedConfigurations()).slice(saves)
    expect(own.map((body) => body.id)).toEqual([store.get().uniqueId, store.get().uniqueId])
    await store.actions.saveIfChanged()
    expect(await store.site.savedConfigurations()).toHaveLength(saves + 2)
  })

  it('reports its beginning, after a restored one that was never shown', async () => {
    const site = siteInProcess()
    const release = site.hold('lstVersions')
    const store = await storeUnderTest(site, { query: FIRST })
    expect(await store.walk('home', 'Maré')).toBeNull()
    store.actions.leave('home', { screen: 'engine', modelName: 'Maré', comparison: null })
    store.actions.enterHome()
    store.pick(id)
    const { length } = store.events
    await store.walk('engine', name)
    release()
    await store.visit('engine', name)
    expect(names(store, length)).toContain('initConfig')
  })

  it('is opened from a code without the undo, the filters and the notice of the first', async () => {
    const store = await afterTheFirst()
    const query = new Map([
      ['101', { version: '10111', name: 'Essencial', engine: '1011' }],
      ['102', { version: '10211', name: 'Essencial', engine: '1021' }],
    ]).get(id)!
    await store.visit('home')
    openBuild(store, {
      code: null,
      madeOn: '2026-11-01',
      items: [
        { item: 'model', id, name, cents: null },
        { item: 'engine', id: query.engine, name: '', cents: null },
        { item: 'version', id: query.version, name: query.name, cents: 1 },
        { item: 'exterior', id: 'BNE', name: 'Branco Neve', cents: 0 },
        { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
      ],
    })
    await store.visit('home')
    await store.visit('summary', name)
    expect(store.get().notice).toMatchObject({ kind: 'build' })
    expect(store.actions.lastChoice()).toBeNull()
    expect(store.get().filters).not.toHaveProperty('engine')
    await store.visit('home')
    store.pick(id)
    await store.visit('engine', name)
    expect(store.get().notice).toBeNull()
  })
})

describe('a reload in a second configuration of the same version', () => {
  it('does not restore what was simulated in the first', async () => {
    const first = await afterTheFirst()
    expect(JSON.parse(readTab(TAB.financing) ?? '')).toMatchObject({ creditType: 'HOD' })
    await first.visit('home')
    first.pick('101')
    for (const [screen, kind, chosen] of [
      ['engine', 'engine', '1011'],
      ['version', 'version', '10113'],
      ['exterior', 'exterior', 'BNE'],
      ['interior', 'interior', 'PCA'],
    ] as const) {
      await first.visit(screen)
      first.actions.choose(kind, chosen)
    }
    await first.visit('summary')
    expect(selectCreditType(first.get())).toBe('CREDIT')
    const shown = selectPricing(first.get()).sliders
    const store = await storeUnderTest(siteInProcess())
    await store.visit('summary')
    expect(choicesOf(store.get().configuration)).toEqual(choicesOf(first.get().configuration))
    expect(selectCreditType(store.get())).toBe('CREDIT')
    expect(selectPricing(store.get()).sliders).toEqual(shown)
  })
})

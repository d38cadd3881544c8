import { describe, expect, it } from 'vitest'
import { fetchEngines } from './read-engines.ts'
import { fetchModels } from './read-models.ts'
import { fetchEquipment, fetchVersions } from './read-versions.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

const NO_OFFER = {
  price: null,
  monthlyPayment: null,
  taeg: null,
  nrPayments: null,
  downPayment: null,
  financedAmount: null,
}

describe('fetchModels', () => {
  it('reads the model list of the demo content site', async () => {
    const models = await fetchModels(site.open())
    const serra = models.find(({ name }) => name === 'Serra Alta')
    expect(serra).toMatchObject({ id: '108', price: 47_900, monthlyPayment: 480.76 })
    expect(serra?.image).toBe(`${site.root()}media/exterior/serra-alta/VPI/poster.avif`)
    expect(serra?.segments.map(({ id }) => id)).toEqual(['suv', 'familiar'])
    expect(site.reports).toEqual([])
  })

  it('reads numbers as text, and a missing financed amount as price less down payment', async () => {
    const wire = { id: 9, model: ' Névoa ', price: '20000', rent: '199,90', maxEntrance: '4500' }
    site.answer('/wp-json/cfg/lstModels/', [{ ...wire, taeg: '8.3', nrPayments: '96' }])
    expect(await fetchModels(site.open())).toEqual([
      {
        id: '9',
        name: 'Névoa',
        addressName: 'Névoa',
        price: 20_000,
        monthlyPayment: 199.9,
        taeg: 8.3,
        nrPayments: 96,
        downPayment: 4500,
        financedAmount: 15_500,
        image: null,
        segments: [],
        energies: [],
        seats: [],
        tan: null,
        mtic: null,
        campaignEnd: null,
        wltp: null,
      },
    ])
  })

  it('reads missing fields as null, and omits models without an id or a name', async () => {
    site.answer('/wp-json/cfg/lstModels/', [
      { id: 1, model: 'Um', price: '', rent: null, modelImg: 'javascript:alert(1)' },
      { id: '', model: 'Sem id' },
      { id: 2, model: '' },
      null,
    ])
    const models = await fetchModels(site.open())
    expect(models).toHaveLength(1)
    expect(models[0]).toMatchObject({ ...NO_OFFER, id: '1', image: null })
    expect(site.reports).toEqual(['lstModels: 3 unreadable entries skipped'])
  })

  it('reads segments by id, and uses the id as name when the name is missing', async () => {
    const segments = [{ id: 'suv', name: 'SUV' }, { id: 7 }, { name: 'Sem id' }, 'x']
    site.answer('/wp-json/cfg/lstModels/', [{ id: 1, model: 'Um', segments }])
    expect((await fetchModels(site.open()))[0]?.segments).toEqual([
      { id: 'suv', name: 'SUV' },
      { id: '7', name: '7' },
    ])
  })
})

describe('fetchEngines', () => {
  it('reads the engines of a model of the demo content site', async () => {
    const engines = await fetchEngines(site.open(), '101')
    expect(engines.map(({ id }) => id)).toEqual(['1011', '1012', '1013'])
    const [petrol, , electric] = engines
    expect(petrol).toMatchObject({
      name: '1.2 Turbo',
      power: 130,
      wltp: { fuel: [6.1, 6.1], energy: null, range: null, co2: [138, 138] },
    })
    expect(electric?.wltp).toEqual({
      fuel: null,
      energy: [15.1, 15.1],
      range: [482, 482],
      co2: [0, 0],
    })
    expect(petrol?.specs.find(({ id }) => id === '284')).toMatchObject({ typeId: '26' })
  })

  it('keeps the spec ids that have a value, with or without unit and name', async () => {
    const lst = [
      { id: 284, idType: 26, designation: 'CO₂', specs: { value: 138, unit: 'g/km' } },
      { id: 1, specs: { value: 'Turbo', designation: 'Alimentação' } },
      { id: 2, specs: { value: '' } },
      { specs: { value: '5' } },
      null,
    ]
    site.answer('/wp-json/cfg/lstEngines/101', [{ engineID: 5, designation: 'Cinco', lst }])
    const [engine] = await fetchEngines(site.open(), '101')
    expect(engine?.specs).toEqual([
      { id: '284', typeId: '26', designation: 'CO₂', value: '138', unit: 'g/km' },
      { id: '1', typeId: '', designation: 'Alimentação', value: 'Turbo', unit: null },
    ])
  })

  it('falls back to the technical specs 284 and 289 for CO2 and consumption', async () => {
    const lst = [
      { id: 284, specs: { value: '138 g/km' } },
      { id: 289, specs: { value: '6,1' } },
    ]
    site.answer('/wp-json/cfg/lstEngines/101', [
      { engineID: 1, lst },
      { engineID: 2, lst, co2: 0, fuelCC: '5.2' },
    ])
    expect(await fetchEngines(site.open(), '101')).toMatchObject([
      { wltp: { co2: [138, 138], fuel: [6.1, 6.1] } },
      { wltp: { co2: [0, 0], fuel: [5.2, 5.2] } },
    ])
  })

  it('falls back from engineID to id, from its name to its designation, from its model to the requested one', async () => {
    site.answer('/wp-json/cfg/lstEngines/101', [
      { id: 7, engine: 'Sete', electricMotor: 'S', co2: '0' },
      { id: 8, engineID: 80, modelID: 9, designation: 'Oitenta' },
      { id: 6 },
      { engine: 'Sem id' },
    ])
    const engines = await fetchEngines(site.open(), '101')
    expect(engines).toMatchObject([
      {
        ...NO_OFFER,
        id: '7',
        modelId: '101',
        name: 'Sete',
        designation: 'Sete',
        wltp: { co2: [0, 0] },
      },
      { id: '80', modelId: '9', name: 'Oitenta', designation: 'Oitenta' },
      { id: '6', name: '6', designation: '6', wltp: { co2: null }, specs: [] },
    ])
    expect(site.reports).toEqual(['lstEngines: 1 unreadable entries skipped'])
  })
})

describe('fetchVersions', () => {
  it('reads the versions of a model of the demo content site', async () => {
    const versions = await fetchVersions(site.open(), '101')
    expect(versions.find(({ id }) => id === '10113')).toMatchObject({
      engineId: '1011',
      name: 'Horizonte',
      price: 34_950,
      nrPayments: 96,
    })
    expect(versions.every(({ equipmentIds }) => equipmentIds.length > 0)).toBe(true)
  })

  it('reads residual values by month, as a percentage unless they are in euros', async () => {
    const arrResidualValues = [
      { monthPeriod: '48', valueType: 'P', valueVal: '42' },
      { monthPeriod: 36, valueType: 'V', valueVal: 12_000 },
      { monthPeriod: 24, valueVal: 50 },
      { monthPeriod: 12, valueVal: 'a consultar' },
      { monthPeriod: 24 },
      { valueVal: 3 },
    ]
    site.answer('/wp-json/cfg/lstVersions/101', [{ id: 1, idEngine: 2, arrResidualValues }])
    expect((await fetchVersions(site.open(), '101'))[0]?.residualValues).toEqual([
      { months: 48, kind: 'percent', value: 42 },
      { months: 36, kind: 'euros', value: 12_000 },
      { months: 24, kind: 'percent', value: 50 },
      { months: 12, kind: 'percent', value: null },
    ])
  })

  it.each([
    [34_000, 34_000],
    [undefined, 32_450],
    ['', 32_450],
    [0, 32_450],
    ['a consultar', null],
    [-1, null],
  ])('reads %j as the price without finance %j', async (pvpWithoutFinance, price) => {
    site.answer('/wp-json/cfg/lstVersions/101', [
      { id: 1, idEngine: 2, price: 32_450, pvpWithoutFinance },
    ])
    expect((await fetchVersions(site.open(), '101'))[0]?.priceWithoutFinance).toBe(price)
  })

  it('reads missing fields as null, and omits versions without an id or an engine', async () => {
    site.answer('/wp-json/cfg/lstVersions/101', [
      { id: 1, idEngine: '2', lst: [3, '4', null] },
      { id: 2 },
      { idEngine: 2 },
    ])
    const versions = await fetchVersions(site.open(), '101')
    expect(versions).toHaveLength(1)
    expect(versions[0]).toEqual({
      ...NO_OFFER,
      id: '1',
      engineId: '2',
      modelId: '101',
      name: '1',
      fuel: null,
      transmission: null,
      bestFor: null,
      priceWithoutFinance: null,
      tan: null,
      mtic: null,
      initialExpenses: null,
      residualValue: undefined,
      residualValues: [],
      generation: null,
      localSuffix: null,
      localCode: null,
      legalizationGain: undefined,
      transportGain: undefined,
      ecoValue: undefined,
      vatValue: undefined,
      vatRate: null,
      priceExcludes: [],
      priceValidUntil: null,
      leadTime: null,
      wltp: { fuel: null, energy: null, range: null, co2: null },
      equipmentIds: ['3', '4'],
    })
    expect(site.reports).toEqual(['lstVersions: 2 unreadable entries skipped'])
  })
})

describe('fetchEquipment', () => {
  it('reads the equipment of the demo content site, of all four types', async () => {
    const equipment = await fetchEquipment(site.open())
    expect(equipment.length).toBeGreaterThan(80)
    expect(new Set(equipment.map(({ typeId }) => typeId))).toEqual(
      new Set(['32', '33', '34', '35']),
    )
  })

  it('omits items without an id or a name', async () => {
    site.answer('/wp-json/cfg/equipmentLst/', [{ id: 1, value: 'ABS' }, { id: 2 }, { value: 'x' }])
    expect(await fetchEquipment(site.open())).toEqual([
      { id: '1', typeId: '', name: 'ABS', isHighlighted: false, replacesId: null },
    ])
    expect(site.reports).toEqual(['equipmentLst: 2 unreadable entries skipped'])
  })
})

import { describe, expect, it } from 'vitest'
import { toSnapshot, type SnapshotSource } from './request-configuration-sheet.ts'
import type {
  Engine,
  ExteriorColour,
  Interior,
  Model,
  Version,
} from '../../core/catalogue/catalogue.ts'
import { pricedItems } from '../../core/offer/price-lines.ts'

const offer: NonNullable<SnapshotSource['offer']> = {
  creditType: 'CREDIT',
  price: 36_900.1,
  monthlyPayment: 314.825,
  taeg: 8.3,
  tan: 6.45,
  mtic: 38_000.04,
  downPayment: 6500,
  nrPayments: 96,
  financedAmount: 30_400.1,
  lastPayment: null,
  coversColours: true,
}

const items = {
  engine: { id: '1011', name: '1.2 Turbo', power: 130, price: 34_000 } as Engine,
  version: {
    id: '10113',
    name: 'Horizonte',
    price: 36_150,
    generation: '2026',
    localCode: 'MAR',
    localSuffix: null,
  } as Version,
  exterior: {
    id: 'VBR',
    name: 'Vermelho Brasa',
    surcharge: 750.1,
    factoryCode: 'VB1',
  } as ExteriorColour,
  interior: { id: 'TCZ', name: 'Tecido Cinza', surcharge: 0, factoryCode: null } as Interior,
}

const model = { id: '101', name: 'Maré', price: 28_900 } as Model

const source: SnapshotSource = {
  language: 'en-GB',
  ...items,
  configurationId: 'c0nf',
  link: 'https://site.test/configurador?modelid=101',
  code: '7QXM4T9K6',
  model,
  lines: pricedItems(model, items),
  contents: [],
  leadTime: null,
  stockCar: null,
  offer,
  wltp: { fuel: [6.1, 6.1], energy: null, range: null, co2: [138, 138] },
  creditLegal: 'Atenção! Contrair um empréstimo custa dinheiro.',
}

describe('the configuration snapshot', () => {
  it('contains every item, every price line and every figure, with money in integer cents', () => {
    expect(toSnapshot(source)).toEqual({
      schema: 1,
      language: 'en-GB',
      configurationId: 'c0nf',
      link: 'https://site.test/configurador?modelid=101',
      code: '7QXM4T9K6',
      model: { id: '101', name: 'Maré' },
      engine: { id: '1011', name: '1.2 Turbo', powerCv: 130 },
      version: {
        id: '10113',
        name: 'Horizonte',
        generation: '2026',
        localCode: 'MAR',
        localSuffix: null,
      },
      exterior: { id: 'VBR', name: 'Vermelho Brasa', factoryCode: 'VB1' },
      interior: { id: 'TCZ', name: 'Tecido Cinza', factoryCode: null },
      priceLines: [
        { item: 'engine', name: '1.2 Turbo', cents: 3_400_000 },
        { item: 'version', name: 'Horizonte', cents: 215_000 },
        { item: 'exterior', name: 'Vermelho Brasa', cents: 75_010 },
        { item: 'interior', name: 'Tecido Cinza', cents: 0 },
      ],
      totalCents: 3_690_010,
      financing: {
        creditType: 'CREDIT',
        monthlyPaymentCents: 31_483,
        taegPercent: 8.3,
        tanPercent: 6.45,
        mticCents: 3_800_004,
        downPaymentCents: 650_000,
        months: 96,
        financedAmountCents: 3_040_010,
        lastPaymentCents: null,
        coversColours: true,
      },
      wltp: { fuelCC: [6.1, 6.1], energyConsumption: null, autonomy: null, co2: [138, 138] },
      creditLegal: 'Atenção! Contrair um empréstimo custa dinheiro.',
    })
  })

  it.each([
    ['version', { engine: { ...items.engine, price: null } }],
    ['engine', {}],
    ['engine', { version: null, exterior: null, interior: null }],
    ['model', { engine: null, version: null, exterior: null, interior: null }],
  ] as const)('puts the %s first among the price lines, %j', (item, change) => {
    const lines = pricedItems(model, { ...items, ...change })
    expect(toSnapshot({ ...source, ...change, lines }).priceLines[0]).toMatchObject({ item })
  })

  it('has no price lines without a model, no total without a price, and no code without one', () => {
    const nothing = { model: null, engine: null, version: null, exterior: null, interior: null }
    const snapshot = toSnapshot({ ...source, ...nothing, lines: [], offer: null, code: null })
    expect(snapshot).toMatchObject({ priceLines: [], totalCents: null, financing: null })
    expect(snapshot).not.toHaveProperty('code')
    expect(toSnapshot({ ...source, offer: { ...offer, price: null } }).totalCents).toBeNull()
  })
})

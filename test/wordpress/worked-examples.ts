import {
  toSnapshot,
  type SnapshotSource,
} from '../../src/features/leads/request-configuration-sheet.ts'
import { NO_CHOICES } from '../../src/core/configuration/configuration.ts'
import type { Model, Version } from '../../src/core/catalogue/catalogue.ts'
import { pricedItems, financedPrice, totalPrice } from '../../src/core/offer/price-lines.ts'
import type { CreditFigures } from '../../src/core/offer/quote.ts'
import { contentsOf } from '../../src/core/offer/price-contents.ts'
import {
  OPTION_KINDS,
  type ChosenItems,
  type OptionKind,
} from '../../src/core/configuration/choice-steps.ts'
import { anEngine, anExterior, anInterior, aVersion } from '../support/sample-catalogue.ts'

/** A configuration and its figures, which widget, demo content site and plugin show. */
export interface WorkedExample {
  readonly name: string
  readonly items: ChosenItems
  readonly contents: SnapshotSource['contents']
  readonly credit: CreditFigures
  readonly snapshot: ReturnType<typeof toSnapshot>
  readonly leadTime: SnapshotSource['leadTime']
  readonly stockCar: SnapshotSource['stockCar']
}

const CREDIT = {
  creditType: 'CREDIT',
  monthlyPayment: 411.05,
  taeg: 8.3,
  tan: 6.95,
  mtic: 40_343.29,
  downPayment: 6500,
  nrPayments: 96,
  lastPayment: null,
} as const

const OPEN_DRIVE = {
  creditType: 'HOD',
  monthlyPayment: 459.335,
  taeg: 8.25,
  tan: 6.45,
  mtic: 43_801.235,
  downPayment: 6500.5,
  nrPayments: 60,
  lastPayment: 15_246,
} as const

type Terms = Omit<CreditFigures, 'price' | 'financedAmount'>

/** A configuration whose options have the given surcharges. */
export function workedExample(
  name: string,
  price: number,
  surcharges: readonly number[],
  terms: Terms,
  contents: Partial<Version> = {},
  delivery: Pick<SnapshotSource, 'leadTime' | 'stockCar'> = { leadTime: null, stockCar: null },
): WorkedExample {
  const engine = anEngine({ price: Math.min(price, 32_450) })
  const version = aVersion({ price, priceWithoutFinance: price + 1000.4, ...contents })
  const items: ChosenItems = {
    engine,
    version,
    ...optionsWith(surcharges),
  }
  const model = { id: '101', name: 'Maré' } as Model
  const total = totalPrice(
    financedPrice(version, terms.creditType),
    OPTION_KINDS.map((kind) => items[kind]?.surcharge ?? 0),
  )
  const entry = terms.downPayment ?? 0
  const credit = { ...terms, price: total, financedAmount: total === null ? null : total - entry }
  const contained = contentsOf(version, terms.creditType, '2026-12-31')
  const snapshot = toSnapshot({
    ...items,
    language: 'pt-PT',
    configurationId: 'c1',
    link: 'https://exemplo.pt/configurador',
    code: null,
    model,
    lines: pricedItems(model, items, terms.creditType),
    contents: contained,
    ...delivery,
    offer: { ...credit, coversColours: true },
    wltp: null,
    creditLegal: null,
  })
  return { name, items, contents: contained, credit, snapshot, ...delivery }
}

/** One option of each kind. */
function optionsWith(surcharges: readonly number[]): Pick<ChosenItems, OptionKind> {
  const options = OPTION_KINDS.map((kind, index) => {
    const surcharge = surcharges[index] ?? 0
    return [kind, kind === 'exterior' ? anExterior({ surcharge }) : anInterior({ surcharge })]
  })
  return Object.fromEntries(options) as Pick<ChosenItems, OptionKind>
}

export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  workedExample('a credit with two surcharges', 34_950, [750, 1200], CREDIT),
  workedExample('a credit without surcharges', 34_950, [0, 0], CREDIT),
  workedExample('open drive with cents that round up', 40_400.4, [750.3, 1200.3], OPEN_DRIVE),
  workedExample('a discount on a colour', 34_950.5, [-250.25, 0], CREDIT),
  workedExample('a price that says what it contains', 34_950.5, [750, 0], CREDIT, {
    legalizationGain: 0,
    transportGain: 650.15,
    ecoValue: null,
    vatValue: 6535.46,
    vatRate: 23,
    priceExcludes: [
      'Imposto Único de Circulação (IUC)',
      'Seguro automóvel',
      'Posto de carregamento em casa e a sua instalação',
    ],
    priceValidUntil: '2026-12-31',
  }),
  workedExample('the rate of the VAT alone', 40_400, [0, 1200], OPEN_DRIVE, {
    vatValue: 7554.47,
    vatRate: 23,
  }),
  workedExample(
    'a lead time, a faster colour and a stock car',
    34_950,
    [750, 0],
    CREDIT,
    {},
    {
      leadTime: {
        fromWeeks: 8,
        toWeeks: 10,
        statedOn: '2026-11-12',
        slowest: [{ item: 'exterior', name: 'Vermelho Brasa' }],
        expected: [],
        faster: {
          kind: 'exterior',
          id: 'BNE',
          name: 'Branco Neve',
          leadTime: { fromWeeks: 4, toWeeks: 6, statedOn: '2026-11-12' },
          euros: -450.5,
        },
      },
      stockCar: { id: 'ST1001', place: 'Leiria', price: 31_810, choices: NO_CHOICES },
    },
  ),
  workedExample(
    'a lead time of one week, and a faster version that costs more',
    34_950,
    [0, 0],
    CREDIT,
    {},
    {
      leadTime: {
        fromWeeks: 2,
        toWeeks: 2,
        statedOn: '2026-11-01',
        slowest: [
          { item: 'version', name: 'Essencial' },
          { item: 'interior', name: 'Pele Camel', isExpected: true },
        ],
        expected: [{ item: 'interior', name: 'Pele Camel' }],
        faster: {
          kind: 'version',
          id: '10112',
          name: 'Vivo',
          leadTime: { fromWeeks: 1, toWeeks: 1, statedOn: '2026-11-01' },
          euros: 900,
        },
      },
      stockCar: null,
    },
  ),
  workedExample(
    'a faster interior at the same price',
    34_950,
    [0, 0],
    CREDIT,
    {},
    {
      leadTime: {
        fromWeeks: 6,
        toWeeks: 9,
        statedOn: '2026-11-12',
        slowest: [{ item: 'interior', name: 'Pele Camel' }],
        expected: [],
        faster: {
          kind: 'interior',
          id: 'TPR',
          name: 'Tecido Preto',
          leadTime: { fromWeeks: 4, toWeeks: 6, statedOn: '2026-11-12' },
          euros: 0,
        },
      },
      stockCar: null,
    },
  ),
  workedExample('a figure that is not known', 34_950, [750, 0], { ...CREDIT, mtic: null }),
]

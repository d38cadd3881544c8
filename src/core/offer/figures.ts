import type { CreditType } from '../configuration/configuration.ts'
import { CARD, CARD_DETAILS, type Figure } from './offer-figures.ts'

/**
 * Every figure of a price and its credit, once for each label and format that it has. Widget, demo content site and
 * plugin list what `PLACES` names, with these labels and formats (docs/recipes/add-a-figure.md).
 */
export const FIGURES = {
  ...CARD,
  ...CARD_DETAILS,
  price: { value: 'price', style: 'euros' },
  priceFrom: { value: 'price', style: 'euros' },
  totalPriceFrom: { value: 'price', style: 'euros' },
  cashPrice: { value: 'price', style: 'euros', decimals: 2 },
  totalCredit: { value: 'financedAmount', style: 'euros', decimals: 2 },
  monthlyAmount: { value: 'monthlyPayment', style: 'euros', decimals: 2 },
  term: { value: 'nrPayments', style: 'number', text: 'months' },
  lastPayment: { value: 'lastPayment', style: 'euros', decimals: 2 },
  tan: { value: 'tan', style: 'percent', decimals: 2 },
  mtic: { value: 'mtic', style: 'euros', decimals: 2 },
  totalInterest: { value: 'totalInterest', style: 'euros', decimals: 2 },
  totalStamp: { value: 'totalStamp', style: 'euros', decimals: 2 },
  initialExpenses: { value: 'initialExpenses', style: 'euros', decimals: 2 },
  postExpenses: { value: 'postExpenses', style: 'euros', decimals: 2 },
  extinctionFee: { value: 'postExpenses', style: 'euros', decimals: 2 },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureId = keyof typeof FIGURES

/** What each place shows, in its order. */
export const PLACES = {
  card: ['from', 'rent', 'taeg'],
  /** Compared engines or versions, whose monthly payments mislead without the down payments. */
  compared: ['from', 'rent', 'taeg', 'initialEntry'],
  cardDetails: ['financedAmount', 'initialEntry', 'nrPayments'],
  /** The price bar, and the details beside it. */
  bar: ['priceFrom', 'rent', 'taeg'],
  barDetails: ['initialEntry', 'term', 'financedAmount', 'lastPayment'],
  /** The head of the summary, the car beside a form, and the text of 'Enviar por email'. */
  total: ['totalPriceFrom', 'rent', 'taeg'],
  /** The simulation's result (spec §2). */
  resultHead: ['rent', 'taeg'],
  result: ['priceFrom', 'term', 'financedAmount', 'initialEntry', 'lastPayment', 'tan', 'mtic'],
  /** The representative example (spec §9), also a group in the comparison of builds. */
  example: [
    'totalCredit',
    'cashPrice',
    'initialEntry',
    'initialExpenses',
    'term',
    'monthlyAmount',
    'lastPayment',
    'tan',
    'taeg',
    'mtic',
    'extinctionFee',
  ],
  /** The head of a compared build. */
  build: ['price', 'rent', 'taeg'],
  /** Both credit types side by side. */
  comparison: [
    'rent',
    'taeg',
    'mtic',
    'tan',
    'price',
    'initialEntry',
    'nrPayments',
    'financedAmount',
    'lastPayment',
    'totalInterest',
    'totalStamp',
    'initialExpenses',
    'postExpenses',
  ],
  /** The configuration PDF of the demo content site, below the credit type. */
  sheet: ['rent', 'taeg', 'tan', 'term', 'initialEntry', 'financedAmount', 'lastPayment', 'mtic'],
  /** A lead: snapshot, mails, lead screen, CSV file and privacy export. The total price is that of its lines. */
  lead: ['rent', 'term', 'taeg', 'tan', 'initialEntry', 'financedAmount', 'lastPayment', 'mtic'],
} as const satisfies Readonly<Record<string, readonly FigureId[]>>

export type Place = keyof typeof PLACES

/** Figures that only one credit type has. */
const ONLY: Partial<Record<FigureId, CreditType>> = { lastPayment: 'HOD' }

/** Whether a credit type has a figure. Null stands for the figures of every credit type. */
export function hasFigure(id: FigureId, creditType: CreditType | null): boolean {
  return (ONLY[id] ?? creditType) === creditType
}

type ValueOf<Id extends FigureId> = (typeof FIGURES)[Id]['value']

/** Values of figures, by what they show. Null is unknown. */
export type FigureValues<Id extends FigureId = FigureId> = {
  readonly [Value in ValueOf<Id>]: number | null
}

type LeadFigureId = (typeof PLACES.lead)[number]

/** The figures on screen, which a lead carries. */
export type ShownFigures = FigureValues<LeadFigureId | 'price'>

const SHOWN = (['price', ...PLACES.lead] as const).map((id) => FIGURES[id].value)

/** The figures on screen alone, without what else is known of an offer. */
export function shownFigures(figures: Partial<ShownFigures>): ShownFigures {
  return Object.fromEntries(SHOWN.map((name) => [name, figures[name] ?? null])) as ShownFigures
}

/** Every figure on screen while none is known. */
export const UNKNOWN_FIGURES = shownFigures({})

type FieldOf<F extends Figure> = F['style'] extends 'number'
  ? 'months'
  : `${F['value']}${F['style'] extends 'euros' ? 'Cents' : 'Percent'}`

/** The figures of a configuration snapshot by field: euros in whole cents, rates in percent, terms in months. */
export type SnapshotFigures = {
  readonly [Id in LeadFigureId as FieldOf<(typeof FIGURES)[Id]>]: number | null
}

/** The field of a figure in a configuration snapshot. */
export function snapshotField(id: LeadFigureId): keyof SnapshotFigures {
  const { value, style } = FIGURES[id]
  const field = style === 'number' ? 'months' : `${value}${style === 'euros' ? 'Cents' : 'Percent'}`
  return field as keyof SnapshotFigures
}

/** A record with one field for each figure of a configuration snapshot. */
export function mapSnapshotFigures(
  valueOf: (figure: (typeof FIGURES)[LeadFigureId], field: keyof SnapshotFigures) => number | null,
): SnapshotFigures {
  const entries = PLACES.lead.map((id) => {
    const field = snapshotField(id)
    return [field, valueOf(FIGURES[id], field)]
  })
  return Object.fromEntries(entries) as SnapshotFigures
}

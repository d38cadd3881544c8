import type { Labels, NumberFormats } from './labels.ts'
import type { ptPt } from './labels.pt-PT.ts'
import { leadLabels } from '../features/leads/labels.en-GB.ts'
import { summaryLabels } from '../features/summary/labels.en-GB.ts'
import { legalLabels } from '../features/legal/labels.en-GB.ts'
import { stepLabels } from '../features/steps/labels.en-GB.ts'
import { viewerLabels, cabinLabels, galleryLabels } from '../features/viewer/labels.en-GB.ts'
import { comparisonLabels } from '../features/comparison/labels.en-GB.ts'
import { filterLabels, noticeLabels, offerLabels } from '../ui/labels.en-GB.ts'

/** Strings of the model list. The plugin's first paint shows the same. */
export const homeLabels = {
  homeTitle: 'Choose your {product}',
  productFallback: 'car',
  homeIntro: 'Prices with VAT. Each model has a finance quote.',
  select: 'Select',
  selectModel: 'Select {model}',
  modelsList: 'Models',
  from: 'from',
  rent: 'Monthly payment',
  perMonth: '/month',
  taeg: 'APR (TAEG)',
  initialEntry: 'Deposit',
  nrPayments: 'Number of payments',
  financedAmount: 'Amount financed',
  moreAboutPrice: 'More about this price',
  filter: 'Filter',
  filterCountOne: '{n} active',
  filterCountMany: '{n} active',
  checkConnection: 'Check your connection.',
  failedModels: 'The models could not be loaded.',
  retry: 'Try again',
  loading: 'Loading…',
  unexpected: 'Something went wrong.',
}

/* British English, on pages in any English. The module is a `Language`. */
export const tag = 'en-GB'

export const numbers: NumberFormats = { decimal: '.', group: ',', euros: '€{n}', percent: '{n}%' }

export const sign = '{sign}{n}'

export const date = '{d} {month} {year}'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const and = ' and '

const required: Readonly<Record<keyof typeof ptPt, string>> = {
  ...homeLabels,
  ...stepLabels,
  ...viewerLabels,
  ...offerLabels,
  ...comparisonLabels,
  ...cabinLabels,
  ...galleryLabels,
  ...noticeLabels,
  ...filterLabels,
  ...leadLabels,
  ...summaryLabels,
  ...legalLabels,
}

/**
 * The labels of all features. Without Vite, as where the demo writes its documents, there is no `import.meta.glob`, and
 * nothing needs the labels of optional features.
 */
const files: readonly Readonly<Record<string, object>>[] = import.meta.env
  ? Object.values(import.meta.glob('../features/*/labels.en-GB.ts', { eager: true }))
  : []

export const labels = files.reduce(
  (all, file) => Object.assign(all, ...Object.values(file)) as typeof all,
  { ...required },
) as Labels

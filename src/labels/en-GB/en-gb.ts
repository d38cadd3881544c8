import type { Labels, NumberFormats } from '../labels.ts'
import { agentLabels } from './agent-labels.ts'
import { configurationLabels } from './configuration-labels.ts'
import { contactLabels } from './contact-labels.ts'
import { costLabels } from './cost-labels.ts'
import { deliveryLabels } from './delivery-labels.ts'
import { legalLabels } from './legal-labels.ts'
import { lineUpLabels } from './line-up-labels.ts'
import { stepLabels } from './step-labels.ts'
import { viewerLabels } from './viewer-labels.ts'

/* British English, on pages in any English (docs/decisions/0218). The module is a `Language`. */
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

export const labels: Labels = {
  ...lineUpLabels,
  ...stepLabels,
  ...viewerLabels,
  ...contactLabels,
  ...costLabels,
  ...deliveryLabels,
  ...legalLabels,
  ...configurationLabels,
  ...agentLabels,
}

import { comparisonLabels } from './comparison-labels.ts'
import { contactLabels } from './contact-labels.ts'
import { financingLabels } from './financing-labels.ts'
import { legalLabels } from './legal-labels.ts'
import { lineUpLabels } from './line-up-labels.ts'
import { stepLabels } from './step-labels.ts'
import { viewerLabels } from './viewer-labels.ts'

/**
 * All visible strings of the widget, in European Portuguese, with `{name}` placeholders. Split into several files, so
 * that the first view loads only its own strings.
 */
export const ptPt = {
  ...lineUpLabels,
  ...stepLabels,
  ...viewerLabels,
  ...comparisonLabels,
  ...contactLabels,
  ...financingLabels,
  ...legalLabels,
}

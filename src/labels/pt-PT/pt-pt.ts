import { configurationLabels } from './configuration-labels.ts'
import { contactLabels } from './contact-labels.ts'
import { costLabels } from './cost-labels.ts'
import { deliveryLabels } from './delivery-labels.ts'
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
  ...contactLabels,
  ...costLabels,
  ...deliveryLabels,
  ...legalLabels,
  ...configurationLabels,
}

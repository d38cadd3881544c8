import { comparisonLabels } from './comparison-labels.ts'
import { contactLabels } from './contact-labels.ts'
import { financingLabels } from './financing-labels.ts'
import { rangeLabels } from './range-labels.ts'
import { stepLabels } from './step-labels.ts'
import { viewerLabels } from './viewer-labels.ts'

/**
 * Every visible string of the widget, in European Portuguese. `{name}` marks what is filled in.
 * Kept in several files, so that the first view loads its own strings only.
 * A site overrides any key through the back office's `labels` (docs/content-api.md).
 */
export const ptPt = {
  ...rangeLabels,
  ...stepLabels,
  ...viewerLabels,
  ...comparisonLabels,
  ...contactLabels,
  ...financingLabels,
}

/** The key of a visible string. */
export type LabelKey = keyof typeof ptPt

/** The key of a string of the first view. */
export type RangeKey = keyof typeof rangeLabels

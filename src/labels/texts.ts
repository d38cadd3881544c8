import { legalLabels } from '../features/legal/labels.pt-PT.ts'
import { stepLabels } from '../features/steps/labels.pt-PT.ts'
import { viewerLabels } from '../features/viewer/labels.pt-PT.ts'
import { offerLabels } from '../ui/offer/labels.pt-PT.ts'
import { homeLabels } from './first-view.pt-PT.ts'
import type { LabelKey } from './labels.ts'

/** The Portuguese strings that have loaded: those of the steps, and what chunks that load later add (`addTexts`). */
export const texts = {
  ...homeLabels,
  ...stepLabels,
  ...viewerLabels,
  ...offerLabels,
  ...legalLabels,
} as Record<LabelKey, string>

/**
 * Adds a feature's strings. Call it where a module is loaded that `import()` names and that shows them itself or through
 * its imports.
 */
export function addTexts(labels: Readonly<Partial<Record<LabelKey, string>>>): void {
  Object.assign(texts, labels)
}

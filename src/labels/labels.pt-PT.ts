import { leadLabels } from '../features/leads/labels.pt-PT.ts'
import { summaryLabels } from '../features/summary/labels.pt-PT.ts'
import { legalLabels } from '../features/legal/labels.pt-PT.ts'
import { homeLabels } from './first-view.pt-PT.ts'
import { stepLabels } from '../features/steps/labels.pt-PT.ts'
import { comparisonLabels } from '../features/comparison/labels.pt-PT.ts'
import { cabinLabels } from '../features/viewer/panorama/labels.pt-PT.ts'
import { galleryLabels } from '../features/viewer/gallery/labels.pt-PT.ts'
import { filterLabels } from '../ui/filter/labels.pt-PT.ts'
import { noticeLabels } from '../ui/states/labels.pt-PT.ts'
import { offerLabels } from '../ui/offer/labels.pt-PT.ts'
import { viewerLabels } from '../features/viewer/labels.pt-PT.ts'

/**
 * The visible strings of the widget without those of optional features, in European Portuguese, with `{name}`
 * placeholders. Split into several files, so that the first view loads only its own strings.
 */
export const ptPt = {
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

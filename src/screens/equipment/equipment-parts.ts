/* One chunk, which only content sites with pictures, texts or points of equipment need. */
export { ItemDisclosure } from './item-disclosure.tsx'
export { ItemInformation } from './item-information.tsx'
export { ItemModal } from './item-modal.tsx'
export { StagePoints } from './stage-points.tsx'

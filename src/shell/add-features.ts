import * as features from '../features.ts'
import { fillSlots } from '../ui/base/slots.tsx'

const all = Object.values(features)

/** Fills the places for optional features. Call it where code with such places is loaded. */
export function addFeatures(): void {
  fillSlots(all)
}

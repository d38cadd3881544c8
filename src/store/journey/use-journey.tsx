import { useConfiguratorStore } from '../context.tsx'
import { journeyOf, type Journey } from './create-journey.ts'

/** The actions of the element's journey; never change. */
export function useJourney(): Journey {
  return journeyOf(useConfiguratorStore())
}

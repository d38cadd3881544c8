import { useConfiguratorStore } from '../context.tsx'
import { flowOf, type Flow } from './create-flow.ts'

/** Returns the actions of the configuration flow. The object is stable across renders. */
export function useFlow(): Flow {
  return flowOf(useConfiguratorStore())
}

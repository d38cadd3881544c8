import { useConfiguratorStore } from '../context.tsx'
import { flowOf, type Flow } from './create-flow.ts'

/** The actions of the element's configuration flow; their identity never changes. */
export function useFlow(): Flow {
  return flowOf(useConfiguratorStore())
}

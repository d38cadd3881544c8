import type { LineUpActions } from '../create-store.ts'
import { attach } from '../attach.ts'
import { useConfiguratorStore } from '../context.tsx'
import { flowActions, type FlowActions } from './flow-actions.ts'

/** Returns the actions, with those of the configuration flow. The object is stable across renders. */
export function useFlowActions(): LineUpActions & FlowActions {
  return attach(useConfiguratorStore(), flowActions)
}

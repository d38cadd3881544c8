import type { LineUpActions } from '../create-store.ts'
import { attach } from '../attach.ts'
import { useConfiguratorStore } from '../context.tsx'
import { financingActions, type FinancingActions } from './simulate-loan.ts'

/** Returns the actions, with those of the financing section. The object is stable across renders. */
export function useFinancingActions(): LineUpActions & FinancingActions {
  return attach(useConfiguratorStore(), financingActions)
}

import { attach } from '../../store/attach.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import { guideActions, type GuideActions } from '../../store/guided-start/guide-actions.ts'

/** The actions of the guided start. The object is stable across renders. */
export function useGuideActions(): GuideActions {
  return attach(useConfiguratorStore(), guideActions)
}

import { useEffect } from 'react'
import { restorePageTitle, writePageTitle } from '../../browser/page-title.ts'
import { isStep } from '../../domain/steps/guards.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/configuration/chosen-items.ts'
import type { RouteTarget } from '../../store/state.ts'
import { STEP_LABELS } from '../shared/step-labels.ts'
import { useText } from '../shared/use-text.tsx'

/** Names step and model in the page's title, for tabs, bookmarks and the browser's history. */
export function usePageTitle({ screen, comparison }: RouteTarget): void {
  const t = useText()
  const isFollowing = useSelect(
    ({ settings }) => /^(true|[1s])$/i.test(settings.followTitle) && settings.routing === 'history',
  )
  const model = useSelect((state) => selectModel(state)?.name ?? null)
  const comparing = t(comparison === 'version' ? 'compareVersionsTitle' : 'compareEnginesTitle')
  const step = isStep(screen) ? t(STEP_LABELS[screen]) : comparing
  useEffect(() => {
    if (!isFollowing || model === null || screen === 'home') return
    writePageTitle((page) => t('pageTitle', { step, model, page }))
  }, [isFollowing, model, screen, step, t])
  useEffect(() => restorePageTitle, [])
}

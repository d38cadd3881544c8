import { useEffect } from 'react'
import { restorePageTitle, writePageTitle } from '../../platform/page-title.ts'
import { isStep } from '../../core/configuration/guards.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import type { RouteTarget } from '../../core/store/state.ts'
import { stepLabel } from '../offer/offer-words.ts'
import { useText } from './use-text.tsx'

/** Names step and model in the page's title, for tabs, bookmarks and the browser's history. */
export function usePageTitle({ screen, comparison }: RouteTarget): void {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? null)
  const comparing = t(comparison === 'version' ? 'compareVersionsTitle' : 'compareEnginesTitle')
  useTitle(isStep(screen) ? t(stepLabel(screen)) : comparing, screen === 'home' ? null : model)
}

/** Names a screen and its cars in the page's title. Null keeps the title while they are not known. */
export function useTitle(step: string, cars: string | null): void {
  const t = useText()
  const isFollowing = useSelect(
    ({ settings }) => /^(true|[1s])$/i.test(settings.followTitle) && settings.routing === 'history',
  )
  useEffect(() => {
    if (isFollowing && cars !== null)
      writePageTitle((page) => t('pageTitle', { step, model: cars, page }))
  }, [cars, isFollowing, step, t])
  useEffect(() => restorePageTitle, [])
}

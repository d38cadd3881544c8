import { ModelCardSkeleton } from '../../ui/cards/model-card.tsx'
import { useLineUpText } from '../shared/use-line-up-text.tsx'

/** Shown while data or code is loading (spec §2, loading view). */
export function LineUpLoading() {
  const t = useLineUpText()
  return (
    <div className="main page" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <ModelCardSkeleton />
    </div>
  )
}

import { ModelCardSkeleton } from '../../ui/cards/model-card.tsx'
import { useRangeText } from '../shared/use-range-text.tsx'

/** Shown while data or code is loading (spec §2, loading view). */
export function Waiting() {
  const t = useRangeText()
  return (
    <div className="main page wait" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <ModelCardSkeleton />
    </div>
  )
}

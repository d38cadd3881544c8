import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useRangeText } from './use-range-text.tsx'

/** Shown when rendering failed. Reloading the page restores the saved choices. */
export function UnexpectedState() {
  const t = useRangeText()
  return (
    <div className="page">
      <EmptyState
        kind="failed"
        title={t('unexpected')}
        button={{ label: t('retry'), onClick: () => location.reload() }}
      />
    </div>
  )
}

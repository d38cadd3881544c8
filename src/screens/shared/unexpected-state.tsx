import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useRangeText } from './use-range-text.tsx'

/** What stands where a view failed; reloading brings the remembered choices back. */
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

import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/line-up.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useLineUpText } from './use-line-up-text.tsx'

interface FailedStateProps {
  /** What failed, if that is not obvious. */
  readonly title?: string
  readonly onRetry: () => void
}

/** Error state with a retry button, under the editor's own title if there is one (spec §3). */
export function FailedState({ title, onRetry }: FailedStateProps) {
  const t = useLineUpText()
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  return (
    <EmptyState
      kind="failed"
      title={title || (noResults ?? t('noResults'))}
      text={t('tryLater')}
      button={{ label: t('retry'), onClick: onRetry }}
    />
  )
}

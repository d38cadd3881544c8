import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { EmptyState } from '../../ui/primitives/empty-state.tsx'
import { useText } from '../shared/use-text.tsx'

/** Shown when the content site has nothing to compare (spec §8, empty list). */
export function EmptyComparison() {
  const t = useText()
  const noResults = useSelect((state) => selectBackOffice(state, 'noResultMessage'))
  return <EmptyState kind="empty" title={noResults ?? t('noResults')} text={t('tryLater')} />
}

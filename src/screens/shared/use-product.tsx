import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'
import { useRangeText } from './use-range-text.tsx'

/** What the range is called; a plain word until the back office says. */
export function useProduct(): string {
  const t = useRangeText()
  return useSelect((state) => selectBackOffice(state, 'product')) || t('productFallback')
}

import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'
import { useRangeText } from './use-range-text.tsx'

/** Product name of the line-up; a generic word until the back office's settings are loaded. */
export function useProduct(): string {
  const t = useRangeText()
  return useSelect((state) => selectBackOffice(state, 'product')) || t('productFallback')
}

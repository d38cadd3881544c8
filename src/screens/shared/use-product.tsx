import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { useLineUpText } from './use-line-up-text.tsx'

/** Product name of the line-up; a generic word until the back office's settings are loaded. */
export function useProduct(): string {
  const t = useLineUpText()
  return useSelect((state) => selectBackOffice(state, 'product')) || t('productFallback')
}

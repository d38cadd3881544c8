import { useSelect } from '../../core/store/context.tsx'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { useLineUpText } from '../text/use-line-up-text.tsx'

/** Product name of the line-up; a generic word until the back office's settings are loaded. */
export function useProduct(): string {
  const t = useLineUpText()
  return useSelect(selectProduct) || t('productFallback')
}

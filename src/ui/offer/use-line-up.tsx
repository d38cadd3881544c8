import { useSelect, useConfiguratorStore } from '../../core/store/context.tsx'
import { selectProduct, selectBackOffice } from '../../core/catalogue/line-up.ts'
import { useLineUpText } from '../text/use-line-up-text.tsx'
import { absoluteUrl } from '../../core/content-site/content-site.ts'
import { asWire, readText } from '../../core/content-site/wire.ts'

/** Product name of the line-up; a generic word until the back office's settings are loaded. */
export function useProduct(): string {
  const t = useLineUpText()
  return useSelect(selectProduct) || t('productFallback')
}

/** Absolute URL of the content site's picture for a model without one. Null if it has none. */
export function useNoModelImage(): string | null {
  const { loading } = useConfiguratorStore()
  return useSelect((state) =>
    selectBackOffice(state, 'svg', (svg) =>
      absoluteUrl(loading.site(), readText(asWire(svg).noModel)),
    ),
  )
}

import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { absoluteUrl } from '../../core/content-site/content-site.ts'
import { asWire, readText } from '../../core/content-site/wire.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'

/** Absolute URL of the content site's picture for a model without one. Null if it has none. */
export function useNoModelImage(): string | null {
  const { loading } = useConfiguratorStore()
  return useSelect((state) =>
    selectBackOffice(state, 'svg', (svg) =>
      absoluteUrl(loading.site(), readText(asWire(svg).noModel)),
    ),
  )
}

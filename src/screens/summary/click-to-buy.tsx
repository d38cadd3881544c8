import { useEffect } from 'react'
import { plural } from '../../labels/plural.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { loadStock, selectStockKey, selectStockOffer } from '../../store/offer/stock.ts'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { useText } from '../shared/use-text.tsx'

/**
 * Cars in stock that match the configuration. Renders nothing if there are none or the request failed (spec §2, §8).
 */
export function ClickToBuy() {
  const t = useText()
  const store = useConfiguratorStore()
  const key = useSelect(selectStockKey)
  const offer = useSelect(selectStockOffer)
  useEffect(() => loadStock(store), [store, key])
  if (!offer) return null
  const { count, isExact, url } = offer
  return (
    <section className="stock" aria-label={t('clickToBuy')}>
      <ButtonLink href={url} target="_blank" rel="noopener">
        {t('buyOnline')} <span className="vh">{t('newTab')}</span>
      </ButtonLink>
      <p>
        {t(plural(count, isExact ? 'stockExact' : 'stockPartial'), { n: count })} {t('stockWhere')}
      </p>
    </section>
  )
}

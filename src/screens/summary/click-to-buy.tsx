import { useEffect } from 'react'
import { plural } from '../../labels/plural.ts'
import { useSelect } from '../../store/context.tsx'
import { selectCarPictures, selectFrames } from '../../store/pictures/pictures.ts'
import { useFinancingActions } from '../../store/acting/use-financing-actions.tsx'
import { selectStockKey, selectStockOffer } from '../../store/offer/stock.ts'
import { StockCard } from '../../ui/summary/stock-card.tsx'
import { useText } from '../shared/use-text.tsx'

/**
 * Cars in stock that match the configuration. Renders nothing if there are none or the request failed (spec §2, §8).
 */
export function ClickToBuy() {
  const t = useText()
  const actions = useFinancingActions()
  const key = useSelect(selectStockKey)
  const offer = useSelect(selectStockOffer)
  const picture = useSelect((state) => selectFrames(state)[0] ?? selectCarPictures(state)[0])
  useEffect(() => actions.loadStock(), [actions, key])
  if (!offer) return null
  const { count, isExact, url } = offer
  return (
    <StockCard
      title={t('clickToBuy')}
      found={t(plural(count, isExact ? 'stockExact' : 'stockPartial'), { n: count })}
      where={t('stockWhere')}
      picture={picture ?? null}
      link={{ label: t('buyOnline'), note: t('newTab'), href: url }}
    />
  )
}

import { formatEuros } from '../../core/formats/format-money.ts'
import { inPlace } from '../../core/formats/in-place.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectWantedStockCar } from '../../core/offer/wanted-stock-car.ts'
import { addTexts } from '../../labels/texts.ts'
import { leadTimeText } from '../../ui/offer/lead-time-words.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { selectLeadTime } from './current-lead-time.ts'
import { deliveryLabels } from './labels.pt-PT.ts'

addTexts(deliveryLabels)

/** 'Entrega em 8 a 10 semanas', beside the price. Nothing where it is unknown. */
export function LeadTimeNote() {
  const t = useText()
  const report = useSelect(selectLeadTime)
  return report && <p className="quiet">{`${t('leadTime')} ${leadTimeText(t, report)}`}</p>
}

/** That the price is not that of the stock car which the buyer wants. Nothing without one. */
export function StockCarNote() {
  const t = useText()
  const wanted = useSelect(selectWantedStockCar)
  if (!wanted || wanted.isGone) return null
  const { place, price } = wanted
  return (
    <p className="quiet">
      {t('stockCarCard', { place: inPlace(place), price: formatEuros(price) })}
    </p>
  )
}

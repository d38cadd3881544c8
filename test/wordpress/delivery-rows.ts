import { formatEuros } from '../../src/core/formats/format-money.ts'
import { formatDate } from '../../src/core/formats/format-date.ts'
import { leadTimeSpan } from '../../src/ui/offer/lead-time-words.ts'
import { ptPt } from '../../src/labels/labels.pt-PT.ts'
import { createTranslator } from '../../src/core/formats/translate.ts'
import type { WorkedExample } from './worked-examples.ts'

const t = createTranslator(ptPt, {})

/** How long the car takes and the stock car, as the plugin names them. */
export function deliveryShownBy({
  leadTime,
  stockCar,
}: Pick<WorkedExample, 'leadTime' | 'stockCar'>) {
  const { statedOn } = leadTime ?? { statedOn: '' }
  return {
    leadTime: leadTime
      ? t('leadTimeIn', { span: leadTimeSpan(t, leadTime), date: formatDate(statedOn) })
      : '',
    stockCar: stockCar ? `${stockCar.id}, ${stockCar.place}, ${formatEuros(stockCar.price)}` : '',
  }
}

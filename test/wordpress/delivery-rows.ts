import { formatEuros } from '../../src/labels/format-money.ts'
import {
  leadTimeSpan,
  leadTimeText,
  priceDifference,
  timedItemText,
} from '../../src/labels/lead-time-words.ts'
import { ptPt } from '../../src/labels/pt-PT/pt-pt.ts'
import { createTranslator } from '../../src/labels/translate.ts'
import type { WorkedExample } from './worked-examples.ts'

const t = createTranslator(ptPt, {})

/** How long the car takes and the stock car, as the plugin names them. */
export function deliveryShownBy({
  leadTime,
  stockCar,
}: Pick<WorkedExample, 'leadTime' | 'stockCar'>) {
  const faster = leadTime?.faster
  return {
    leadTime: leadTime ? leadTimeText(t, leadTime) : '',
    leadTimeSlowest: leadTime?.slowest.map((item) => timedItemText(t, item)).join(', ') ?? '',
    leadTimeFaster: faster
      ? `${timedItemText(t, { item: faster.kind, name: faster.name })}: ${leadTimeSpan(t, faster.leadTime)}, ${priceDifference(t, faster.euros)}`
      : '',
    stockCar: stockCar ? `${stockCar.id}, ${stockCar.place}, ${formatEuros(stockCar.price)}` : '',
  }
}

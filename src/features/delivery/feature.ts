import { lazyPart } from '../../ui/base/lazy-part.tsx'
import type { Feature } from '../../ui/base/slots.tsx'
import { leadTimeText } from '../../ui/offer/lead-time-words.ts'
import { selectLeadTime } from './current-lead-time.ts'

const stockCars = async () => import('./stock-cars-disclosure.tsx')

export const delivery: Feature = {
  name: 'delivery',
  slots: {
    'bar-more': lazyPart(async () => (await import('./lead-time.tsx')).LeadTimeMore),
    'summary-lead-time': lazyPart(async () => (await import('./lead-time.tsx')).LeadTimeNote),
    'summary-stock-car': lazyPart(async () => (await stockCars()).StockCarNote),
    'summary-stock-price': lazyPart(async () => (await stockCars()).StockPrice),
    'summary-delivery': lazyPart(async () => (await stockCars()).DeliveryRows),
  },
  barRow: {
    label: (t) => t('leadTime'),
    value: (t, state) => {
      const report = selectLeadTime(state)
      return report && leadTimeText(t, report)
    },
  },
  leadTime: selectLeadTime,
}

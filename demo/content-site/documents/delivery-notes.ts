import { inPlace } from '../../../src/core/formats/grammar.ts'
import { fasterText, leadTimeText, slowestText } from '../../../src/ui/offer/lead-time-words.ts'
import { ptPt } from '../../../src/labels/labels.pt-PT.ts'
import { createTranslator } from '../../../src/core/formats/translate.ts'
import { euros } from './formats.ts'
import type { SheetSubject } from './sheet-types.ts'

const t = createTranslator(ptPt, {})

/** How long the car takes with the faster choice, and the stock car that the buyer wants, in sentences. */
export function deliveryNotes({ leadTime, stockCar }: SheetSubject): string[] {
  const faster = leadTime?.faster
  return [
    leadTime &&
      `${t('leadTime')} ${leadTimeText(t, leadTime)}. ${slowestText(t, leadTime.slowest)}`,
    faster &&
      `${fasterText(t, { ...faster, kind: faster.item, leadTime: faster, euros: faster.cents / 100 })}.`,
    stockCar &&
      t('stockCarNote', {
        id: stockCar.id,
        place: inPlace(stockCar.place),
        price: euros(stockCar.cents / 100, stockCar.cents % 100 === 0 ? 0 : 2),
      }),
  ].filter((note) => typeof note === 'string')
}

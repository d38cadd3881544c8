import { describe, expect, it } from 'vitest'
import { deliveryNotes } from '../../../demo/content-site/documents/delivery-notes.ts'
import type { SheetSubject } from '../../../demo/content-site/documents/sheet-types.ts'
import { readSnapshot } from '../../../demo/content-site/forms/snapshot.ts'
import { fasterText, leadTimeText, slowestText } from '../../../src/ui/offer/lead-time-words.ts'
import { ptPt } from '../../../src/labels/labels.pt-PT.ts'
import { createTranslator } from '../../../src/core/formats/translate.ts'
import { WORKED_EXAMPLES } from '../../wordpress/worked-examples.ts'

const t = createTranslator(ptPt, {})
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

describe.each(WORKED_EXAMPLES)('a configuration PDF with $name', ({ snapshot, ...example }) => {
  it('says how long the car takes, what is faster, and which stock car the buyer wants', () => {
    const { leadTime, stockCar } = example
    const { snapshot: read } = readSnapshot(JSON.stringify(snapshot))
    const subject = { leadTime: read?.leadTime ?? null, stockCar: read?.stockCar ?? null }
    const notes = plain(deliveryNotes(subject as SheetSubject).join(' '))
    const said = leadTime && [
      `Entrega ${leadTimeText(t, leadTime)}.`,
      slowestText(t, leadTime.slowest),
      ...(leadTime.faster ? [`${fasterText(t, leadTime.faster)}.`] : []),
    ]
    for (const sentence of said ?? []) expect(notes).toContain(plain(sentence))
    expect(notes.includes('Carro em stock escolhido: ')).toBe(stockCar !== null)
    expect(notes === '').toBe(leadTime === null && stockCar === null)
  })
})

import { describe, expect, it } from 'vitest'
import { FIGURES, PLACES, type FigureId, type Place } from './figures.ts'
import { CARD, CARD_DETAILS } from './offer-figures.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'

const places = Object.keys(PLACES) as Place[]
const ids = Object.keys(FIGURES) as FigureId[]

/** What a place shows of the credit. The price is that of the lines. */
const valuesIn = (place: Place): Set<string> =>
  new Set(PLACES[place].map((id) => FIGURES[id].value).filter((value) => value !== 'price'))

/** Places where a buyer reads the figures of the configuration. */
const SHOWN = ['bar', 'barDetails', 'total', 'resultHead', 'result'] as const

/** What goes on outside the widget: a lead, with its snapshot and its mails, and the PDF of the demo content site. */
const OUTSIDE = ['lead', 'sheet'] as const

const shown = SHOWN.flatMap((place) =>
  [...valuesIn(place)].flatMap((value) => OUTSIDE.map((outside) => ({ value, place, outside }))),
)

describe('a figure of the registry', () => {
  it.each(shown)('$value, shown in $place, is in $outside too', ({ value, outside }) => {
    expect([...valuesIn(outside)]).toContain(value)
  })

  it.each(OUTSIDE.flatMap((place) => [...valuesIn(place)].map((value) => ({ value, place }))))(
    '$value, sent in $place, is in the result, the example and the comparison on screen',
    ({ value }) => {
      const result = [...valuesIn('result'), ...valuesIn('resultHead')]
      expect(result).toContain(value)
      expect([...valuesIn('example')]).toContain(value)
      expect([...valuesIn('comparison')]).toContain(value)
    },
  )

  it.each(ids)('%s has a label and a place', (id) => {
    expect(ptPt[id]).toMatch(/./)
    expect(places.filter((place) => PLACES[place].some((each) => each === id))).not.toEqual([])
  })

  it.each(places)('stands once in %s', (place) => {
    expect(new Set(PLACES[place]).size).toBe(PLACES[place].length)
  })

  it('stands on the card of the model list in the order of the registry', () => {
    expect(Object.keys(CARD)).toEqual(PLACES.card)
    expect(Object.keys(CARD_DETAILS)).toEqual(PLACES.cardDetails)
  })
})

import { describe, expect, it } from 'vitest'
import { cabinView, cabinViews } from './pictures.ts'
import { anInterior } from '../../../../test/support/sample-catalogue.ts'

const WHOLE = { seats: '/s.avif', image: '/i.avif', panorama: '/p.avif' }

describe('the views of a cabin', () => {
  it.each([
    ['all three, the seats first', WHOLE, ['seats', 'dashboard', 'panorama']],
    ['those that have a picture', { ...WHOLE, image: null }, ['seats', 'panorama']],
    [
      'no dashboard where the panorama is the only picture',
      { ...WHOLE, image: WHOLE.panorama },
      ['seats', 'panorama'],
    ],
    ['the seats alone', { seats: '/s.avif' }, ['seats']],
    ['none without a picture of the seats', { ...WHOLE, seats: null }, []],
  ])('are %s', (_, pictures, views) => {
    expect(cabinViews(anInterior(pictures))).toEqual(views)
  })

  it('are none before an interior is chosen', () => {
    expect(cabinViews(null)).toEqual([])
  })
})

describe('the shown view of a cabin', () => {
  it.each([
    ['the seats', anInterior(WHOLE), undefined, 'seats'],
    ['the one that the buyer wants', anInterior(WHOLE), 'panorama', 'panorama'],
    [
      'the seats if an interior has no picture of the wanted view',
      anInterior({ ...WHOLE, panorama: null }),
      'panorama',
      'seats',
    ],
    [
      'all round without a picture of the seats',
      anInterior({ ...WHOLE, seats: null }),
      'seats',
      'panorama',
    ],
    ['its only picture', anInterior({ image: '/i.avif', panorama: null }), 'seats', 'dashboard'],
  ] as const)('is %s', (_, interior, wanted, view) => {
    expect(cabinView(interior, wanted)).toBe(view)
  })
})

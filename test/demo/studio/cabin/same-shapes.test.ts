import { describe, expect, it } from 'vitest'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'
import { CITY } from '../../../../demo/studio/cabin/designs/city.ts'
import { sameShapes } from '../../../../demo/studio/cabin/same-shapes.ts'

describe('cabins of one shape', () => {
  it('differ in screen and upholsteries only', () => {
    const map = { ...CITY, slug: 'city-map', upholsteries: ['MAN'], offers: 'map' } as const
    const automatic = { ...CITY, slug: 'city-automatic', gear: 'selector' } as const
    expect(sameShapes([CITY, automatic, map])).toEqual([[CITY, map], [automatic]])
  })

  it('are all cabins, each once', () => {
    const slugs = sameShapes(ALL_CABINS).flatMap((group) => group.map(({ slug }) => slug))
    expect(slugs.toSorted()).toEqual(ALL_CABINS.map(({ slug }) => slug).toSorted())
  })
})

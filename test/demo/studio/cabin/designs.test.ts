import { describe, expect, it } from 'vitest'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'
import { upholsteryLook } from '../../../../demo/studio/cabin/upholstery-look.ts'
import { seatsOf } from '../../../../demo/content-site/catalogue/bodies.ts'
import { buildCatalogue } from '../../../../demo/content-site/catalogue/catalogue.ts'
import { MODEL_PLANS } from '../../../../demo/content-site/catalogue/line-up/plans.ts'
import { pictureAddresses } from '../../../../demo/content-site/catalogue/picture-addresses.ts'

/** Without the looks that other versions have of the same cabins, and the seats of the seven-seater. */
const LAYOUTS = ALL_CABINS.filter(
  ({ upholsteries, seatUpholsteries }) => upholsteries.length > 0 && seatUpholsteries.length > 0,
)

/** How many seats `seats.glsl` draws in front and on every bench, and `third-row.glsl` behind it. */
const DRAWN = { front: 2, bench: 3, thirdRow: 2 } as const

describe('the cabin designs', () => {
  it.each(MODEL_PLANS)(
    'draw as many seats as the data of $name states',
    ({ body, slug, facts }) => {
      const cabin = ALL_CABINS.find((design) => design.slug === seatsOf(body))
      expect(cabin?.models).toContain(slug)
      const thirdRow = cabin?.rows === 'three' ? DRAWN.thirdRow : 0
      expect(facts.seats).toBe(DRAWN.front + DRAWN.bench + thirdRow)
    },
  )

  it('are drawn in exactly the upholsteries of the catalogue', () => {
    const drawn = ALL_CABINS.flatMap(({ slug, upholsteries, seatUpholsteries }) =>
      [
        ...upholsteries.flatMap((id) => [id, `${id}-flat`]),
        ...seatUpholsteries.map((id) => `${id}-seats`),
      ].map((name) => `/media/interior/${slug}/${name}.avif`),
    )
    const shown = [...pictureAddresses(buildCatalogue())].filter((address) =>
      address.startsWith('/media/interior/'),
    )
    expect(drawn.toSorted()).toEqual(shown.toSorted())
  })

  it.each(ALL_CABINS)('place the driver of $slug on the left, with the wheel in front', (cabin) => {
    const [eyeX, eyeY, eyeZ] = cabin.eye
    const [wheelX, wheelY, wheelZ] = cabin.wheel.at
    expect(eyeY).toBeLessThan(0)
    expect(wheelY).toBe(-cabin.seat.hip[1])
    expect(eyeX - wheelX).toBeGreaterThan(0.4)
    expect(eyeZ).toBeGreaterThan(wheelZ)
    expect(cabin.shell.roof - eyeZ).toBeGreaterThan(0.2)
  })

  it('differ from each other', () => {
    expect(new Set(LAYOUTS.map(({ style }) => style)).size).toBe(LAYOUTS.length)
    expect(new Set(LAYOUTS.map(({ trim }) => trim)).size).toBe(LAYOUTS.length)
  })

  it('sew cloth plainer than leather', () => {
    for (const { seat } of LAYOUTS) {
      const { cloth, leather } = seat.sewing
      expect(cloth).not.toEqual(leather)
      expect(cloth.pattern).not.toBe('diamond')
    }
  })

  it('define a look for every upholstery', () => {
    for (const design of ALL_CABINS)
      for (const id of [...design.upholsteries, ...design.seatUpholsteries])
        expect(upholsteryLook(id, design)['uInsert']).toHaveLength(3)
  })
})

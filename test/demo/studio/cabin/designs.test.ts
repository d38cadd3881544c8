import { describe, expect, it } from 'vitest'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'
import { upholsteryLook } from '../../../../demo/studio/cabin/upholstery-look.ts'
import { buildCatalogue } from '../../../../demo/content-site/catalogue/catalogue.ts'
import { pictureAddresses } from '../../../../demo/content-site/catalogue/picture-addresses.ts'

describe('the cabin designs', () => {
  it('are drawn in exactly the upholsteries of the catalogue', () => {
    const drawn = ALL_CABINS.flatMap(({ slug, upholsteries }) =>
      upholsteries.flatMap((id) =>
        ['', '-flat', '-seats'].map((ending) => `/media/interior/${slug}/${id}${ending}.avif`),
      ),
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
    expect(new Set(ALL_CABINS.map(({ style }) => style)).size).toBe(ALL_CABINS.length)
    expect(new Set(ALL_CABINS.map(({ trim }) => trim)).size).toBe(ALL_CABINS.length)
  })

  it('define a look for every upholstery', () => {
    for (const id of ALL_CABINS.flatMap(({ upholsteries }) => upholsteries))
      expect(upholsteryLook(id)['uInsert']).toHaveLength(3)
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UPHOLSTERIES, UPHOLSTERY_IDS } from '../../demo/content-site/catalogue/upholsteries.ts'
import { upholsterySwatch } from '../../demo/content-site/upholstery-swatch.ts'

/** Mean of red, green and blue over the whole picture. */
async function meanColour(svg: string): Promise<readonly number[]> {
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats()
  return channels.map(({ mean }) => mean)
}

describe('the swatches of the upholsteries', () => {
  it.each(UPHOLSTERY_IDS)('show the colour of %s', async (id) => {
    const { colour } = UPHOLSTERIES[id]
    const mean = await meanColour(upholsterySwatch(UPHOLSTERIES[id]))
    const own = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    for (const [channel, value] of own.entries())
      expect(Math.abs((mean[channel] ?? NaN) - value)).toBeLessThan(40)
  })

  it('differ between materials of the same colour', () => {
    const drawn = ['Tecido', 'Tecido reciclado', 'Microfibra', 'Pele'].map((material) =>
      upholsterySwatch({ ...UPHOLSTERIES.PPR, material }),
    )
    expect(new Set(drawn).size).toBe(4)
    expect(upholsterySwatch({ ...UPHOLSTERIES.PPR, material: null })).toBe(drawn[0])
  })
})

import { statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { posterFiles } from '../../../demo/studio/encode/posters.ts'

/** What the first packets of a slow connection carry, in bytes. */
const FIRST_PACKETS = 14_000

const SMALL = { width: 200, height: 112, fit: 'fill' } as const

async function pixels(file: string): Promise<Buffer> {
  return sharp(file).resize(SMALL).flatten({ background: '#fff' }).raw().toBuffer()
}

describe('the posters of the cars', () => {
  it.each(posterFiles())(
    'show the same as the current frame: $poster',
    async ({ poster, frame }) => {
      const [small, large] = await Promise.all([pixels(poster), pixels(frame)])
      const apart = small.reduce((sum, value, at) => sum + Math.abs(value - (large[at] ?? 0)), 0)
      expect(apart / small.length).toBeLessThan(1.5)
    },
    20_000,
  )

  it('fit into the first packets of a slow connection', () => {
    const heavy = posterFiles().filter(({ poster }) => statSync(poster).size > FIRST_PACKETS)
    expect(heavy).toEqual([])
  })
})

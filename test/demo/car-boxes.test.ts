import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { carBox } from '../../demo/content-site/catalogue/assemble/car-boxes.ts'

const EXTERIOR = fileURLToPath(new URL('../../demo/content-site/media/exterior', import.meta.url))

/** The body is opaque; the shadow beside it is not. */
const OPAQUE = 250

/** How far the box may reach beyond the car, in percent of the frame: below it is the shadow. */
const SLACK = { sides: 2.5, top: 2.5, bottom: 5 } as const

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Where the opaque pixels of a turn are, in percent of the frame. */
async function measured(look: string) {
  const [paint = ''] = folders(`${EXTERIOR}/${look}`)
  const frames = readdirSync(`${EXTERIOR}/${look}/${paint}`).filter((name) =>
    /^\d\d\.avif$/.test(name),
  )
  const edges = { left: 100, top: 100, right: 0, bottom: 0 }
  for (const frame of frames) {
    const picture = sharp(`${EXTERIOR}/${look}/${paint}/${frame}`).extractChannel('alpha')
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    for (const [index, alpha] of data.entries()) {
      if (alpha < OPAQUE) continue
      const x = ((index % info.width) * 100) / info.width
      const y = (Math.floor(index / info.width) * 100) / info.height
      edges.left = Math.min(edges.left, x)
      edges.right = Math.max(edges.right, x)
      edges.top = Math.min(edges.top, y)
      edges.bottom = Math.max(edges.bottom, y)
    }
  }
  return { frames: frames.length, ...edges }
}

describe('the box of a car', () => {
  it.each(folders(EXTERIOR))('contains %s in every frame, and little else', async (look) => {
    const box = carBox(look)
    const { frames, left, top, right, bottom } = await measured(look)
    expect(frames).toBe(35)
    if (!box) throw new Error(`${look} has no box`)
    for (const [space, most] of [
      [left - box.left, SLACK.sides],
      [box.left + box.width - right, SLACK.sides],
      [top - box.top, SLACK.top],
      [box.top + box.height - bottom, SLACK.bottom],
    ] as const) {
      expect(space).toBeGreaterThanOrEqual(0)
      expect(space).toBeLessThanOrEqual(most)
    }
  })
})

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeFrame } from '../../../demo/studio/encode/encode-frame.ts'
import { encodeMatte } from '../../../demo/studio/matte/encode-matte.ts'
import { replaceAlpha } from '../../../demo/studio/matte/replace-alpha.ts'

const SIZE = { width: 128, height: 96 }
const pixels = SIZE.width * SIZE.height

/** A red picture, covered on its left. */
const picture = Buffer.from(
  Array.from({ length: pixels }, (_, pixel) => [
    200,
    30,
    (pixel * 7) % 256,
    pixel % SIZE.width < 64 ? 255 : 0,
  ]).flat(),
)
/** From open at the top to covered at the bottom. */
const fade = Buffer.from(
  Array.from({ length: pixels }, (_, pixel) =>
    Math.round((255 * Math.floor(pixel / SIZE.width)) / (SIZE.height - 1)),
  ),
)

const channel = async (file: Buffer, which: 0 | 1 | 2 | 3) =>
  sharp(file).extractChannel(which).raw().toBuffer()

describe('a picture with another alpha', () => {
  it('shows that alpha, and its own colours unchanged', async () => {
    const frame = await encodeFrame(picture, SIZE)
    const replaced = replaceAlpha(frame, await encodeMatte(fade, SIZE))
    for (const colour of [0, 1, 2] as const) {
      expect(await channel(replaced, colour)).toEqual(await channel(frame, colour))
    }
    const alpha = await channel(replaced, 3)
    const apart = alpha.map((value, at) => Math.abs(value - (fade[at] ?? 0)))
    expect(Math.max(...apart)).toBeLessThan(6)
    expect(await channel(replaceAlpha(replaced, frame), 3)).toEqual(await channel(frame, 3))
  })

  it('is refused if both differ in size or kind, or a file is cut off', async () => {
    const frame = await encodeFrame(picture, SIZE)
    const matte = await encodeMatte(fade, SIZE)
    const turned = { width: SIZE.height, height: SIZE.width }
    const other = await encodeMatte(fade, turned)
    expect(() => replaceAlpha(frame, other)).toThrow('differ in kind')
    const finer = await encodeMatte(fade, SIZE, '4:4:4')
    expect(() => replaceAlpha(frame, finer)).toThrow('differ in kind')
    expect(() => replaceAlpha(frame.subarray(0, -20), matte)).toThrow('cut off')
    expect(() => replaceAlpha(Buffer.from('no picture'), matte)).toThrow('no AVIF')
    const opaque = await sharp(frame).removeAlpha().avif().toBuffer()
    expect(() => replaceAlpha(opaque, matte)).toThrow('differ in kind')
  })
})

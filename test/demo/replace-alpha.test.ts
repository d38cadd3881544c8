import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { replaceAlpha } from '../../demo/plugin-sample/replace-alpha.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const SIZE: Size = { width: 128, height: 96 }
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

const encodeFrame = async (pixelsOf: Buffer, size: Size) =>
  sharp(pixelsOf, { raw: { ...size, channels: 4 } })
    .avif({ quality: 45, effort: 4 })
    .toBuffer()

/** A black picture with an alpha of its own. */
const encodeAlpha = async (alpha: Buffer, size: Size, chromaSubsampling = '4:4:4') =>
  sharp(Buffer.from([...alpha].flatMap((value) => [0, 0, 0, value])), {
    raw: { ...size, channels: 4 },
  })
    .avif({ quality: 66, effort: 4, chromaSubsampling })
    .toBuffer()

describe('a picture with another alpha', () => {
  it('shows that alpha, and its own colours unchanged', async () => {
    const frame = await encodeFrame(picture, SIZE)
    const replaced = replaceAlpha(frame, await encodeAlpha(fade, SIZE))
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
    const withFade = await encodeAlpha(fade, SIZE)
    const turned = { width: SIZE.height, height: SIZE.width }
    const other = await encodeAlpha(fade, turned)
    expect(() => replaceAlpha(frame, other)).toThrow('differ in kind')
    const coarser = await encodeAlpha(fade, SIZE, '4:2:0')
    expect(() => replaceAlpha(frame, coarser)).toThrow('differ in kind')
    expect(() => replaceAlpha(frame.subarray(0, -20), withFade)).toThrow('cut off')
    expect(() => replaceAlpha(Buffer.from('no picture'), withFade)).toThrow('no AVIF')
    const opaque = await sharp(frame).removeAlpha().avif().toBuffer()
    expect(() => replaceAlpha(opaque, withFade)).toThrow('differ in kind')
  })
})

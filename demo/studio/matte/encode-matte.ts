import sharp from 'sharp'
import type { Size } from '../page/region.ts'

/** High enough that a shadow shows no blocks; it costs 0.9 KB a frame. */
const MATTE = { quality: 66, effort: 3 } as const

/**
 * Encodes a matte (a byte a pixel) as the alpha of a black picture, for `replaceAlpha`. `chroma` is that of the picture
 * it is meant for. The same matte gives the same bytes.
 */
export function encodeMatte(
  matte: Buffer,
  size: Size,
  chroma: '4:2:0' | '4:4:4' = '4:2:0',
): Promise<Buffer> {
  const black = Buffer.alloc(matte.length * 4)
  for (const [pixel, covered] of matte.entries()) black[pixel * 4 + 3] = covered
  return sharp(black, { raw: { ...size, channels: 4 } })
    .avif({ ...MATTE, chromaSubsampling: chroma })
    .toBuffer()
}

import sharp from 'sharp'
import type { Size } from '../page/region.ts'

/** AVIF settings: about 15 KB a frame, and encoding no slower than drawing. */
export const AVIF = { quality: 47, effort: 2, chromaSubsampling: '4:2:0' } as const

/** Background of the close-ups, which have no transparent parts. */
const BACKDROP = '#e8eaed'

/** Encodes straight RGBA as AVIF with alpha; the same picture gives the same bytes. */
export function encodeFrame(picture: Buffer, size: Size): Promise<Buffer> {
  return sharp(picture, { raw: { ...size, channels: 4 } })
    .avif(AVIF)
    .toBuffer()
}

/** Encodes a close-up: like a frame, on a backdrop of its own. */
export function encodeDetail(picture: Buffer, size: Size): Promise<Buffer> {
  return sharp(picture, { raw: { ...size, channels: 4 } })
    .flatten({ background: BACKDROP })
    .avif(AVIF)
    .toBuffer()
}

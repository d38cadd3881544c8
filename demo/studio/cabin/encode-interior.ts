import sharp from 'sharp'

/** Bytes that a panorama and a flat picture may weigh. */
export const LIMITS = { panorama: 240 * 1024, flat: 39 * 1024 } as const

/** Tried in this order until the picture is light enough. */
const QUALITIES = [62, 56, 50, 44, 38, 32] as const

/**
 * Encodes RGB rows as AVIF at the best quality that keeps within `limit` bytes; throws when none
 * does. The same picture gives the same bytes.
 */
export async function encodeInterior(
  picture: Buffer,
  width: number,
  height: number,
  limit: number,
): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(picture, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (bytes.byteLength <= limit) return bytes
  }
  throw new Error(`A picture of ${width} x ${height} stays over ${limit} bytes`)
}

import sharp from 'sharp'

/** Bytes that a picture may weigh, and the quality to begin with. */
export interface EncodingLimit {
  readonly bytes: number
  readonly quality: number
}

/** A panorama never fits at a better quality than this: trying one would take as long as drawing it. */
export const LIMITS = {
  panorama: { bytes: 104 * 1024, quality: 40 },
  flat: { bytes: 48 * 1024, quality: 58 },
} as const satisfies Record<string, EncodingLimit>

/** Tried in this order until the picture is light enough. */
const QUALITIES = [58, 52, 46, 40, 35, 30] as const

/**
 * Encodes RGB rows as AVIF at the best quality that keeps within the limit; throws when none does.
 * The same picture gives the same bytes.
 */
export async function encodeInterior(
  picture: Buffer,
  width: number,
  height: number,
  limit: EncodingLimit,
): Promise<Buffer> {
  for (const quality of QUALITIES.filter((one) => one <= limit.quality)) {
    const bytes = await sharp(picture, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (bytes.byteLength <= limit.bytes) return bytes
  }
  throw new Error(`A picture of ${width} x ${height} stays over ${limit.bytes} bytes`)
}

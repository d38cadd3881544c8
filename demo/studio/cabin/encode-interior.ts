import sharp from 'sharp'

/** Bytes that a picture may weigh, the quality to begin with, and whether it is sharpened before. */
export interface EncodingLimit {
  readonly bytes: number
  readonly quality: number
  readonly isSharpened: boolean
}

/** The viewer resamples a panorama, and coding takes its finest lines: a little more contrast there makes up for both. */
const SHARPENING = { sigma: 0.6, m1: 0.3, m2: 0.5 } as const

/** A panorama never fits at a better quality than this: trying one would take as long as drawing it. */
export const LIMITS = {
  panorama: { bytes: 140 * 1024, quality: 46, isSharpened: true },
  flat: { bytes: 48 * 1024, quality: 58, isSharpened: false },
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
  const raw = sharp(picture, { raw: { width, height, channels: 3 } })
  const drawn = limit.isSharpened ? raw.sharpen(SHARPENING) : raw
  for (const quality of QUALITIES.filter((one) => one <= limit.quality)) {
    const bytes = await drawn
      .clone()
      .avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (bytes.byteLength <= limit.bytes) return bytes
  }
  throw new Error(`A picture of ${width} x ${height} stays over ${limit.bytes} bytes`)
}

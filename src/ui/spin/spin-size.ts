/** Bytes that the decoded frames of one turn may take; what the browser adds keeps it under 90 MB. */
const MEMORY = 60_000_000

const BYTES_PER_PIXEL = 4

/** How much more room than pixels there may be before the frames are made anew. */
const SLACK = 1.25

export interface Box {
  readonly width: number
  readonly height: number
}

export interface Sizing {
  /** Decodes a frame at the size it is shown in. Throws where it is no picture. */
  readonly decode: (picture: Blob) => Promise<ImageBitmap>
  /** Decodes a frame finer than the memory allows for all of them; null where that is no finer. */
  readonly decodeFine: (picture: Blob) => Promise<ImageBitmap | null>
  /** Whether the room has grown past what was decoded, and the pictures have more to give. */
  readonly isTooSmall: () => boolean
}

/** How much finer a frame on its own must be to be worth another decoding. */
const WORTH = 1.05

/** The width in pixels that a frame is decoded to where it stands alone: as shown, never above its own. */
function fineWidth(own: Box, box: Box): number {
  return Math.floor(Math.min(own.width, box.width, (box.height * own.width) / own.height))
}

/** The width in pixels that a frame is decoded to: as shown, never above its own, within the memory for them all. */
export function frameWidth(own: Box, box: Box, count: number): number {
  const affordable = Math.sqrt((MEMORY / BYTES_PER_PIXEL / count) * (own.width / own.height))
  return Math.max(1, Math.floor(Math.min(fineWidth(own, box), affordable)))
}

/** Sizes the frames of one turn alike, by the first one that is decoded. */
export function createSizing(count: number, box: () => Box): Sizing {
  let own: Box | null = null
  let width = 0

  const resized = (picture: Blob, resizeWidth = width): Promise<ImageBitmap> =>
    createImageBitmap(picture, { resizeWidth, resizeQuality: 'high' })

  return {
    async decode(picture) {
      if (own !== null) return resized(picture)
      const full = await createImageBitmap(picture)
      own = { width: full.width, height: full.height }
      width = frameWidth(own, box(), count)
      if (width >= full.width) return full
      full.close()
      return resized(picture)
    },
    async decodeFine(picture) {
      const fine = own === null ? 0 : fineWidth(own, box())
      return fine > width * WORTH ? resized(picture, fine) : null
    },
    isTooSmall: () => own !== null && frameWidth(own, box(), count) > width * SLACK,
  }
}

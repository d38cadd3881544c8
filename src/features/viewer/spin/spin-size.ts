import { decodeHere, type FrameDecoder } from './frame-decoder.ts'

/** Memory budget for the decoded frames of one turn, in bytes; with the browser's overhead it stays under 90 MB. */
const MEMORY = 60_000_000

const BYTES_PER_PIXEL = 4

/** How far the available size may exceed the decoded size before the frames are decoded again. */
const SLACK = 1.25

export interface Box {
  readonly width: number
  readonly height: number
}

interface Sizing {
  /** Decodes a frame at its display size. Throws if it is not an image. */
  readonly decode: (picture: Blob) => Promise<ImageBitmap>
  /** Decodes a single frame beyond the size that the memory budget allows for all; null if that is no sharper. */
  readonly decodeFine: (picture: Blob) => Promise<ImageBitmap | null>
  /** Decodes a larger picture of a frame at display size. */
  readonly decodeLarge: (picture: Blob) => Promise<ImageBitmap>
  /** Whether the display has more pixels than the frames. */
  readonly isBeyondOwn: () => boolean
  /** Whether the available size has outgrown the decoded size and the images have a higher resolution to offer. */
  readonly isTooSmall: () => boolean
}

/** How much sharper a single frame must be to be decoded again. */
const WORTH = 1.05

/** The display width of a frame in pixels: all of the box that its proportions allow. */
function shownWidth(own: Box, box: Box): number {
  return Math.floor(Math.min(box.width, (box.height * own.width) / own.height))
}

/** The decoded width, in pixels, of a single frame: its display width, never more than its own. */
function fineWidth(own: Box, box: Box): number {
  return Math.min(own.width, shownWidth(own, box))
}

/**
 * The decoded width, in pixels, of every frame: its display width, never more than its own, within the memory budget.
 */
export function frameWidth(own: Box, box: Box, count: number): number {
  const affordable = Math.sqrt((MEMORY / BYTES_PER_PIXEL / count) * (own.width / own.height))
  return Math.max(1, Math.floor(Math.min(fineWidth(own, box), affordable)))
}

/** Decodes all frames of a turn at the same size, derived from the first one. */
export function createSizing(
  count: number,
  box: () => Box,
  decodeAt: FrameDecoder['decode'],
): Sizing {
  let own: Box | null = null
  let width = 0

  return {
    async decode(picture) {
      if (own !== null) return decodeAt(picture, width)
      const full = await createImageBitmap(picture)
      own = { width: full.width, height: full.height }
      width = frameWidth(own, box(), count)
      if (width >= full.width) return full
      // The first frame does not wait for the worker to start.
      return decodeHere(full, width).finally(() => full.close())
    },
    async decodeFine(picture) {
      const fine = own === null ? 0 : fineWidth(own, box())
      return fine > width * WORTH ? decodeAt(picture, fine) : null
    },
    decodeLarge: (picture) => decodeAt(picture, own === null ? 1 : shownWidth(own, box())),
    isBeyondOwn: () => own !== null && shownWidth(own, box()) > own.width * WORTH,
    isTooSmall: () => own !== null && frameWidth(own, box(), count) > width * SLACK,
  }
}

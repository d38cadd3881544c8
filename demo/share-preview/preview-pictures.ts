import type { SiteContext } from '../content-site/http/route.ts'

/** Sizes in pixels that services show: wide above the text, square beside it. Some take the larger one, others the first. */
export const PREVIEW_SIZES = {
  wide: { width: 1200, height: 630 },
  square: { width: 600, height: 600 },
} as const

export type PreviewShape = keyof typeof PREVIEW_SIZES

/** Maximum size of a picture in bytes. Messengers ignore larger ones. */
export const MAX_PREVIEW_BYTES = 300_000

/** Colour of the ground: frames have none. */
const GROUND = '#eef1f2'

/** JPEG qualities, tried until the picture is small enough. */
const QUALITIES = [84, 72, 58, 40]

/** Pictures kept in memory; the oldest is dropped first. */
const MAX_KEPT = 200

/** Path below which the previews are. */
export const PREVIEW_PATH = '/preview/'

const ADDRESS = /^\/preview\/(wide|square)\/(.+)\.jpg$/

/** The path of a preview of a picture of the catalogue. */
export function previewPath(picture: string, shape: PreviewShape): string {
  return `${PREVIEW_PATH}${shape}/${picture.replace(/^\/media\//, '').replace(/\.avif$/, '')}.jpg`
}

/** Makes previews and keeps them. */
interface PreviewPictures {
  /** Returns the JPEG at a path; null if it is not that of a preview, or its picture is not in the catalogue. */
  readonly read: (path: string) => Promise<Buffer | null>
}

/** Previews of the catalogue's pictures. Each is made when it is first requested. */
export function createPreviewPictures({
  catalogue,
  pictures,
}: Pick<SiteContext, 'catalogue' | 'pictures'>): PreviewPictures {
  const kept = new Map<string, Promise<Buffer | null>>()

  const make = async (picture: string, shape: PreviewShape): Promise<Buffer | null> => {
    const bytes = await pictures.read(picture)
    return bytes && previewPicture(bytes, shape)
  }

  return {
    read: async (path) => {
      const [, shape, name] = ADDRESS.exec(path) ?? []
      const picture = `/media/${name ?? ''}.avif`
      if ((shape !== 'wide' && shape !== 'square') || !catalogue.pictures.has(picture)) return null
      const made = kept.get(path) ?? make(picture, shape)
      kept.set(path, made)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      made.catch(() => kept.delete(path))
      return made
    },
  }
}

/**
 * Puts a picture on a light ground of one of the sizes. Throws when it is not a picture, or cannot be made small
 * enough.
 */
async function previewPicture(bytes: Uint8Array, shape: PreviewShape): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = PREVIEW_SIZES[shape]
  const placed = sharp(bytes)
    .resize(width, height, { fit: shape === 'wide' ? 'cover' : 'contain', background: GROUND })
    .flatten({ background: GROUND })
  for (const quality of QUALITIES) {
    const jpeg = await placed.clone().jpeg({ quality, progressive: true }).toBuffer()
    if (jpeg.byteLength <= MAX_PREVIEW_BYTES) return jpeg
  }
  throw new Error('The preview cannot be made small enough')
}

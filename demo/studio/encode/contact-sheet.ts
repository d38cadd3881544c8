import sharp from 'sharp'
import type { Size } from '../page/region.ts'

const COLUMNS = 3

/** Lays pictures (straight RGBA) out on the page's light stage, as one PNG file to look at. */
export async function writeContactSheet(
  file: string,
  pictures: readonly Buffer[],
  size: Size,
): Promise<void> {
  const columns = Math.min(COLUMNS, pictures.length)
  const rows = Math.ceil(pictures.length / columns)
  const stage = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="s" x2="0" y2="1"><stop offset=".45" stop-color="#fff"/><stop offset=".8" stop-color="#f0f1f3"/><stop offset="1" stop-color="#fbfbfb"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  )
  const cells = pictures.flatMap((picture, index) => {
    const left = (index % columns) * size.width
    const top = Math.floor(index / columns) * size.height
    return [
      { input: stage, left, top },
      { input: picture, raw: { ...size, channels: 4 as const }, left, top },
    ]
  })
  await sharp({
    create: {
      width: columns * size.width,
      height: rows * size.height,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(cells)
    .png()
    .toFile(file)
}

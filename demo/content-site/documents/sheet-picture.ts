/** Picture width in pixels: about twice its width on the sheet in points. */
const WIDTH = 1008
const HEIGHT = (WIDTH * 9) / 16

/** Background of a picture that does not fill the frame. */
const STAGE = '#eef1f2'

const QUALITY = 82

/** Converts a picture of any format to a 16:9 JPEG. Throws when it is not a picture. */
export async function sheetPicture(bytes: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: STAGE })
    .flatten({ background: STAGE })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

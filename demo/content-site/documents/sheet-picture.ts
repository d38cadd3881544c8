/** Width of the picture in a sheet, in pixels: about twice its width in points. */
const WIDTH = 1008
const HEIGHT = (WIDTH * 9) / 16

/** Behind a picture that does not fill the frame. */
const STAGE = '#eef1f2'

const QUALITY = 82

/** Turns a picture of any kind into a JPEG of 16 by 9. Throws where it is no picture. */
export async function sheetPicture(bytes: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: STAGE })
    .flatten({ background: STAGE })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

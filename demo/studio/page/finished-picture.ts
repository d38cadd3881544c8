import type { Raster } from './downsampling.ts'
import type { Region, Size } from './region.ts'

/** Side of the squares whose mean colour is carried over the car's edge. */
const SQUARE = 8
const FAINT = 0.02

/**
 * Lays a brought-down car into its frame as straight RGBA bytes, top row first. Where nothing
 * covers, the colour of what lies near goes on, so that neither the encoder nor a scaled picture
 * draws a halo.
 */
export function finishedPicture(
  colour: Raster,
  covered: Raster,
  place: Region,
  size: Size,
): Uint8ClampedArray<ArrayBuffer> {
  const picture = new Uint8ClampedArray(size.width * size.height * 4)
  const { squares, mean, perRow } = edgeColours(colour, covered)
  const [red = 0, green = 0, blue = 0] = mean
  picture.set([red, green, blue, 0])
  const pixels = new Uint32Array(picture.buffer)
  pixels.fill(pixels[0] ?? 0)
  for (let row = 0; row < place.height; row++) {
    const lineStart = (size.height - 1 - row - place.y) * size.width + place.x
    for (let column = 0; column < place.width; column++) {
      const to = (lineStart + column) * 4
      const at = row * place.width + column
      const alpha = Math.min(Math.max(covered.values[at] ?? 0, 0), 1)
      picture[to + 3] = 255 * alpha
      const square = (Math.floor(row / SQUARE) * perRow + Math.floor(column / SQUARE)) * 4
      const isFaint = alpha < FAINT
      const share = isFaint ? (squares[square + 3] ?? 0) : alpha
      if (share === 0) continue
      const from = isFaint ? squares : colour.values
      const first = isFaint ? square : at * 3
      picture[to] = (255 * (from[first] ?? 0)) / share
      picture[to + 1] = (255 * (from[first + 1] ?? 0)) / share
      picture[to + 2] = (255 * (from[first + 2] ?? 0)) / share
    }
  }
  return picture
}

function edgeColours(colour: Raster, covered: Raster) {
  const { width, height } = covered
  const perRow = Math.ceil(width / SQUARE)
  const squares = new Float32Array(perRow * Math.ceil(height / SQUARE) * 4)
  const sum = [0, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const alpha = covered.values[at] ?? 0
      if (alpha < FAINT) continue
      const square = (Math.floor(y / SQUARE) * perRow + Math.floor(x / SQUARE)) * 4
      for (let channel = 0; channel < 3; channel++) {
        const value = Math.max(colour.values[at * 3 + channel] ?? 0, 0)
        squares[square + channel] = (squares[square + channel] ?? 0) + value
        sum[channel] = (sum[channel] ?? 0) + value
      }
      squares[square + 3] = (squares[square + 3] ?? 0) + alpha
      sum[3] = (sum[3] ?? 0) + alpha
    }
  }
  const total = Math.max(sum[3] ?? 0, 1)
  const mean = [0, 1, 2].map((channel) => (255 * (sum[channel] ?? 0)) / total)
  return { squares, mean, perRow }
}

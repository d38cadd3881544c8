/** How a picture is enlarged: its scale, and how far its centre is moved, in CSS pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }

export const LARGEST = 4

const limited = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Moves the picture, at most until its edge is at the edge of the view. */
export function moved({ scale, x, y }: Zoom, by: Point, { width, height }: Size): Zoom {
  return {
    scale,
    x: limited(x + by.x, ((scale - 1) * width) / 2),
    y: limited(y + by.y, ((scale - 1) * height) / 2),
  }
}

/**
 * Enlarges the picture by a factor, within the limits.
 * @param at The point that stays in place, from the centre of the view.
 */
export function zoomed(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor))
  const part = 1 - scale / zoom.scale
  const by = { x: (at.x - zoom.x) * part, y: (at.y - zoom.y) * part }
  return moved({ ...zoom, scale }, by, size)
}

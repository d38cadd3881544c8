import type { Shape } from './bodies.ts'
import type { EndFrame, EndPoint } from './end-frame.ts'
import { clip, element, fill, stroke } from './svg.ts'

/** Windscreen or rear screen, roof to scuttle; `foot` is the height of its lower edge. */
export function screenPoints(
  shape: Shape,
  top: number,
  foot: number,
  spread: number,
): readonly EndPoint[] {
  const { taper } = shape.traits.front
  return [
    [0, top + 0.006],
    [taper * 0.9, top - 0.008],
    [spread, foot + 0.018],
    [0, foot],
  ]
}

export function screenClip(frame: EndFrame, points: readonly EndPoint[]): string {
  return clip('screen-area', frame.band(points, 20))
}

/** The pane with what stands behind it, clipped to its shape, and diagonal reflections. */
export function screen(frame: EndFrame, points: readonly EndPoint[], inside: string): string {
  const contour = frame.band(points, 20)
  const [top = 0.93, foot = 0.7] = [points[0]?.[1], points.at(-1)?.[1]]
  const streak = (u: number, width: number, opacity: number) =>
    fill(
      frame.area(
        [
          [u + 0.26, top + 0.05],
          [u + 0.26 + width, top + 0.05],
          [u + width, foot - 0.05],
          [u, foot - 0.05],
        ],
        1,
      ),
      '#fff',
      { opacity },
    )
  return (
    element(
      'g',
      { 'clip-path': 'url(#screen-area)' },
      fill(contour, 'url(#screen)') +
        inside +
        streak(-0.62, 0.2, 0.12) +
        streak(-0.34, 0.06, 0.09) +
        streak(0.2, 0.24, 0.07) +
        stroke(contour, '#050708', 9),
    ) + stroke(contour, '#050708', 2.5)
  )
}

/** Seats seen through the screen, as dark shapes; `rows` are heights of the head restraints' tops. */
export function seats(frame: EndFrame, top: number, foot: number): string {
  const seat = (u: number) =>
    fill(
      frame.area(
        [
          [u - 0.17, foot - 0.05],
          [u - 0.16, top - 0.05],
          [u - 0.07, top - 0.035],
          [u - 0.08, top],
          [u + 0.08, top],
          [u + 0.07, top - 0.035],
          [u + 0.16, top - 0.05],
          [u + 0.17, foot - 0.05],
        ],
        10,
      ),
      '#06080a',
      { opacity: 0.7 },
    )
  return seat(-0.36) + seat(0.36)
}

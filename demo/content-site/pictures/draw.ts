import type { Body } from './bodies.ts'
import { drawFront } from './front.ts'
import { type Finish, mixPaint } from './paint.ts'
import { drawRear } from './rear.ts'
import { SHAPES } from './shapes.ts'
import { drawSide } from './side.ts'

export type View = 'side' | 'side-right' | 'front' | 'rear'

export interface ExteriorSpec {
  readonly body: Body
  /** Colour as #rrggbb. */
  readonly paint: string
  readonly finish: Finish
  readonly view: View
}

/** Draws a car's outside as an SVG text of 1200 x 675 px with a transparent background; throws on a malformed colour. */
export function drawExterior({ body, paint, finish, view }: ExteriorSpec): string {
  const shape = SHAPES[body]
  const mixed = mixPaint(paint, finish)
  switch (view) {
    case 'side':
      return drawSide(shape, mixed, false)
    case 'side-right':
      return drawSide(shape, mixed, true)
    case 'front':
      return drawFront(shape, mixed)
    case 'rear':
      return drawRear(shape, mixed)
  }
}

export { drawInterior, type InteriorSpec } from './interior.ts'

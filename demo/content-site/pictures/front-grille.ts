import type { Shape } from './bodies.ts'
import { type EndFrame, type EndPoint, bothSides, points } from './end-frame.ts'
import type { Paint } from './paint.ts'
import { fill, stroke } from './svg.ts'

const DARK = '#0b0e10'

/** Grille and lower intakes; an electric car closes its face and keeps only a slot to cool the battery. */
export function grille(shape: Shape, paint: Paint, frame: EndFrame): string {
  return lowerIntake(shape, frame) + upperGrille(shape, paint, frame)
}

function upperGrille(shape: Shape, paint: Paint, frame: EndFrame): string {
  switch (shape.traits.grille) {
    case 'none': {
      const seam = frame.line(points('-0.5,0.5 0.5,0.5'))
      return (
        stroke(seam, '#07090b', 26, { 'stroke-linecap': 'round' }) + stroke(seam, '#f5fbff', 4.5)
      )
    }
    case 'tall':
      return mesh(frame, points('0.4,0.56 0.46,0.5 0.36,0.335'), 7, 22)
    case 'wide':
      return mesh(frame, points('0.5,0.552 0.56,0.5 0.44,0.42'), 4, 16)
    case 'slim':
      return (
        fill(frame.band(points('0.56,0.556 0.56,0.512'), 8), DARK) +
        stroke(frame.line(points('-0.53,0.534 0.53,0.534')), paint.tone(0.9, 0.25), 3)
      )
  }
}

/** A dark opening with bars across it and a bright frame. */
function mesh(frame: EndFrame, right: readonly EndPoint[], bars: number, radius: number): string {
  const [top = 0.5, low = 0.4] = [right[0]?.[1], right.at(-1)?.[1]]
  const opening = frame.band(right, radius)
  const lines = Array.from({ length: bars }, (_, index) => {
    const share = (index + 1) / (bars + 1)
    const v = top + (low - top) * share
    const half = share < 0.3 ? 0.4 + share * 0.14 : 0.44 - share * 0.1
    const reach = (right[1]?.[0] ?? 0.46) * (half / 0.46)
    return frame.line([
      [-reach, v],
      [reach, v],
    ])
  }).join('')
  return (
    fill(opening, DARK) +
    stroke(lines, '#59626a', 3) +
    stroke(lines, '#c4ccd2', 1) +
    stroke(opening, '#aab3ba', 2.6)
  )
}

function lowerIntake(shape: Shape, frame: EndFrame): string {
  const { cladding, grille: kind } = shape.traits
  const slim = kind === 'none'
  const mouth = frame.band(
    slim ? points('0.56,0.225 0.5,0.17') : points('0.6,0.31 0.68,0.24 0.58,0.18'),
    16,
  )
  const slats = slim
    ? ''
    : [0.285, 0.25, 0.215]
        .map((v) =>
          frame.line([
            [-0.6, v],
            [0.6, v],
          ]),
        )
        .join('')
  const curtain = frame.area(
    slim
      ? points('0.8,0.36 0.9,0.38 0.9,0.22 0.82,0.24')
      : points('0.76,0.35 0.9,0.37 0.9,0.24 0.78,0.22'),
    12,
  )
  const running = frame.line(points('0.87,0.345 0.87,0.262'))
  const skid = cladding
    ? fill(frame.band(points('0.5,0.185 0.4,0.145'), 8), '#9aa2a8') +
      fill(frame.band(points('0.48,0.175 0.44,0.163'), 4), '#cfd5d9')
    : stroke(frame.line(points('-0.84,0.155 0.84,0.155')), '#0b0e10', 7)
  return (
    fill(mouth, DARK) +
    stroke(slats, '#2c3237', 3.4) +
    bothSides(
      'curtain',
      fill(curtain, DARK) +
        stroke(running, '#dfe8ed', 3, { opacity: 0.75, 'stroke-linecap': 'round' }),
    ) +
    skid
  )
}

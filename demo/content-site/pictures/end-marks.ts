import { AXIS, type EndFrame } from './end-frame.ts'
import { element, stroke } from './svg.ts'

/** The number plate: the maker's name, drawn as strokes so that no font is needed. */
export function plate(frame: EndFrame, v: number): string {
  const [width, height] = [132, 32]
  const [left, top] = [AXIS - width / 2, frame.y(v) - height / 2]
  const letters =
    'M-40 -9V9H-27M-15 -9V2Q-15 9 -8 9T-1 2V-9M11 9V-9L19 3L27 -9V9M52 -9H39V9H52M39 0H50'
  return (
    element('rect', {
      x: left - 2,
      y: top - 2,
      width: width + 4,
      height: height + 4,
      rx: 5,
      fill: '#0c0f11',
    }) +
    element('rect', { x: left, y: top, width, height, rx: 4, fill: '#eef1f2' }) +
    element('rect', { x: left, y: top, width: 13, height, rx: 4, fill: '#2a4a8a' }) +
    stroke(letters, '#1b2024', 3.4, {
      transform: `translate(${AXIS + 1} ${Math.round(frame.y(v))})`,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  )
}

/** The maker's sign: a sun on the horizon. */
export function badge(frame: EndFrame, v: number): string {
  const sun = 'M-15 7H15M-7 2A7 7 0 0 1 7 2M0 -14V-10M-13 -8L-10 -5M13 -8L10 -5'
  const line = {
    'stroke-linecap': 'round',
    transform: `translate(${AXIS} ${Math.round(frame.y(v))})`,
  }
  return stroke(sun, '#0c0f11', 6, { ...line, opacity: 0.7 }) + stroke(sun, '#e9eef1', 3, line)
}

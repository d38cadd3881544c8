import type { Shape } from './bodies.ts'
import { closed, contour, curveThrough, path, shifted } from './geometry.ts'
import { clip, element, fill, linear, stroke } from './svg.ts'

export function glassDefinitions(shape: Shape): string {
  const top = (shape.roof[0]?.[1] ?? 200) + 10
  const belt = shape.windows[0]?.[1] ?? 310
  return [
    clip('windows', closed(shape.windows)),
    linear(
      'pane',
      [0, top, 0, belt],
      [
        [0, '#56646e'],
        [0.16, '#333d44'],
        [0.55, '#1c2226'],
        [1, '#0f1316'],
      ],
    ),
    linear(
      'screen',
      [shape.cowl[0], shape.cowl[1], shape.header[0], shape.header[1]],
      [
        [0, '#0d1114'],
        [0.5, '#262f35'],
        [0.85, '#6b7a85'],
        [1, '#3b464d'],
      ],
    ),
    linear(
      'chrome',
      [0, belt - 30, 0, belt + 4],
      [
        [0, '#8b939a'],
        [1, '#e9edf0'],
      ],
    ),
  ].join('')
}

/** Windscreen and rear screen as slivers, side windows with cabin, reflections and pillars. */
export function glass(shape: Shape): string {
  const { windows, pillars } = shape
  const belt = windows[0]?.[1] ?? 310
  const top = shape.header[1]
  const panes = [
    fill('M0 0H1200V675H0Z', 'url(#pane)'),
    cabin(shape),
    reflections(shape),
    ...pillars.map(([x, width, lean]) =>
      fill(
        path`M ${x} ${belt + 6} L ${x + lean} ${top - 30} h ${width} L ${x + width} ${belt + 6} Z`,
        '#090b0c',
      ),
    ),
    stroke(closed(windows), '#050607', 7),
  ].join('')
  return (
    screens(shape) +
    element('g', { 'clip-path': 'url(#windows)' }, panes) +
    stroke(contour(beltLine(shape)), 'url(#chrome)', 3.2, { 'stroke-linecap': 'round' })
  )
}

function screens(shape: Shape): string {
  const { cowl, header, spoiler, deck } = shape
  const rising = (cowl[3] ?? -32) - 6
  const frontEdge = path`M ${cowl[0]} ${cowl[1]}` + curveThrough([cowl, header])
  const frontBack = curveThrough([
    [header[0] + 6, header[1] + 5, 165, 167],
    [(cowl[0] + header[0]) / 2 + 20, (cowl[1] + header[1]) / 2 + 2, 180 + (cowl[3] ?? -32)],
    [cowl[0] + 44, cowl[1] + 4, 180 + rising],
  ])
  const rearEdge = path`M ${spoiler[0]} ${spoiler[1]}` + curveThrough([spoiler, deck])
  const depth = shape.deck[0] - shape.spoiler[0] > 90 ? 30 : 26
  const rearBack = curveThrough([
    [deck[0] - depth * 0.3, deck[1] + 2, 180, (deck[2] ?? 60) + 178],
    [spoiler[0] - depth * 0.7, spoiler[1] + 7, (spoiler[3] ?? 60) + 184],
  ])
  return element(
    'g',
    { 'clip-path': 'url(#body)' },
    fill(`${frontEdge}L${header[0] + 6} ${header[1] + 5}${frontBack}Z`, 'url(#screen)') +
      fill(`${rearEdge}L${deck[0] - depth * 0.3} ${deck[1] + 2}${rearBack}Z`, '#14191c') +
      stroke(rearEdge, '#9fb0bb', 2.5, { opacity: 0.5 }),
  )
}

/** What one sees through tinted glass: head restraints and the wheel's rim. */
function cabin(shape: Shape): string {
  const belt = shape.windows[0]?.[1] ?? 310
  const [front, middle, rear] = shape.doors
  const seat = (x: number) =>
    fill(
      path`M ${x} ${belt + 10} c 4 -26 8 -36 16 -40 c -3 -16 2 -24 16 -24 s 18 9 15 24 c 8 5 10 22 10 40 Z`,
      '#07090b',
      { opacity: 0.75 },
    )
  return (
    seat(middle - 84) +
    seat(rear - 58) +
    stroke(path`M ${front + 66} ${belt + 6} l 16 -28`, '#07090b', 6, { opacity: 0.6 })
  )
}

function reflections(shape: Shape): string {
  const belt = shape.windows[0]?.[1] ?? 310
  const [front, middle, rear] = shape.doors
  const streak = (x: number, width: number, opacity: number) =>
    fill(
      path`M ${x} ${belt + 4} L ${x + 96} ${belt - 110} h ${width} L ${x + width} ${belt + 4} Z`,
      '#fff',
      { opacity },
    )
  return (
    streak(front + 44, 66, 0.13) +
    streak(front + 124, 16, 0.09) +
    streak(middle + 24, 44, 0.1) +
    streak(rear - 12, 60, 0.07)
  )
}

/** The lower edge of the side windows, front to rear. */
function beltLine(shape: Shape): Shape['windows'] {
  const lower = shape.windows.slice(-3).toReversed()
  const turned = lower.map(([x, y, arriving, leaving = arriving]) => [x, y, leaving - 180] as const)
  return shifted(turned, 0, 1)
}

import { path } from './geometry.ts'
import { element, fill, linear, radial, stroke } from './svg.ts'

/** Gradients that both wheels share; they are drawn around 0,0 at radius 100 and placed by transform. */
export const WHEEL_DEFINITIONS = [
  radial(
    'tyre',
    [0, 0, 100],
    [
      [0.72, '#0c0d0e'],
      [0.78, '#2b2e31'],
      [0.86, '#1b1d1f'],
      [0.96, '#232629'],
      [1, '#0b0c0d'],
    ],
  ),
  linear(
    'alloy',
    [-40, -70, 50, 74],
    [
      [0, '#e6eaed'],
      [0.4, '#b4bbc1'],
      [0.62, '#878f96'],
      [1, '#4d545a'],
    ],
  ),
  linear(
    'lip',
    [0, -76, 0, 76],
    [
      [0, '#fdfefe'],
      [0.3, '#a7aeb4'],
      [0.7, '#5a6168'],
      [1, '#b9bfc4'],
    ],
  ),
  radial(
    'disc',
    [0, 0, 50],
    [
      [0, '#3a3e42'],
      [0.55, '#6d7378'],
      [0.85, '#8c9399'],
      [0.9, '#4b5056'],
      [1, '#2c2f33'],
    ],
  ),
].join('')

/** A wheel drawn once and used twice; `spokes` 5 gives broad single spokes, 10 gives five split pairs. */
export function wheelSymbol(spokes: 5 | 10): string {
  const arms = Array.from({ length: 5 }, (_, index) => index * 72)
    .map((angle) =>
      element('use', { href: '#arm', transform: angle === 0 ? undefined : `rotate(${angle})` }),
    )
    .join('')
  return (
    element('g', { id: 'arm' }, spokes === 5 ? broadArm() : splitArm()) +
    element(
      'g',
      { id: 'wheel' },
      element('circle', { r: 100, fill: 'url(#tyre)' }) +
        element('circle', { r: 77, fill: '#111315' }) +
        element('circle', { r: 48, fill: 'url(#disc)' }) +
        stroke('M -46 -10 A 47 47 0 0 1 -18 -43', '#8d2f23', 9, { opacity: 0.85 }) +
        element('circle', { r: 74, fill: 'none', stroke: 'url(#lip)', 'stroke-width': 5 }) +
        element('circle', {
          r: 70.5,
          fill: 'none',
          stroke: '#07080a',
          'stroke-width': 2,
          opacity: 0.7,
        }) +
        arms +
        element('circle', { r: 16, fill: 'url(#alloy)', stroke: '#454b51', 'stroke-width': 1.5 }) +
        element('circle', { r: 7.5, fill: '#22262a' }) +
        stroke('M -66 -62 A 90 90 0 0 1 20 -88', '#fff', 5, { opacity: 0.1 }),
    )
  )
}

/** Places the wheel symbol. */
export function wheel(x: number, y: number, radius: number): string {
  const scale = radius / 100
  return element('use', { href: '#wheel', transform: `translate(${x} ${y}) scale(${scale})` })
}

function broadArm(): string {
  const arm = 'M -9 -12 C -9 -34 -17 -56 -23 -69 Q 0 -76 23 -69 C 17 -56 9 -34 9 -12 Z'
  const groove = 'M -3 -22 C -4 -42 -8 -56 -11 -66 L 11 -66 C 8 -56 4 -42 3 -22 Z'
  return fill(arm, 'url(#alloy)') + fill(groove, '#2a2e32', { opacity: 0.8 }) + edge(arm)
}

function splitArm(): string {
  const left = path`M -10 -10 L -2.5 -15 L -9 -71 Q -15 -72 -20 -69 Z`
  const right = path`M 10 -10 L 2.5 -15 L 9 -71 Q 15 -72 20 -69 Z`
  return fill(left, 'url(#alloy)') + fill(right, 'url(#alloy)') + edge(left + right)
}

function edge(d: string): string {
  return stroke(d, '#33383d', 1, { opacity: 0.55 })
}

import type { Body } from './bodies.ts'
import { element, fill, stroke } from './svg.ts'

/** Mirrored on the right half of the canvas. */
const MIRRORED = 'matrix(-1 0 0 1 1200 0)'

/** Windscreen and side windows with the road beyond, pillars, headliner and mirror. */
export function outside(body: Body): string {
  const tall = body === 'compact-suv' || body === 'large-suv' || body === 'seven-seater'
  const horizon = tall ? 232 : 216
  const screen = 'M214 70Q600 46 986 70Q1010 72 1022 92L1118 300H82L178 92Q190 72 214 70Z'
  const side = 'M0 118L96 104Q112 102 104 122L34 300Q28 314 12 318L0 320Z'
  const land =
    fill('M0 0H1200V340H0Z', 'url(#sky)') +
    fill(
      `M0 ${horizon}Q150 ${horizon - 34} 320 ${horizon - 8}T640 ${horizon - 12}T930 ${horizon - 26}T1200 ${horizon - 6}V340H0Z`,
      '#b4c3c4',
    ) +
    fill(
      `M0 ${horizon + 12}Q240 ${horizon - 6} 470 ${horizon + 10}T860 ${horizon + 6}T1200 ${horizon + 10}V340H0Z`,
      '#93a69f',
    ) +
    fill(`M0 ${horizon + 26}H1200V340H0Z`, '#8a8f8f') +
    fill(
      `M0 ${horizon + 26}L470 ${horizon + 18}L40 340H0ZM1200 ${horizon + 26}L560 ${horizon + 18}L1090 340H1200Z`,
      '#a5ada0',
    ) +
    fill(`M502 ${horizon + 24}H506L440 340H424Z`, '#eef0ee', { opacity: 0.8 })
  const glare = fill('M300 40H420L250 320H110ZM452 40H476L318 320H290Z', '#fff', { opacity: 0.2 })
  const clips = element(
    'clipPath',
    { id: 'panes' },
    element('path', {
      d: `${screen}${side}M1200 118L1104 104Q1088 102 1096 122L1166 300Q1172 314 1188 318L1200 320Z`,
    }),
  )
  const frame =
    fill('M0 0H1200V340H0Z', '#c9ccce') +
    fill('M0 0H1200V42Q600 10 0 42Z', '#dcdfe0') +
    stroke('M0 106L118 88M150 84Q600 26 1050 84M1082 88L1200 106', '#9fa4a7', 3, { opacity: 0.6 })
  const pillar =
    fill('M122 92L150 84Q176 80 168 100L70 306L32 322Z', '#b3b7ba') +
    stroke('M160 96L66 304', '#84898d', 3)
  return (
    clips +
    frame +
    element('g', {}, pillar) +
    element('g', { transform: MIRRORED }, pillar) +
    element('g', { 'clip-path': 'url(#panes)' }, land + glare) +
    stroke(screen, '#1b1f22', 7) +
    stroke(side, '#1b1f22', 5) +
    element('g', { transform: MIRRORED }, stroke(side, '#1b1f22', 5)) +
    visors() +
    mirror()
  )
}

function visors(): string {
  const visor =
    'M236 50Q360 34 486 32Q498 32 498 44V62Q498 72 486 72Q360 74 248 88Q236 90 232 78L226 62Q226 52 236 50Z'
  const one = fill(visor, '#d4d7d8') + stroke(visor, '#9da2a5', 2)
  return one + element('g', { transform: MIRRORED }, one)
}

function mirror(): string {
  return (
    fill('M592 40H608V96H592Z', '#202427') +
    element('rect', { x: 522, y: 88, width: 156, height: 46, rx: 18, fill: '#16191b' }) +
    element('rect', { x: 528, y: 93, width: 144, height: 36, rx: 14, fill: '#8d9ca5' }) +
    fill('M540 95H590L562 127H530Z', '#fff', { opacity: 0.3 })
  )
}

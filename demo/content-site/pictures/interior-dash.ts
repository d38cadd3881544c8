import type { Body } from './bodies.ts'
import { element, fill, stroke } from './svg.ts'
import type { Upholstery } from './upholstery.ts'

/** The dashboard: pad, covered band, air vents, display and the shelf below. */
export function dashboard(covering: Upholstery, body: Body): string {
  const pad = 'M0 336Q60 300 150 294Q380 280 600 284Q820 280 1050 294Q1140 300 1200 336V392H0Z'
  const band =
    'M0 372Q160 344 420 348H780Q1040 344 1200 372V430Q1040 408 780 410H420Q160 408 0 430Z'
  const shelf = 'M0 424Q160 402 420 404H780Q1040 402 1200 424V600H0Z'
  const seam = 'M0 380Q160 352 420 356H780Q1040 352 1200 380'
  const ambient = 'M0 432Q160 410 420 412H780Q1040 410 1200 432'
  return (
    fill(pad, 'url(#pad)') +
    fill(shelf, 'url(#lower)') +
    fill(band, 'url(#cover)') +
    fill(band, 'url(#weave)', { opacity: 0.5 }) +
    stitched(seam, covering) +
    stroke(ambient, '#0a0c0d', 7) +
    stroke(ambient, '#9fd6df', 2, { opacity: 0.85 }) +
    vents(body) +
    gloveBox() +
    display(body)
  )
}

/** A line of stitches. */
export function stitched(d: string, covering: Upholstery): string {
  return (
    stroke(d, covering.deep, 3, { opacity: 0.45 }) +
    stroke(d, covering.thread, 1.7, { 'stroke-dasharray': '7 4', opacity: 0.9 })
  )
}

function vents(body: Body): string {
  if (body === 'city') {
    const round = (cx: number, cy: number) =>
      element('circle', { cx, cy, r: 29, fill: '#0b0d0e', stroke: '#8d959a', 'stroke-width': 4 }) +
      stroke(`M${cx - 20} ${cy - 8}h40M${cx - 24} ${cy}h48M${cx - 20} ${cy + 8}h40`, '#3c4246', 3)
    return round(74, 388) + round(1126, 388) + round(850, 380)
  }
  const slot = (x: number, width: number, y: number, slope: number) =>
    fill(`M${x} ${y}L${x + width} ${y + slope}V${y + slope + 28}L${x} ${y + 28}Z`, '#0b0d0e') +
    stroke(
      `M${x + 6} ${y + 9}L${x + width - 6} ${y + slope + 9}M${x + 6} ${y + 19}L${x + width - 6} ${y + slope + 19}`,
      '#41474b',
      2.5,
    ) +
    stroke(`M${x} ${y + 28}L${x + width} ${y + slope + 28}`, '#c3c9cd', 2.5)
  return slot(34, 104, 376, -12) + slot(1062, 104, 364, 12) + slot(800, 220, 362, 0)
}

function gloveBox(): string {
  return (
    stroke('M770 440Q940 436 1092 448L1078 530Q940 540 800 534Z', '#050607', 2.4, {
      opacity: 0.8,
    }) +
    stroke('M772 443Q940 439 1090 451', '#4a5156', 1.6) +
    element('rect', { x: 902, y: 452, width: 64, height: 9, rx: 4.5, fill: '#3c4347' })
  )
}

/** Instruments and navigation, without a letter: dial, charge bar, map and tiles. */
function display(body: Body): string {
  const wide = body === 'electric' || body === 'large-suv' || body === 'saloon'
  const map =
    fill('M548 276H742V360H548Z', '#1d2b31') +
    stroke('M548 338L606 312L640 326L742 284M590 360L612 276M690 360L668 276', '#33464e', 5) +
    stroke('M566 356L600 316L638 324L702 294', '#5cc3d0', 4, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    element('circle', { cx: 702, cy: 294, r: 6, fill: '#fff' })
  const tiles = [548, 588, 628, 668, 708]
    .map((x) => element('rect', { x, y: 366, width: 34, height: 8, rx: 3, fill: '#2c3a41' }))
    .join('')
  const dial = (cx: number, sweep: string, colour: string) =>
    element('circle', { cx, cy: 322, r: 38, fill: 'none', stroke: '#29353c', 'stroke-width': 6 }) +
    stroke(sweep, colour, 6, { 'stroke-linecap': 'round' })
  const dials =
    dial(262, 'M235 349A38 38 0 0 1 262 284', '#5cc3d0') +
    dial(404, 'M377 349A38 38 0 0 1 432 296', '#e9eef1') +
    stroke('M318 338L330 300M350 338L338 300', '#53626a', 4, { 'stroke-linecap': 'round' }) +
    element('rect', { x: 324, y: 326, width: 20, height: 26, rx: 7, fill: '#e9eef1', opacity: 0.9 })
  const panel = (x: number, width: number) =>
    element('rect', { x: x - 5, y: 257, width: width + 10, height: 130, rx: 16, fill: '#050708' }) +
    element('rect', { x, y: 262, width, height: 120, rx: 12, fill: 'url(#display)' }) +
    stroke(`M${x + 10} 260H${x + width - 10}`, '#8d979d', 1.5, { opacity: 0.6 })
  const glass = wide ? panel(190, 570) : panel(200, 266) + panel(534, 222)
  return glass + dials + map + tiles + fill('M600 262H660L610 382H550Z', '#fff', { opacity: 0.05 })
}

import { stitched } from './interior-dash.ts'
import { element, fill, stroke } from './svg.ts'
import type { Upholstery } from './upholstery.ts'

const MIRRORED = 'matrix(-1 0 0 1 1200 0)'

/** Both front seats, seen from above their cushions: drawn on the left, mirrored on the right. */
export function seats(covering: Upholstery): string {
  return (
    element('g', { id: 'front-seat' }, seat(covering)) +
    element('use', { href: '#front-seat', transform: MIRRORED })
  )
}

function seat(covering: Upholstery): string {
  const frame = 'M84 560Q88 520 130 512Q262 494 394 512Q432 520 440 560L468 675H36Z'
  const cushion = 'M140 540Q146 526 168 524Q264 512 360 524Q380 526 386 540L414 675H104Z'
  const back = 'M-20 420Q26 408 52 446Q96 530 104 675H-20Z'
  const facing = covering.weave === 'leather' ? quilting() : channels()
  return (
    fill('M60 520H470L510 675H0Z', '#000', { opacity: 0.5, filter: 'url(#soft)' }) +
    fill(frame, 'url(#bolster)') +
    fill(frame, 'url(#weave)', { opacity: 0.18 }) +
    stroke('M100 548Q104 528 134 522Q262 504 390 522Q420 528 424 548', covering.lit, 5, {
      opacity: 0.6,
      filter: 'url(#soft)',
    }) +
    fill(cushion, 'url(#seat)') +
    fill(cushion, 'url(#weave)', { opacity: 0.75 }) +
    stroke(facing, covering.deep, 3.5, { opacity: 0.5 }) +
    stroke(facing, covering.lit, 1.6, { opacity: 0.55, transform: 'translate(0 3)' }) +
    stitched(cushion, covering) +
    fill(back, 'url(#seat)') +
    fill(back, 'url(#weave)', { opacity: 0.5 }) +
    stroke('M6 428Q52 470 66 675', covering.deep, 4, { opacity: 0.6 }) +
    stitched('M14 426Q60 468 76 675', covering) +
    stroke('M40 438Q90 530 100 675', covering.lit, 5, { opacity: 0.6, filter: 'url(#soft)' })
  )
}

/** Straight rolls across the cushion: cloth and suede. */
function channels(): string {
  return 'M136 556Q264 542 390 556M130 582Q264 568 396 582M124 610Q264 598 402 610M117 640Q264 628 408 640'
}

/** Diagonal quilting: leather. */
function quilting(): string {
  return 'M140 546L236 675M180 524L310 675M250 518L386 675M320 520L412 640M386 546L290 675M346 524L216 675M276 518L140 675M206 520L112 640'
}

/** Door trims at both edges, with covered inlay, pull and loudspeaker. */
export function doors(covering: Upholstery): string {
  const door =
    fill('M0 316L36 314Q96 330 132 372L112 675H0Z', '#24282b') +
    stroke('M0 322L34 320Q92 336 126 376', '#565d62', 3, { opacity: 0.8 }) +
    fill('M0 392Q70 392 120 420L114 500Q60 476 0 474Z', 'url(#door)') +
    fill('M0 392Q70 392 120 420L114 500Q60 476 0 474Z', 'url(#weave)', { opacity: 0.5 }) +
    stitched('M0 400Q70 400 118 427', covering) +
    element('rect', {
      x: 30,
      y: 352,
      width: 62,
      height: 13,
      rx: 6.5,
      fill: '#c3c9cd',
      transform: 'rotate(16 60 358)',
    }) +
    element('circle', {
      cx: 46,
      cy: 566,
      r: 44,
      fill: '#0d0f10',
      stroke: '#42484c',
      'stroke-width': 3,
    })
  return (
    element('g', { id: 'door-trim' }, door) +
    element('use', { href: '#door-trim', transform: MIRRORED })
  )
}

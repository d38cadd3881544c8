import type { Body } from './bodies.ts'
import { stitched } from './interior-dash.ts'
import { element, fill, stroke } from './svg.ts'
import type { Upholstery } from './upholstery.ts'

/** Gear selector, cup holders, armrest. An electric car has a flat tray where the lever was. */
export function centreConsole(covering: Upholstery, body: Body): string {
  const flank = 'M520 448H680Q696 448 700 464L752 675H448L500 464Q504 448 520 448Z'
  const top = 'M530 458H670Q680 458 683 470L716 600H484L517 470Q520 458 530 458Z'
  const rest = 'M478 608Q482 594 498 592Q600 586 702 592Q718 594 722 608L742 675H458Z'
  const lever =
    body === 'electric'
      ? element('rect', {
          x: 540,
          y: 476,
          width: 120,
          height: 42,
          rx: 14,
          fill: '#07090a',
          stroke: '#4a5156',
          'stroke-width': 2,
        })
      : element('ellipse', {
          cx: 562,
          cy: 520,
          rx: 33,
          ry: 17,
          fill: '#07090a',
          stroke: '#6b7378',
          'stroke-width': 2,
        }) +
        fill('M554 516L548 478Q546 462 562 461Q578 462 576 478L570 516Z', '#24282b') +
        fill('M549 476Q548 463 562 462Q576 463 575 476Z', 'url(#metal)', {
          opacity: 0.9,
          transform: 'translate(0 1)',
        })
  const cup = (cx: number, cy: number) =>
    element('ellipse', {
      cx,
      cy,
      rx: 25,
      ry: 13,
      fill: '#050607',
      stroke: '#7c8489',
      'stroke-width': 2.4,
    })
  return (
    fill('M470 470H730L790 675H410Z', '#000', { opacity: 0.55, filter: 'url(#soft)' }) +
    fill(flank, '#23272a') +
    fill(top, '#0f1214') +
    stroke('M531 459H669M518 471L486 598M682 471L714 598', '#8f979c', 2.4) +
    fill('M600 460H640L690 600H600Z', '#fff', { opacity: 0.05 }) +
    lever +
    cup(638, 540) +
    cup(644, 572) +
    element('rect', {
      x: 518,
      y: 552,
      width: 66,
      height: 26,
      rx: 8,
      fill: '#1d2225',
      stroke: '#3a4045',
      'stroke-width': 1.5,
    }) +
    fill(rest, 'url(#seat)') +
    fill(rest, 'url(#weave)', { opacity: 0.55 }) +
    stitched('M492 614Q600 606 708 614', covering)
  )
}

/** The steering wheel in front of the driver, on the left. */
export function steeringWheel(covering: Upholstery, body: Body): string {
  const flat = body === 'electric' || body === 'compact-suv'
  const rim = flat
    ? 'M332 302C420 302 466 350 466 424C466 482 440 528 398 542Q332 550 266 542C224 528 198 482 198 424C198 350 244 302 332 302Z'
    : 'M332 300C414 300 468 356 468 428S414 556 332 556S196 500 196 428S250 300 332 300Z'
  const spokes =
    'M208 420Q262 404 292 396H372Q402 404 456 420L454 446Q408 446 384 462L356 544H308L280 462Q256 446 210 446Z'
  const pad =
    'M296 398Q332 390 368 398Q388 404 390 424Q390 458 368 474Q332 484 296 474Q274 458 274 424Q276 404 296 398Z'
  return (
    stroke(rim, '#000', 26, { opacity: 0.4, filter: 'url(#soft)', transform: 'translate(6 10)' }) +
    fill(spokes, '#1a1d20') +
    stroke(
      'M214 424Q262 410 290 402M450 424Q402 410 374 402M312 540L290 468M352 540L374 468',
      '#a7aeb3',
      3,
    ) +
    fill(pad, '#23272a') +
    stroke(pad, '#0a0c0d', 2) +
    stroke(
      'M316 442H348M325 437A7 7 0 0 1 339 437M332 421V425M319 427L322 430M345 427L342 430',
      '#dfe5e8',
      2.6,
      {
        'stroke-linecap': 'round',
      },
    ) +
    stroke(rim, '#090b0c', 25) +
    stroke(rim, 'url(#rim)', 21) +
    stroke(rim, covering.thread, 1.2, { 'stroke-dasharray': '4 6', opacity: 0.5 }) +
    stroke('M226 358C252 326 290 308 332 308', '#fff', 4, {
      opacity: 0.22,
      'stroke-linecap': 'round',
    })
  )
}

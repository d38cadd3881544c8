import type { Body } from './bodies.ts'
import { centreConsole, steeringWheel } from './interior-controls.ts'
import { dashboard } from './interior-dash.ts'
import { outside } from './interior-outside.ts'
import { doors, seats } from './interior-seats.ts'
import { blur, fill, linear, picture } from './svg.ts'
import { type Upholstery, upholster, weavePattern } from './upholstery.ts'

export interface InteriorSpec {
  /** Colour of the seats as #rrggbb. */
  readonly upholstery: string
  /** Portuguese name of the material: 'Tecido', 'Pele' and so on. */
  readonly material: string
  readonly body: Body
}

/** Draws the cabin from between the front seats, wheel on the left, as an SVG text of 1200 x 675 px; throws on a malformed colour. */
export function drawInterior({ upholstery, material, body }: InteriorSpec): string {
  const covering = upholster(upholstery, material)
  return picture(
    definitions(covering),
    [
      fill('M0 0H1200V675H0Z', '#14171a'),
      outside(body),
      doors(covering),
      dashboard(covering, body),
      seats(covering),
      centreConsole(covering, body),
      steeringWheel(covering, body),
      fill('M0 0H1200V675H0Z', 'url(#vignette)'),
    ].join(''),
  )
}

function definitions(covering: Upholstery): string {
  return [
    weavePattern(covering),
    linear(
      'sky',
      [0, 50, 0, 300],
      [
        [0, '#cfe0ea'],
        [0.6, '#eef4f6'],
        [0.82, '#f8f6ef'],
        [1, '#dfe5e3'],
      ],
    ),
    linear(
      'pad',
      [0, 286, 0, 372],
      [
        [0, '#5c6368'],
        [0.14, '#363b3f'],
        [1, '#1c2023'],
      ],
    ),
    linear(
      'lower',
      [0, 380, 0, 560],
      [
        [0, '#2b3034'],
        [0.4, '#1d2124'],
        [1, '#0a0c0d'],
      ],
    ),
    linear(
      'cover',
      [0, 330, 0, 420],
      [
        [0, covering.lit],
        [0.3, covering.colour],
        [1, covering.shaded],
      ],
    ),
    linear(
      'seat',
      [0, 500, 0, 690],
      [
        [0, covering.lit],
        [0.28, covering.colour],
        [1, covering.shaded],
      ],
    ),
    linear(
      'bolster',
      [40, 0, 480, 0],
      [
        [0, covering.deep],
        [0.12, covering.lit],
        [0.22, covering.shaded],
        [0.78, covering.shaded],
        [0.9, covering.lit],
        [1, covering.deep],
      ],
    ),
    linear(
      'door',
      [0, 0, 150, 0],
      [
        [0, covering.shaded],
        [0.7, covering.colour],
        [1, covering.deep],
      ],
    ),
    linear(
      'display',
      [150, 262, 760, 380],
      [
        [0, '#0d1216'],
        [0.5, '#131b21'],
        [1, '#0a0e11'],
      ],
    ),
    linear(
      'rim',
      [0, 300, 0, 560],
      [
        [0, '#4b5257'],
        [0.3, '#24282b'],
        [1, '#0e1011'],
      ],
    ),
    linear(
      'metal',
      [0, 400, 0, 440],
      [
        [0, '#eef1f3'],
        [0.5, '#9ba2a7'],
        [1, '#62696e'],
      ],
    ),
    linear(
      'vignette',
      [0, 0, 0, 675],
      [
        [0, '#05070a', 0.14],
        [0.2, '#05070a', 0],
        [0.75, '#05070a', 0],
        [1, '#05070a', 0.42],
      ],
    ),
    blur('soft', 7),
  ].join('')
}

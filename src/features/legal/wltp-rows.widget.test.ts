import { describe, expect, it } from 'vitest'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { legalLabels } from './labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { wltpRows } from './wltp-rows.ts'

const t = createTranslator(legalLabels, {})
const NOTHING: Wltp = { fuel: null, energy: null, range: null, co2: null }

const textsOf = (wltp: Partial<Wltp>) =>
  wltpRows(t, { ...NOTHING, ...wltp }).map(({ label, value }) => `${label}: ${value}`)

describe('the rows of official values', () => {
  it.each<[string, Partial<Wltp>, readonly string[]]>([
    [
      'consumption and emissions',
      { fuel: [6.1, 6.1], co2: [138, 138] },
      ['Consumo (WLTP): 6,1 l/100 km', 'Emissões de CO₂ (WLTP): 138 g/km'],
    ],
    [
      'both consumptions and the range of a plug-in hybrid',
      { fuel: [1.2, 1.2], energy: [16.4, 16.4], range: [62, 62], co2: [27, 27] },
      [
        'Consumo (WLTP): 1,2 l/100 km',
        'Energia (WLTP): 16,4 kWh/100 km',
        'Autonomia elétrica (WLTP): 62 km',
        'Emissões de CO₂ (WLTP): 27 g/km',
      ],
    ],
    [
      'zero emissions as a value',
      { energy: [15.1, 15.1], range: [482, 482], co2: [0, 0] },
      [
        'Energia (WLTP): 15,1 kWh/100 km',
        'Autonomia elétrica (WLTP): 482 km',
        'Emissões de CO₂ (WLTP): 0 g/km',
      ],
    ],
    [
      'what is missing',
      {},
      ['Consumo (WLTP): não disponível', 'Emissões de CO₂ (WLTP): não disponível'],
    ],
    [
      'a span from the lowest to the highest value of a group',
      { fuel: [5.2, 6.1], co2: [0, 138] },
      ['Consumo (WLTP): 5,2 a 6,1 l/100 km', 'Emissões de CO₂ (WLTP): 0 a 138 g/km'],
    ],
  ])('name %s', (_, wltp, expected) => {
    expect(textsOf(wltp)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { Engine } from '../../core/catalogue/catalogue.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { shortEngineFacts } from './facts.ts'
import { anEngine } from '../../../test/support/sample-catalogue.ts'

const t = createTranslator(ptPt, {})

const electric = (range: Engine['wltp']['range']): Partial<Engine> => ({
  name: 'Elétrico 44 kWh',
  fuel: 'Elétrico',
  power: 136,
  isElectric: true,
  wltp: { fuel: null, energy: [14.2, 14.2], range, co2: [0, 0] },
})

describe('the short facts of an engine', () => {
  it.each<[string, Partial<Engine>, string]>([
    ['that refuels: its fuel', {}, 'Gasolina · 130 CV'],
    ['that is electric: its range', electric([355, 355]), '355 km (WLTP) · 136 CV'],
    ['with two ranges', electric([355, 371]), '355–371 km (WLTP) · 136 CV'],
    ['whose range is unknown: its fuel', electric(null), 'Elétrico · 136 CV'],
    [
      'that refuels and has a range',
      { wltp: { ...anEngine().wltp, range: [60, 60] } },
      'Gasolina · 130 CV',
    ],
    ['of which nothing is known', { fuel: null, power: null }, ''],
  ])('%s', (_case, change, text) => {
    expect(shortEngineFacts(t, anEngine(change)).join(' · ').replaceAll(/\s/g, ' ')).toBe(text)
  })
})

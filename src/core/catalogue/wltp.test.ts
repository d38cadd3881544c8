import { describe, expect, it } from 'vitest'
import { readWltp, readWltpSpans, toWltpWire, versionWltp, type Wltp } from './wltp.ts'

const NOTHING: Wltp = { fuel: null, energy: null, range: null, co2: null }

describe('the official values of an engine or a version', () => {
  it.each([
    ['a petrol engine', { fuelCC: '6,1', co2: 138 }, { fuel: [6.1, 6.1], co2: [138, 138] }],
    [
      'an electric engine with its consumption in fuelCC',
      { electricMotor: 'S', fuelCC: 15.1, autonomy: 482, co2: 0 },
      { energy: [15.1, 15.1], range: [482, 482], co2: [0, 0] },
    ],
    [
      'an electric engine with its own field, whose fuelCC means nothing',
      { electricMotor: true, fuelCC: 0, energyConsumption: 15.1 },
      { energy: [15.1, 15.1] },
    ],
    [
      'an electric engine without its flag, whose fuel says so',
      { fuel: 'Elétrico', fuelCC: 15.1 },
      { energy: [15.1, 15.1] },
    ],
    [
      'a plug-in hybrid, which has both consumptions',
      { fuelCC: 1.2, energyConsumption: 16.4, autonomy: 62, co2: 27 },
      { fuel: [1.2, 1.2], energy: [16.4, 16.4], range: [62, 62], co2: [27, 27] },
    ],
    ['an engine without any', { fuelCC: '', co2: null }, {}],
  ])('are read for %s', (_, wire, expected) => {
    expect(readWltp(wire)).toEqual({ ...NOTHING, ...expected })
  })

  it('are those of the version where it has them, otherwise those of the engine', () => {
    const engine = { wltp: { ...NOTHING, fuel: [6.1, 6.1], co2: [138, 138] } as Wltp }
    const version = { wltp: { ...NOTHING, co2: [0, 0] } as Wltp }
    expect(versionWltp(engine, version)).toEqual({ ...engine.wltp, co2: [0, 0] })
    expect(versionWltp(engine, null)).toBe(engine.wltp)
    expect(versionWltp(null, null)).toBeNull()
  })
})

describe("the span over a model's engines", () => {
  it('is read from pairs of numbers; anything else is unknown', () => {
    const wire = {
      fuelCC: ['5,2', 6.1],
      energyConsumption: [15],
      autonomy: 'longe',
      co2: [0, null],
    }
    expect(readWltpSpans(wire)).toEqual({ ...NOTHING, fuel: [5.2, 6.1] })
  })

  it('has the same form in a lead', () => {
    const wire = {
      fuelCC: [5.2, 6.1],
      energyConsumption: null,
      autonomy: null,
      co2: [0, 138],
    } as const
    expect(toWltpWire(readWltpSpans(wire))).toEqual(wire)
  })
})

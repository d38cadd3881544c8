import { describe, expect, it } from 'vitest'
import {
  DEFAULT_USAGE,
  energyCost,
  fuelOf,
  hasElectricShare,
  hasHomeShare,
} from './running-cost.ts'
import { roundHalfUp } from '../../core/values/units.ts'
import { ENGINES, PRICES } from './owned-cars.test-support.ts'

const { petrol, diesel, electric, plugIn } = ENGINES

/** Rounded to the cent. */
const energyPer100Km = (...car: Parameters<typeof energyCost>) =>
  roundHalfUp((energyCost(...car).value?.perKm ?? 0) * 100, 2)

describe('the energy for 100 km', () => {
  it.each([
    ['petrol', petrol, {}, 10.55],
    ['diesel', diesel, {}, 7.45],
    ['electricity from home', electric, {}, 2.45],
    ['electricity from public chargers', electric, { homeShare: 0 }, 7.85],
    ['electricity from both', electric, { homeShare: 50 }, 5.15],
    ['a plug-in hybrid that is never charged', plugIn, { electricShare: 0 }, 10.89],
    ['a plug-in hybrid that only drives electrically', plugIn, { electricShare: 100 }, 3.18],
    ['a plug-in hybrid that does both', plugIn, { electricShare: 50 }, 7.03],
  ])('costs what the official consumption and the price give: %s', (_, engine, use, euros) => {
    expect(energyPer100Km(engine, PRICES, { ...DEFAULT_USAGE, ...use })).toBe(euros)
  })

  it('uses the weighted figures of a plug-in hybrid without those of both ways of driving', () => {
    const engine = { ...plugIn, plugIn: { ...plugIn.plugIn, emptyBattery: null } }
    expect(hasElectricShare(engine)).toBe(false)
    for (const electricShare of [0, 50, 100])
      expect(energyPer100Km(engine, PRICES, { ...DEFAULT_USAGE, electricShare })).toBe(5.03)
  })

  const consumption = { kind: 'consumption' }
  const rangeOnly = { ...plugIn.wltp, energy: null }
  const noElectricMode = { ...plugIn.plugIn, electricMode: null }
  const noCharging = { ...PRICES, homeCharging: null, publicCharging: null }
  it.each([
    ['the consumption', { ...petrol, wltp: { ...petrol.wltp, fuel: null } }, PRICES, consumption],
    [
      'the electric part',
      { ...plugIn, wltp: rangeOnly, plugIn: noElectricMode },
      PRICES,
      consumption,
    ],
    [
      'that of an electric range',
      { ...plugIn, wltp: rangeOnly, plugIn: null },
      PRICES,
      consumption,
    ],
    ['the price of fuel', petrol, { ...PRICES, petrol: null }, { kind: 'price', energy: 'petrol' }],
    ['both prices of charging', electric, noCharging, { kind: 'price', energy: 'homeCharging' }],
    ['a price for the fuel', { ...petrol, fuel: 'GPL' }, PRICES, { kind: 'fuel', fuel: 'GPL' }],
  ])('is unknown with the reason if %s is missing', (_, engine, prices, gap) => {
    expect(energyCost(engine, prices, DEFAULT_USAGE)).toEqual({ value: null, gap })
  })

  it('is charged at the only known price of charging, whatever the share', () => {
    const onlyPublic = { ...PRICES, homeCharging: null }
    expect(hasHomeShare(electric, onlyPublic)).toBe(false)
    expect(energyPer100Km(electric, onlyPublic, DEFAULT_USAGE)).toBe(7.85)
    const onlyHome = { ...PRICES, publicCharging: null }
    expect(energyPer100Km(electric, onlyHome, { ...DEFAULT_USAGE, homeShare: 0 })).toBe(2.45)
  })

  it('has no share of charging for a car that is not charged', () => {
    expect(hasHomeShare(petrol, PRICES)).toBe(false)
    expect(hasHomeShare(plugIn, PRICES)).toBe(true)
  })
})

describe('the fuel that a name stands for', () => {
  it.each([
    ['Gasolina', 'petrol'],
    ['Gasóleo', 'diesel'],
    ['gasoleo', 'diesel'],
    ['Diesel', 'diesel'],
    ['Híbrido', 'petrol'],
    ['Híbrido Plug-in', 'petrol'],
    ['Híbrido Diesel', 'diesel'],
    ['Petrol', 'petrol'],
    ['Plug-in hybrid', 'petrol'],
    ['GPL', null],
    ['Hidrogénio', null],
    [null, null],
  ])('is %s: %s', (name, fuel) => {
    expect(fuelOf(name)).toBe(fuel)
  })
})

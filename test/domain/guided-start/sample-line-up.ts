import type { Engine, Model } from '../../../src/domain/catalogue/catalogue.ts'
import type { ModelFacts } from '../../../src/domain/guided-start/questions.ts'
import type { LineUpFacts } from '../../../src/domain/guided-start/recommending.ts'
import { PRICES } from '../running-cost/owned-cars.ts'
import { anEngine } from '../sample-catalogue.ts'

interface Car {
  readonly segments: readonly string[]
  readonly facts: ModelFacts
  readonly engines: readonly Engine[]
}

function withFuel(litres: number) {
  return { wltp: { fuel: [litres, litres], energy: null, range: null, co2: null } } as const
}

function electric(km: number) {
  const wltp = { fuel: null, energy: [15, 15], range: [km, km], co2: [0, 0] } as const
  return { fuel: 'Elétrico', isElectric: true, wltp } as const
}

/** Four models: a city car, a family estate with two engines, an electric saloon and a car with seven seats. */
const CARS: Readonly<Record<string, Car>> = {
  city: {
    segments: ['small'],
    facts: { seats: 4, luggage: 195, length: 3.6 },
    engines: [anEngine({ monthlyPayment: 180, ...withFuel(5) })],
  },
  estate: {
    segments: ['family'],
    facts: { seats: 5, luggage: 608, length: 4.7 },
    engines: [
      anEngine({ id: 'petrol', monthlyPayment: 310, ...withFuel(5.6) }),
      anEngine({ id: 'diesel', monthlyPayment: 340, ...withFuel(4.6), fuel: 'Gasóleo' }),
    ],
  },
  saloon: {
    segments: ['electric'],
    facts: { seats: 5, luggage: 440, length: 4.6 },
    engines: [
      anEngine({ ...electric(355), id: 'near', monthlyPayment: 380 }),
      anEngine({ ...electric(498), id: 'far', monthlyPayment: 430 }),
    ],
  },
  seven: {
    segments: ['suv', 'family'],
    facts: { seats: 7, luggage: 571, length: 4.8 },
    engines: [anEngine({ monthlyPayment: 480, ...withFuel(6.9) })],
  },
}

export const LINE_UP: LineUpFacts = {
  models: Object.entries(CARS).map(([id, { segments, engines }]): Model => {
    const [cheapest] = engines
    if (!cheapest) throw new Error(`${id} has no engine`)
    const { price, monthlyPayment, taeg, nrPayments, downPayment, financedAmount } = cheapest
    return {
      id,
      name: id,
      price,
      monthlyPayment,
      taeg,
      nrPayments,
      downPayment,
      financedAmount,
      image: null,
      segments: segments.map((segment) => ({ id: segment, name: segment })),
      energies: [],
      seats: [],
      campaignEnd: null,
      tan: null,
      mtic: null,
      wltp: null,
    }
  }),
  engines: Object.fromEntries(Object.entries(CARS).map(([id, { engines }]) => [id, engines])),
  facts: Object.fromEntries(Object.entries(CARS).map(([id, { facts }]) => [id, facts])),
  prices: PRICES,
}

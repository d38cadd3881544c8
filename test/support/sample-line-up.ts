import type { Model } from '../../src/core/catalogue/catalogue.ts'

/** Four models, by the name of their segment. */
const SEGMENTS = { city: 'small', estate: 'family', saloon: 'electric', seven: 'suv' } as const

export const MODELS: readonly Model[] = Object.entries(SEGMENTS).map(([id, segment]) => ({
  id,
  name: id,
  addressName: id,
  price: 20_000,
  monthlyPayment: 250,
  taeg: 8.3,
  nrPayments: 96,
  downPayment: 4000,
  financedAmount: 16_000,
  image: null,
  segments: [{ id: segment, name: segment }],
  energies: [],
  seats: [],
  campaignEnd: null,
  tan: null,
  mtic: null,
  wltp: null,
}))

import type { EnergyPrices, CostInput } from './running-cost.ts'
import type { AnnualCosts } from '../../core/catalogue/read-model-intros.ts'

const stated = (price: number) => ({ price, date: '2026-11-16', source: 'DGEG' })

export const PRICES: EnergyPrices = {
  petrol: stated(1.729),
  diesel: stated(1.619),
  homeCharging: stated(0.162),
  publicCharging: stated(0.52),
}

export const ANNUAL_COSTS: AnnualCosts = {
  roadTax: 146.8,
  insurance: 480,
  maintenance: 260,
  date: '2026-11-01',
  source: 'Lume',
  byEngine: { electric: { roadTax: 0, insurance: null, maintenance: null } },
}

type Engine = CostInput['engine']

export const ENGINES = {
  petrol: {
    id: 'petrol',
    fuel: 'Gasolina',
    isElectric: false,
    wltp: { fuel: [6.1, 6.1], energy: null, range: null },
    plugIn: null,
  },
  diesel: {
    id: 'diesel',
    fuel: 'Gasóleo',
    isElectric: false,
    wltp: { fuel: [4.6, 4.6], energy: null, range: null },
    plugIn: null,
  },
  electric: {
    id: 'electric',
    fuel: 'Elétrico',
    isElectric: true,
    wltp: { fuel: null, energy: [15.1, 15.1], range: [482, 482] },
    plugIn: null,
  },
  plugIn: {
    id: 'plugIn',
    fuel: 'Híbrido Plug-in',
    isElectric: false,
    wltp: { fuel: [1.3, 1.3], energy: [17.2, 17.2], range: [62, 62] },
    plugIn: { electricMode: 19.6, emptyBattery: 6.3 },
  },
} as const satisfies Readonly<Record<string, Engine>>

export function aCar(engine: Engine, change: Partial<CostInput> = {}): CostInput {
  return { engine, annualCosts: ANNUAL_COSTS, monthlyPayment: 363.62, ...change }
}

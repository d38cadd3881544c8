import type {
  Engine,
  ExteriorColour,
  Interior,
  Version,
} from '../../src/core/catalogue/catalogue.ts'
import type { CreditLimits, ContentConfig } from '../../src/core/content-site/content-config.ts'

const offer = {
  price: 32_450,
  monthlyPayment: 363.62,
  taeg: 8.3,
  nrPayments: 96,
  downPayment: 6000,
  financedAmount: 26_450,
}

/** A petrol engine of model 101, with what a test changes. */
export function anEngine(change: Partial<Engine> = {}): Engine {
  return {
    ...offer,
    id: '1011',
    modelId: '101',
    name: '1.2 Turbo',
    designation: '1.2 Turbo 130 CV Manual',
    fuel: 'Gasolina',
    transmission: 'Manual',
    power: 130,
    powerKw: 96,
    isElectric: false,
    bestFor: null,
    plugIn: null,
    wltp: { fuel: [6.1, 6.1], energy: null, range: null, co2: [138, 138] },
    specs: [],
    ...change,
  }
}

/** A version of `anEngine()`. */
export function aVersion(change: Partial<Version> = {}): Version {
  return {
    ...offer,
    id: '10111',
    modelId: '101',
    engineId: '1011',
    name: 'Essencial',
    fuel: 'Gasolina',
    transmission: 'Manual',
    bestFor: null,
    priceWithoutFinance: 33_450,
    tan: 6.95,
    mtic: 35_665.56,
    initialExpenses: 465.52,
    residualValue: undefined,
    residualValues: [],
    generation: 'MA1',
    localSuffix: 'ES',
    localCode: 'MA1ES12',
    legalizationGain: 850,
    transportGain: 650,
    ecoValue: undefined,
    vatValue: undefined,
    vatRate: null,
    priceExcludes: [],
    priceValidUntil: null,
    leadTime: null,
    wltp: { fuel: null, energy: null, range: null, co2: null },
    equipmentIds: [],
    ...change,
  }
}

/** A metallic colour of `aVersion()`. */
export function anExterior(change: Partial<ExteriorColour> = {}): ExteriorColour {
  return {
    id: 'A2B',
    versionId: '10111',
    name: 'Vermelho Brasa',
    chip: '#a8432a',
    surcharge: 750,
    factoryCode: 'VB7',
    leadTime: null,
    paintType: 'Metalizada',
    frames: [],
    largeFrame: null,
    carBox: null,
    gallery: [],
    ...change,
  }
}

/** A leather interior of `aVersion()`. */
export function anInterior(change: Partial<Interior> = {}): Interior {
  return {
    id: 'PC1',
    versionId: '10111',
    name: 'Pele Camel',
    chip: '#9a6a3c',
    surcharge: 1200,
    factoryCode: 'PC1',
    leadTime: null,
    material: 'Pele',
    panorama: null,
    image: null,
    seats: null,
    gallery: [],
    ...change,
  }
}

/** The limits of Credit to Drive, as the demo content site has them. */
export const CREDIT: CreditLimits = {
  minRate: 5.95,
  maxRate: 8.95,
  minMonths: 24,
  maxMonths: 120,
  stepMonths: 12,
  minDownPayment: 500,
  maxDownPaymentPercent: 50,
}

/** A content config with limits of the traditional loan alone. */
export const CONFIG: ContentConfig = {
  hasSimulation: true,
  isSimulationLive: false,
  credit: CREDIT,
  openDrive: null,
  compareMaximum: 3,
  hasBuildCodes: false,
  hasStockCars: false,
}

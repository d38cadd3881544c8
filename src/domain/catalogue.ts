import type { Euros, Id, Months, Percent } from './units.ts'

/**
 * The financing offer that goes with a price (spec §1). `null` where the content site gave none.
 */
export interface Offer {
  readonly price: Euros | null
  /** Monthly instalment. */
  readonly rent: Euros | null
  readonly taeg: Percent | null
  readonly nrPayments: Months | null
  /** Initial down payment, the wire's `maxEntrance`. */
  readonly initialEntry: Euros | null
  readonly financedAmount: Euros | null
}

export interface Segment {
  readonly id: Id
  readonly name: string
}

/** A model of the range (spec §3, model; spec §7, lstModels). */
export interface Model extends Offer {
  readonly id: Id
  readonly name: string
  /** Absolute address; `null` shows the no-model picture. */
  readonly image: string | null
  readonly segments: readonly Segment[]
  /** Cash price outside the finance campaign. */
  readonly priceWithoutFinance: Euros | null
  /** ISO date. */
  readonly campaignEnd: string | null
}

/** One technical datum of an engine. */
export interface TechnicalSpec {
  readonly id: Id
  readonly typeId: Id
  readonly designation: string
  /** Ready to show, without unit. */
  readonly value: string
  readonly unit: string | null
}

/** An engine of a model (spec §3, engine; spec §7, lstEngines). */
export interface Engine extends Offer {
  readonly id: Id
  readonly modelId: Id
  readonly name: string
  readonly designation: string
  readonly fuel: string | null
  readonly transmission: string | null
  /** Power in CV. */
  readonly power: number | null
  readonly powerKw: number | null
  readonly isElectric: boolean
  /** WLTP range in km. */
  readonly range: number | null
  /** g/km. */
  readonly co2: number | null
  /** l/100 km, or kWh/100 km when electric. */
  readonly consumption: number | null
  readonly specs: readonly TechnicalSpec[]
}

/** What a version may be worth at the end of a term (spec §3, arrResidualValues). */
export interface ResidualValue {
  readonly months: Months
  readonly kind: 'percent' | 'euros'
  readonly value: number
}

/** A version of an engine (spec §3, version; spec §7, lstVersions). */
export interface Version extends Offer {
  readonly id: Id
  readonly modelId: Id
  readonly engineId: Id
  readonly name: string
  readonly fuel: string | null
  readonly transmission: string | null
  readonly priceWithoutFinance: Euros | null
  readonly tan: Percent | null
  readonly mtic: Euros | null
  readonly initialExpenses: Euros | null
  /** As on the wire: above 1 a percent of the price, else a fraction. */
  readonly residualValue: number | null
  readonly residualValues: readonly ResidualValue[]
  readonly generation: string | null
  readonly localSuffix: string | null
  readonly localCode: string | null
  readonly legalizationGain: Euros | null
  readonly transportGain: Euros | null
  readonly equipmentIds: readonly Id[]
}

export interface Equipment {
  readonly id: Id
  readonly typeId: Id
  readonly name: string
}

/** An exterior colour of one version (spec §3, exterior colour; spec §7, extColors). */
export interface ExteriorColour {
  /** The wire's `colorid`: what cookies and links carry. */
  readonly id: Id
  readonly versionId: Id
  readonly name: string
  /** CSS colour or absolute picture address; `null` shows a neutral chip. */
  readonly chip: string | null
  /** `null` when included in the price. */
  readonly surcharge: Euros | null
  readonly factoryCode: string | null
  readonly paintType: string | null
  /** Frames of a full turn, absolute addresses; may be empty. */
  readonly frames: readonly string[]
  readonly gallery: readonly string[]
}

/** An interior of one version (spec §3, interior option; spec §7, panomaricLI). */
export interface Interior {
  readonly id: Id
  readonly versionId: Id
  readonly name: string
  readonly chip: string | null
  /** `null` when included in the price. */
  readonly surcharge: Euros | null
  readonly factoryCode: string | null
  /** `null` is shown as 'Tecido' (spec §9). */
  readonly material: string | null
  /** Equirectangular picture. */
  readonly panorama: string | null
  /** Flat picture of the cabin. */
  readonly image: string | null
}

/** Pictures of a model before a colour is chosen. */
export interface CarPod {
  readonly modelId: Id
  readonly frames: readonly string[]
  readonly gallery: readonly string[]
}

/** A model's introduction from the back office (GET boModelsFields); content is untrusted HTML. */
export interface ModelIntro {
  readonly modelId: Id
  readonly title: string
  readonly content: string
}

export interface District {
  readonly id: Id
  readonly name: string
}

export interface Dealer {
  readonly id: Id
  readonly name: string
  readonly email: string | null
  readonly districtId: Id
}

/** Dealers and districts (GET hyuDealersLst). */
export interface DealerNetwork {
  readonly isGov: boolean
  readonly districts: readonly District[]
  readonly dealers: readonly Dealer[]
}

/** Equipment type ids (spec §9). */
export const EQUIPMENT_TYPE = {
  exterior: '32',
  comfort: '33',
  interior: '34',
  safety: '35',
} as const

/** Technical spec type ids (spec §9). */
export const SPEC_TYPE = { motor: '1', environment: '26' } as const

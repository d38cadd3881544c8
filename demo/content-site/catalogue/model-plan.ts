import type { Body } from './bodies.ts'
import type { MotorId } from './motors.ts'
import type { PaintId } from './paints.ts'
import type { Tier } from './trims.ts'
import type { UpholsteryId } from './upholsteries.ts'

/** An engine of a model, as written by hand. Prices in euros. */
export interface EnginePlan {
  readonly motor: MotorId
  /** Price of the lowest trim. */
  readonly price: number
  /** Trims it is sold in, lowest first. */
  readonly tiers: readonly Tier[]
  /** CO2 emissions in g/km. */
  readonly co2: number
  /** Consumption in l/100 km, or kWh/100 km for electric engines; weighted for plug-in hybrids. */
  readonly consumption: number
  /** Consumption of a plug-in hybrid: weighted and electric in kWh/100 km, with an empty battery in l/100 km. */
  readonly plugIn?: {
    readonly weighted: number
    readonly electric: number
    readonly emptyBattery: number
  }
  /** WLTP electric range in km; electric engines and plug-in hybrids only. */
  readonly range?: number
  /** Official values of trims whose wheels or weight change them; the engine's own for the others. */
  readonly tierValues?: Partial<
    Record<Tier, { readonly co2: number; readonly consumption: number; readonly range?: number }>
  >
  /** Time from 0 to 100 km/h, in seconds. */
  readonly acceleration: number
  /** Top speed in km/h. */
  readonly topSpeed: number
  /** Trim whose exterior colours are not released yet. */
  readonly tierWithoutColours?: Tier
  /** Trim whose interiors are not released yet. */
  readonly tierWithoutInteriors?: Tier
}

/** Costs in euros per year. */
export interface AnnualCostsPlan {
  /** By engine, in the order of the plan. */
  readonly roadTax: readonly number[]
  readonly insurance: number
  readonly maintenance: number
}

/** A model of the line-up, as written by hand. Everything that follows from price and rate is computed. */
export interface ModelPlan {
  readonly id: number
  readonly name: string
  /** The model's name in picture URLs: lower case, no accents. */
  readonly slug: string
  /** On every trim without a look of its own. */
  readonly hasRoofRails?: true
  /** Trims with pictures of their own: the name of their look in picture URLs. */
  readonly looks?: Partial<Record<Tier, string>>
  /** Code of the generation, used in the version codes. */
  readonly generation: string
  readonly body: Body
  readonly segments: readonly SegmentId[]
  /** How much equipment is standard, from 0 (city car) to 3 (flagship). */
  readonly level: 0 | 1 | 2 | 3
  /** TAN for CREDIT, in percent. */
  readonly tan: number
  /** Term of the advertised offers, in months. */
  readonly nrPayments: number
  /** Price difference when buying without the finance campaign, in euros. */
  readonly campaignDiscount: number
  /** End of the campaign as ISO date; `null` for no end. */
  readonly campaignEnd: string | null
  /** Surcharge for metallic paint, in euros. */
  readonly metallic: number
  /** Legalisation and transport in euros, both included in the price. */
  readonly legalization: number
  readonly transport: number
  /** Price of each trim over 'Essencial', in euros. */
  readonly trimPrices: Readonly<Record<Tier, number>>
  /** Colour shown before one is chosen; included in the price of every version. */
  readonly defaultPaint: PaintId
  readonly paints: readonly PaintId[]
  readonly upholsteries: readonly UpholsteryId[]
  /** Residual value guaranteed by Open Drive after 24, 36, 48 and 60 months, in percent of the price. */
  readonly residuals: readonly [number, number, number, number]
  readonly engines: readonly EnginePlan[]
  readonly facts: {
    readonly seats: number
    /** Volume of the boot in litres. */
    readonly luggage: number
    /** Length in metres. */
    readonly length: number
  }
  /** Missing for models whose yearly costs the maker does not state. */
  readonly annualCosts?: AnnualCostsPlan
  readonly intro: { readonly title: string; readonly content: string }
}

export const SEGMENTS = {
  citadino: 'Citadino',
  utilitario: 'Utilitário',
  carrinha: 'Carrinha',
  berlina: 'Berlina',
  suv: 'SUV',
  familiar: 'Familiar',
} as const

type SegmentId = keyof typeof SEGMENTS

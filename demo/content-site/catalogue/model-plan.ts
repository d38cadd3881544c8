import type { Body } from './bodies.ts'
import type { MotorId } from './motors.ts'
import type { PaintId } from './paints.ts'
import type { Tier } from './trims.ts'
import type { UpholsteryId } from './upholsteries.ts'

/** An engine of a model as written by hand. Prices in euros. */
export interface EnginePlan {
  readonly motor: MotorId
  /** Of its lowest trim. */
  readonly price: number
  /** Trims it is sold in, lowest first. */
  readonly tiers: readonly Tier[]
  /** g/km. */
  readonly co2: number
  /** l/100 km, or kWh/100 km when electric. */
  readonly consumption: number
  /** WLTP range in km, electric only. */
  readonly range?: number
  /** 0 to 100 km/h, in seconds. */
  readonly acceleration: number
  /** km/h. */
  readonly topSpeed: number
  /** Trim whose colours are not released yet. */
  readonly tierWithoutColours?: Tier
  /** Trim whose interiors are not released yet. */
  readonly tierWithoutInteriors?: Tier
}

/** A model of the range as written by hand; everything that follows from price and rate is computed. */
export interface ModelPlan {
  readonly id: number
  readonly name: string
  /** The model in picture addresses: lower case, no accents. */
  readonly slug: string
  /** Code of the generation, in the versions' codes. */
  readonly generation: string
  readonly body: Body
  readonly segments: readonly SegmentId[]
  /** How much of the equipment list is standard: 0 city car to 3 top of the range. */
  readonly level: 0 | 1 | 2 | 3
  /** TAN of CREDIT, percent. */
  readonly tan: number
  /** Term of the offers shown, months. */
  readonly nrPayments: number
  /** Price difference of a purchase without finance campaign, euros. */
  readonly campaignDiscount: number
  /** ISO date, or `null` for a campaign without end. */
  readonly campaignEnd: string | null
  /** Surcharge of a metallic paint, euros. */
  readonly metallic: number
  /** Legalisation and transport, euros, both within the price. */
  readonly legalization: number
  readonly transport: number
  /** Euros from trim to trim, counted from 'Essencial'. */
  readonly trimPrices: Readonly<Record<Tier, number>>
  /** Shown before a colour is chosen. */
  readonly defaultPaint: PaintId
  readonly paints: readonly PaintId[]
  readonly upholsteries: readonly UpholsteryId[]
  /** Percent of the price that open drive guarantees after 24, 36, 48 and 60 months. */
  readonly residuals: readonly [number, number, number, number]
  readonly engines: readonly EnginePlan[]
  readonly intro: { readonly title: string; readonly content: string }
}

export const SEGMENTS = {
  citadino: 'Citadino',
  utilitario: 'Utilitário',
  carrinha: 'Carrinha',
  berlina: 'Berlina',
  suv: 'SUV',
  familiar: 'Familiar',
  eletrico: 'Elétrico',
} as const

export type SegmentId = keyof typeof SEGMENTS

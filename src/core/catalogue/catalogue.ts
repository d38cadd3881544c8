import type { EquipmentDetails } from './equipment-details.ts'
import type { FilterableEngine, FilterableVersion } from '../filtering/filter-registry.ts'
import type { WithLeadTime } from './lead-time.ts'
import type { AnnualCosts } from './annual-costs.ts'
import type { Euros, Id, Months, Named, Percent } from '../values/units.ts'
import type { Wltp } from './wltp.ts'

/** The financing offer shown with a price (spec §1). A field is `null` if the content site does not provide it. */
export interface Offer {
  readonly price: Euros | null
  readonly monthlyPayment: Euros | null
  readonly taeg: Percent | null
  readonly nrPayments: Months | null
  /** Down payment, `maxEntrance` in the wire format. */
  readonly downPayment: Euros | null
  readonly financedAmount: Euros | null
}

/** A model in the line-up (spec §3, model; spec §7, lstModels). */
export interface Model extends Offer, Named {
  /** The name in its addresses: as it was sent, also where another model has it. */
  readonly addressName: string
  /** Absolute URL. `null` shows the no-model picture. */
  readonly image: string | null
  readonly segments: readonly Named[]
  /** What its engines run on, and how many seats it has: for the filter, named by the content site. */
  readonly energies: readonly Named[]
  readonly seats: readonly Named[]
  readonly tan: Percent | null
  readonly mtic: Euros | null
  /** ISO date. */
  readonly campaignEnd: string | null
  /** Consumption and emissions of its engines. Raw wire data, which the code of the legal information reads. */
  readonly wltp: Readonly<Record<string, unknown>> | null
}

export interface TechnicalSpec {
  readonly id: Id
  readonly typeId: Id
  readonly designation: string
  /** Display text without unit. */
  readonly value: string
  readonly unit: string | null
}

/** '110 kW': value and unit, joined by a non-breaking space. */
export function specText({ value, unit }: TechnicalSpec): string {
  return unit === null ? value : `${value}\u00a0${unit}`
}

/** The technical spec with the time from 0 to 100 km/h, in seconds. Null if it is not stated, or not above zero. */
export function accelerationOf({ specs }: Pick<Engine, 'specs'>): TechnicalSpec | null {
  return (
    specs.find(
      ({ designation, unit, value }) =>
        unit === 's' && /\b0\b.*\b100\b/.test(designation) && /^[\d,.]*[1-9]/.test(value),
    ) ?? null
  )
}

/** Official consumption of a plug-in hybrid in each of its two ways of driving; null if unknown. */
export interface PlugInConsumption {
  /** kWh/100 km while it drives electrically. */
  readonly electricMode: number | null
  /** l/100 km with an empty battery. */
  readonly emptyBattery: number | null
}

/** An engine of a model (spec §3, engine; spec §7, lstEngines). */
export interface Engine extends Offer, Named, FilterableEngine {
  readonly modelId: Id
  readonly designation: string
  readonly fuel: string | null
  /** Power in CV. */
  readonly power: number | null
  readonly powerKw: number | null
  readonly isElectric: boolean
  /** The editor's sentence about who the engine is for. */
  readonly bestFor: string | null
  /** Null for engines other than plug-in hybrids. */
  readonly plugIn: PlugInConsumption | null
  readonly wltp: Wltp
  readonly specs: readonly TechnicalSpec[]
}

/** What the editor states about a model; null for each unknown fact. */
export interface ModelFacts {
  readonly seats: number | null
  /** Volume of the boot in litres. */
  readonly luggage: number | null
  /** Length in metres. */
  readonly length: number | null
}

/** The residual value of a version at the end of a term (spec §3, arrResidualValues). */
export interface ResidualValue {
  readonly months: Months
  readonly kind: 'percent' | 'euros'
  readonly value: number | null
}

/** A version of an engine (spec §3, version; spec §7, lstVersions). */
export interface Version extends Offer, Named, FilterableVersion, WithLeadTime {
  readonly modelId: Id
  readonly engineId: Id
  readonly fuel: string | null
  /** The editor's sentence about who the version is for. */
  readonly bestFor: string | null
  /** Cash price outside the finance campaign: the price, unless the site states another. */
  readonly priceWithoutFinance: Euros | null
  readonly tan: Percent | null
  readonly mtic: Euros | null
  readonly initialExpenses: Euros | null
  /** In wire format: above 1 a percentage of the price, else a fraction. Undefined if the site states none. */
  readonly residualValue: number | null | undefined
  readonly residualValues: readonly ResidualValue[]
  readonly generation: string | null
  readonly localSuffix: string | null
  readonly localCode: string | null
  /** What the price contains, as the next four. Undefined if the site states none. */
  readonly legalizationGain: Euros | null | undefined
  readonly transportGain: Euros | null | undefined
  readonly ecoValue: Euros | null | undefined
  readonly vatValue: Euros | null | undefined
  readonly vatRate: Percent | null
  /** What the buyer pays apart from the price. */
  readonly priceExcludes: readonly string[]
  /** Last day on which the price is valid, as ISO date. */
  readonly priceValidUntil: string | null
  /** Null where the engine's values apply. */
  readonly wltp: Wltp
  readonly equipmentIds: readonly Id[]
}

export interface Equipment extends Named {
  readonly typeId: Id
  /** Whether the editor wants it to be named before other equipment. */
  readonly isHighlighted?: boolean
  /** The lesser equipment in place of which a car has it, such as manual air conditioning. Null or missing for none. */
  readonly replacesId?: Id | null
  /** Missing if the site says nothing else about it. */
  readonly details?: EquipmentDetails
}

interface GalleryPictures {
  readonly gallery: readonly string[]
  /** What pictures of the gallery show, by address. */
  readonly galleryTitles?: Readonly<Record<string, string>>
}

/** What one version can have, at a price: a colour or an interior. Its id is used in cookies and links. */
export interface Option extends Named, WithLeadTime {
  readonly versionId: Id
  /** CSS colour or absolute picture URL. `null` shows a neutral chip. */
  readonly chip: string | null
  /** What it adds to the price of its version, in euros. 0 if it is included, null if unknown: so is the total then. */
  readonly surcharge: Euros | null
  readonly factoryCode: string | null
}

/** A part of a picture, in percent of its width and height from its left and upper edges. */
export interface PictureBox {
  readonly left: Percent
  readonly top: Percent
  readonly width: Percent
  readonly height: Percent
}

export interface TurnPictures {
  /** Absolute URLs of the frames of a full turn. May be empty. */
  readonly frames: readonly string[]
  /** Absolute URL of frame 0 in a larger size, for wide stages and the full window. `null` for none. */
  readonly largeFrame: string | null
  /** The part of the frames in which the car is, in the whole turn. `null` shows the frames with their margins. */
  readonly carBox: PictureBox | null
}

/** An exterior colour of one version (spec §3, exterior colour; spec §7, extColors). Its id is `colorid`. */
export interface ExteriorColour extends Option, TurnPictures, GalleryPictures {
  readonly paintType: string | null
}

/** An interior of one version (spec §3, interior option; spec §7, panomaricLI). */
export interface Interior extends Option, GalleryPictures {
  /** `null` is shown as 'Tecido' (spec §9). */
  readonly material: string | null
  /** Equirectangular picture. */
  readonly panorama: string | null
  /** Flat picture of the cabin. */
  readonly image: string | null
  /** Picture of its seats, with which the interior opens. */
  readonly seats: string | null
}

/** Pictures of a model before a colour is chosen. */
export interface ModelPictures extends TurnPictures {
  readonly modelId: Id
  readonly gallery: readonly string[]
}

/** What the back office states about a model (GET boModelsFields). The content is untrusted HTML. */
export interface ModelIntro {
  readonly modelId: Id
  readonly title: string
  readonly content: string
  readonly facts: ModelFacts
  /** Null unless the editor states any. */
  readonly annualCosts: AnnualCosts | null
}

export interface Dealer extends Named {
  readonly email: string | null
  readonly districtId: Id
}

/** Dealers and districts (GET hyuDealersLst). */
export interface DealerNetwork {
  readonly isGov: boolean
  readonly districts: readonly Named[]
  readonly dealers: readonly Dealer[]
}

/** Equipment type ids (spec §9), in the order in which groups are shown (spec §2, comparator). */
export const EQUIPMENT_TYPE = {
  comfort: '33',
  exterior: '32',
  interior: '34',
  safety: '35',
} as const

export const EQUIPMENT_TYPES: readonly Id[] = Object.values(EQUIPMENT_TYPE)

/** Technical spec type ids (spec §9), in the order in which groups are shown (spec §2, comparator). */
export const SPEC_TYPE = { motor: '1', environment: '26' } as const

export const SPEC_TYPES: readonly Id[] = Object.values(SPEC_TYPE)

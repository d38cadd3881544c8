import type { CreditCosts } from '../finance/credit-costs.ts'
import type { OfferFigures } from '../finance/car-credit.ts'
import type { BackOfficeEntry, ContentConfigEntry, IntroEntry } from './back-office-types.ts'

/** Finish of a paint. */
export type Finish = 'solid' | 'metallic' | 'pearl' | 'matte'

/** Entries have the shape of the API responses. docs/content-api.md documents each field and unit. */

export interface Costs {
  readonly legalizationGain: number
  readonly transportGain: number
  readonly ecoValue: number
  readonly metalicColorPrice: number
}

/** Official values. Null is unknown or, in a version, the same as the engine's. */
export interface WltpFields {
  readonly fuelCC: number | null
  readonly energyConsumption: number | null
  readonly autonomy: number | null
  readonly co2: number | null
}

/** The lowest and the highest value of a model's cars. */
export type WltpSpans = {
  readonly [Field in keyof WltpFields]: readonly [min: number, max: number] | null
}

interface NamedValue {
  readonly id: string
  readonly name: string
}

export interface ModelEntry extends OfferFigures, Costs {
  readonly id: number
  readonly model: string
  readonly pvpWithoutFinance: number
  readonly modelImg: string
  readonly segments: readonly NamedValue[]
  readonly energies: readonly NamedValue[]
  readonly seats: readonly NamedValue[]
  readonly rate: number
  readonly mtic: number
  readonly wltp: WltpSpans
  readonly dtEndOfCampaign: string | null
}

export interface SpecEntry {
  readonly id: number
  readonly idType: 1 | 26
  readonly designation: string
  readonly specs: { readonly value: string; readonly unit?: string }
}

export interface EngineEntry extends OfferFigures {
  readonly id: number
  readonly engineID: number
  readonly modelID: number
  readonly engine: string
  readonly designation: string
  readonly fuel: string
  readonly transmission: string
  readonly power: number
  readonly powerKw: number
  readonly electricMotor: boolean
  readonly bestFor: string | null
  readonly autonomy: number | null
  readonly co2: number
  readonly fuelCC: number
  readonly energyConsumption: number | null
  /** The next two only for plug-in hybrids. */
  readonly electricConsumption: number | null
  readonly emptyBatteryConsumption: number | null
  readonly lst: readonly SpecEntry[]
}

interface ResidualEntry {
  readonly monthPeriod: number
  readonly valueType: 'P' | 'V'
  readonly valueVal: number
}

export interface VersionEntry extends OfferFigures, Costs, WltpFields {
  readonly id: number
  readonly modelID: number
  readonly idEngine: number
  readonly designation: string
  readonly engine: string
  readonly fuel: string
  readonly transmission: string
  readonly pvpWithoutFinance: number
  readonly mtic: number
  readonly rate: number
  readonly initialExpenses: number
  readonly residualValue: number
  readonly arrResidualValues: readonly ResidualEntry[]
  readonly generation: string
  readonly localSuffix: string
  readonly localCode: string
  readonly electricMotor: boolean
  readonly vatRate: number
  readonly vatValue: number
  readonly priceExcludes: readonly string[]
  readonly priceValidUntil: string | null
  readonly lst: readonly number[]
}

/** Where an item is on the frames of a turn, by frame: fractions of the picture from its left upper corner. */
export type FramePoints = Readonly<Record<string, readonly number[]>>

/** An item on the cars of one model. */
interface EquipmentOnModel {
  readonly modelID: number
  readonly image?: string
  readonly points?: FramePoints
}

/** What the site says about an item besides its name. */
export interface EquipmentDetails {
  readonly text?: string
  readonly models?: readonly EquipmentOnModel[]
}

export interface EquipmentEntry extends EquipmentDetails {
  readonly id: number
  readonly value: string
  readonly idType: 32 | 33 | 34 | 35
  /** Named first among what a version adds. */
  readonly highlight: boolean
  /** The lesser equipment that it replaces. */
  readonly replaces: number | null
}

/** What all options of a version have, and where one of them has its id and its finish. */
export interface OptionEntry {
  readonly id?: string
  readonly colorid?: string
  readonly idColor?: string
  readonly paintingType?: string
  readonly materialType?: string | null
  readonly version: number
  readonly designation: string
  readonly price: number
  readonly factoryCode: string
}

/** A part of a picture, in percent. */
export interface PictureBoxEntry {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface ExteriorEntry extends OptionEntry {
  readonly id: string
  readonly colorid: string
  readonly colorchip: string
  readonly paintingType: string
  readonly externalColorImages360: readonly string[]
  readonly largeImg?: string
  readonly carBox?: PictureBoxEntry | undefined
  readonly gallery: readonly GalleryPicture[]
}

interface GalleryPicture {
  readonly idColor: string
  readonly image: string
  /** Caption; `null` for a frame of the turn, which the widget names itself. */
  readonly title: string | null
}

export interface InteriorEntry extends OptionEntry {
  readonly idColor: string
  readonly colorChip: string
  readonly panoramImg: string | null
  readonly image: string
  readonly seatsImg?: string
  readonly gallery: readonly Omit<GalleryPicture, 'idColor'>[]
  readonly materialType: string | null
}

interface CarPodEntry {
  readonly modelId: number
  readonly externalColorImages360: readonly string[]
  readonly largeImg?: string
  readonly carBox?: PictureBoxEntry | undefined
  readonly gallery: readonly string[]
}

export interface DistrictEntry {
  readonly id: number
  readonly name: string
}

export interface DealerEntry {
  readonly objectId: string
  readonly designation: string
  readonly email: string
  readonly district: number
}

/** Cars in stock with one version and colour combination. */
export interface StockEntry {
  readonly version: number
  readonly exterior: string
  readonly interior: string
  readonly count: number
}

/** One model with all its data. */
export interface CatalogueModel {
  readonly model: ModelEntry
  readonly intro: IntroEntry
  readonly engines: readonly EngineEntry[]
  readonly versions: readonly VersionEntry[]
  readonly exteriors: readonly ExteriorEntry[]
  readonly interiors: readonly InteriorEntry[]
  readonly carPod: CarPodEntry
}

/** All data of the content site, as plain JSON. */
export interface Catalogue {
  readonly config: ContentConfigEntry
  readonly creditCosts: CreditCosts
  readonly backOffice: BackOfficeEntry
  readonly models: readonly CatalogueModel[]
  readonly equipment: readonly EquipmentEntry[]
  readonly districts: readonly DistrictEntry[]
  readonly dealers: readonly DealerEntry[]
  readonly stock: readonly StockEntry[]
}

import type { CreditCosts } from '../finance/credit-costs.ts'
import type { assembleEngine } from './assemble/engines.ts'
import type { assembleModel } from './assemble/model.ts'
import type { AssembledVersion } from './assemble/versions.ts'
import type { assembleBackOffice } from './back-office.ts'
import type { CONTENT_CONFIG } from './config.ts'

/** Finish of a paint. */
export type Finish = 'solid' | 'metallic' | 'pearl' | 'matte'

/** Entries have the shape of the API responses. docs/content-api.md documents each field and unit. */

type AssembledModel = ReturnType<typeof assembleModel>

export type ModelEntry = AssembledModel['model']

export type EngineEntry = ReturnType<typeof assembleEngine>

export type VersionEntry = AssembledVersion['entry']

export type BackOfficeEntry = ReturnType<typeof assembleBackOffice>

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

export interface SpecEntry {
  readonly id: number
  readonly idType: 1 | 26
  readonly designation: string
  readonly specs: { readonly value: string; readonly unit?: string }
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

/** Large pictures and their box are missing in the plugin's sample. */
type CarPodEntry = Partial<AssembledModel['carPod']> &
  Omit<AssembledModel['carPod'], 'largeImg' | 'carBox'>

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

/** One model with all its data. */
export interface CatalogueModel extends Omit<AssembledModel, 'exteriors' | 'interiors' | 'carPod'> {
  readonly exteriors: readonly ExteriorEntry[]
  readonly interiors: readonly InteriorEntry[]
  readonly carPod: CarPodEntry
}

/** All data of the content site, as plain JSON. */
export interface Catalogue {
  readonly config: typeof CONTENT_CONFIG
  readonly creditCosts: CreditCosts
  readonly backOffice: BackOfficeEntry
  readonly models: readonly CatalogueModel[]
  readonly equipment: readonly EquipmentEntry[]
  readonly districts: readonly DistrictEntry[]
  readonly dealers: readonly DealerEntry[]
}

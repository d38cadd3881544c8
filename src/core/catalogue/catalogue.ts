import type { Read, readOffer } from '../content-site/wire.ts'
import type { EquipmentDetails } from './equipment-details.ts'
import type { Engine, TechnicalSpec } from './read-engines.ts'
import type { Id, Named } from '../values/units.ts'

export type {
  ExteriorColour,
  Interior,
  ModelPictures,
  Option,
  TurnPictures,
} from './read-colours.ts'
export type { Dealer, DealerNetwork } from './read-dealers.ts'
export type { Engine, TechnicalSpec } from './read-engines.ts'
export type { ModelFacts } from './read-model-intros.ts'
export type { Model } from './read-models.ts'
export type { Version } from './read-versions.ts'

/** The financing offer shown with a price (spec §1). A field is `null` if the content site does not provide it. */
export type Offer = Read<typeof readOffer>

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

export interface Equipment extends Named {
  readonly typeId: Id
  /** Whether the editor wants it to be named before other equipment. */
  readonly isHighlighted?: boolean
  /** The lesser equipment in place of which a car has it, such as manual air conditioning. Null or missing for none. */
  readonly replacesId?: Id | null
  /** Missing if the site says nothing else about it. */
  readonly details?: EquipmentDetails
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

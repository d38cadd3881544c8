import type { Euros, Named } from '../values/units.ts'

/** A band, `from` inclusive, `to` exclusive. `to` is `null` if the band has no upper limit (spec §9). */
export interface Band {
  readonly id: string
  readonly from: number
  readonly to: number | null
}

/** Price bands in euros (spec §9). */
export const PRICE_BANDS: readonly Band[] = [
  { id: 'cfg_price15', from: 0, to: 15_000 },
  { id: 'cfg_price25', from: 15_000, to: 25_000 },
  { id: 'cfg_price35', from: 25_000, to: 35_000 },
  { id: 'cfg_price35up', from: 35_000, to: null },
]

/** Monthly payment bands in euros (spec §9). */
export const MONTHLY_PAYMENT_BANDS: readonly Band[] = [
  { id: 'cfg_rent_200', from: 0, to: 200 },
  { id: 'cfg_rent_300', from: 200, to: 300 },
  { id: 'cfg_rent_400', from: 300, to: 400 },
  { id: 'cfg_rent_400up', from: 400, to: null },
]

/** Whether an amount lies in a band (spec §9). A missing amount lies in no band. */
export function isInBand(amount: number | null, band: Band): boolean {
  return amount !== null && amount >= band.from && (band.to === null || amount < band.to)
}

/** What a filter may use of a model, engine or version. Each kind has its own properties and no others. */
export interface Filterable {
  readonly price: Euros | null
  readonly monthlyPayment: Euros | null
  readonly transmission?: string | null
  readonly segments?: readonly Named[]
  readonly energies?: readonly Named[]
  readonly seats?: readonly Named[]
}

/** A group with one option per value that occurs in the list. */
export interface ValueGroup {
  readonly id: string
  readonly label: string
  readonly values: (item: Filterable) => readonly Named[]
}

/**
 * A group with fixed bands in euros. An unknown amount is null. In lists whose items have no such amount, it is
 * undefined: these lists do not have the group.
 */
export interface BandGroup {
  readonly id: string
  readonly label: string
  readonly bands: readonly Band[]
  readonly amount: (item: Filterable) => number | null | undefined
}

/**
 * All filter groups (spec §2, filters), as the panel shows them. Panel, matching, counting and the reasons for disabled
 * options follow from this list. Each band group depends on the groups before it: bands that these leave empty are
 * disabled. `label` is a key of src/labels.
 */
export const FILTER_GROUPS = [
  { id: 'segments', label: 'filterSegments', values: (item) => item.segments ?? [] },
  { id: 'energies', label: 'filterEnergies', values: (item) => item.energies ?? [] },
  { id: 'seats', label: 'filterSeats', values: (item) => item.seats ?? [] },
  {
    id: 'transmissions',
    label: 'filterTransmission',
    values: ({ transmission }) => (transmission ? [{ id: transmission, name: transmission }] : []),
  },
  {
    id: 'price',
    label: 'filterPrice',
    bands: PRICE_BANDS,
    amount: (item) => item.price,
  },
  {
    id: 'monthlyPayment',
    label: 'filterRent',
    bands: MONTHLY_PAYMENT_BANDS,
    amount: (item) => item.monthlyPayment,
  },
] as const satisfies readonly (ValueGroup | BandGroup)[]

export type FilterGroupId = (typeof FILTER_GROUPS)[number]['id']

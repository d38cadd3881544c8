import type { ComponentType, ReactNode } from 'react'
import { createStore, useStore } from 'zustand'
import type { Model } from '../../core/catalogue/catalogue.ts'
import type { DetailedItem } from '../../core/catalogue/equipment-details.ts'
import type { Screen } from '../../core/configuration/guards.ts'
import type { StepId } from '../../core/configuration/configuration.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { LeadTimeReport } from '../../core/offer/lead-time-report.ts'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import type { Modals, State } from '../../core/store/state.ts'
import type { Id } from '../../core/values/units.ts'

interface Item {
  readonly item: DetailedItem
  /** The models whose cars it is about. */
  readonly modelIds: readonly Id[]
}

/** The places for optional features in other ones, each with what it passes on. */
interface Slots {
  /** The address of a comparison of builds. */
  readonly 'builds-screen': object
  /** The model list: the ways to choose, and the last group of its filter. */
  readonly 'home-ways': object
  readonly 'home-filter': object
  readonly 'home-saved': object
  readonly 'home-end': object
  /** Above the cards, while some models come first. */
  readonly 'home-order': {
    readonly models: readonly Model[]
    readonly recommended: readonly Model[]
  }
  /** Below the details of the price bar. */
  readonly 'bar-more': { readonly step: StepId }
  /** The name of an item in a list of equipment. */
  readonly 'item-name': Item
  /** What the name of an item opens. */
  readonly 'item-information': Item
  /** The price of the summary: after the total, and before the conditions. */
  readonly 'summary-lead-time': object
  readonly 'summary-stock-car': object
  /** Beside the offer of the online shop. */
  readonly 'summary-stock-price': object
  /** Rows of the summary. */
  readonly 'summary-costs': object
  readonly 'summary-delivery': object
  /** Tools of the summary: the first, one after 'Partilhar', and within that one two more. */
  readonly 'summary-save': object
  readonly 'summary-compare': object
  readonly 'summary-link': object
  readonly 'summary-code': object
}

/** Dialogs by their kind. */
export type DialogParts = { readonly [Kind in keyof Modals]?: ComponentType<Modals[Kind]> }

/** What an optional feature adds to other ones. */
export interface Feature {
  /** That of its folder. */
  readonly name: string
  readonly slots?: { readonly [Name in keyof Slots]?: ComponentType<Slots[Name]> }
  readonly dialogs?: DialogParts
  /** Runs once the page is open and idle, also where the list of models failed or is empty. */
  readonly start?: (store: ConfiguratorStore) => void
  /** A row of the price bar's details. Null where there is nothing to say. */
  readonly barRow?: {
    readonly label: (t: Translate) => string
    readonly value: (t: Translate, state: State) => string | null
  }
  /** What lies over a frame of the car. Returns the same function while that is the same. */
  readonly carPoints?: (
    state: State,
    screen: Screen,
  ) => ((frame: number | null) => ReactNode) | undefined
  /** How long the configured car takes, for a lead. */
  readonly leadTime?: (state: State) => LeadTimeReport | null
}

const store = createStore<readonly Feature[]>(() => [])

/** Fills the places, also those that are on screen. */
export function fillSlots(features: readonly Feature[]): void {
  store.setState(features, true)
}

/** What all features add of one kind, in their order. */
export function added<Kind extends keyof Feature>(
  kind: Kind,
): readonly NonNullable<Feature[Kind]>[] {
  return store.getState().flatMap((feature) => feature[kind] ?? [])
}

/** Whether a feature fills a place. */
export const isFilled = (place: keyof Slots): boolean =>
  added('slots').some((slots) => slots[place])

type SlotProps<Name extends keyof Slots> = Slots[Name] & {
  readonly name: Name
  /** Shown if no feature fills the place. */
  readonly children?: ReactNode
}

/** The place for what optional features show. */
export function Slot<Name extends keyof Slots>({ name, children, ...props }: SlotProps<Name>) {
  const features = useStore(store)
  if (!isFilled(name)) return children
  return features.map((feature) => {
    const Part = feature.slots?.[name] as ComponentType<object> | undefined
    return Part && <Part key={feature.name} {...props} />
  })
}

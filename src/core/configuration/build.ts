import type { Model } from '../catalogue/catalogue.ts'
import { toCents } from '../values/cents.ts'
import { pricedItems, type PricedItem } from '../offer/price-lines.ts'
import { isOption, toChoices, type ChosenItems } from './choice-steps.ts'
import type { ChoiceKind, Choices } from './steps.ts'
import type { Euros, Id } from '../values/units.ts'
import type { BuildCode } from './build-code.ts'

/** Maximum number of builds shown side by side. */
export const MAX_COMPARED_BUILDS = 3

/** A part of a build as the buyer saw it. */
export interface BuildItem extends Omit<PricedItem, 'euros'> {
  /** Whole cents: the price of the version, the surcharge of a colour. Null for other parts, or if unknown. */
  readonly cents: number | null
}

/** A finished configuration with its cash prices: the model, then one part for each choice, in step order. */
export type Build = readonly BuildItem[]

/** A build that is opened: found by its code, or saved on the device. */
export interface OpenedBuild {
  /** Null for one that was saved. */
  readonly code: BuildCode | null
  /** The day on which it was first given the code, or saved, as ISO date. */
  readonly madeOn: string
  readonly items: Build
}

export interface FoundBuild extends OpenedBuild {
  readonly code: BuildCode
}

/** How a build differs from what the site offers today. */
export type BuildChanges = Readonly<ReturnType<typeof changesOf>>

/** The build of a configuration. Null while a model, engine or version is missing. */
export function buildOf(model: Model | null, items: ChosenItems): Build | null {
  const { engine, version } = items
  if (!model || !engine || !version) return null
  const lines = pricedItems(model, items).map(({ euros, ...line }) => ({
    ...line,
    cents: toCents(euros),
  }))
  return [
    { item: 'model', id: model.id, name: model.name, cents: null },
    { item: 'engine', id: engine.id, name: engine.name, cents: null },
    ...lines,
  ]
}

/** The ids of a build. */
export function choicesOfBuild(build: Build): Choices {
  const idOf = (kind: BuildItem['item']): Id | null =>
    build.find(({ item }) => item === kind)?.id ?? null
  return toChoices(idOf('model'), idOf)
}

/** The cash price of a build: the version and its colours. Null if one of them is unknown. */
export function totalOfBuild(build: Build): Euros | null {
  const priced = build.filter(({ item }) => item !== 'model' && item !== 'engine')
  if (!priced.some(({ item }) => item === 'version')) return null
  const cents = priced.map((part) => part.cents).filter((amount) => amount !== null)
  return cents.length < priced.length ? null : cents.reduce((sum, part) => sum + part, 0) / 100
}

/**
 * Compares a build with the choices that are left of it today, and its price with today's.
 * @param dropped The choices that are no longer offered.
 * @param now Today's total, with replacements for what is no longer offered.
 */
export function changesOf(build: Build, dropped: readonly ChoiceKind[], now: Euros | null) {
  const before = totalOfBuild(build)
  const parts: Build = build.filter(({ item }) => item !== 'model' && dropped.includes(item))
  const parent = parts.find(({ item }) => item !== 'model' && !isOption(item))
  return {
    /** The total then and now. Null if one of them is unknown. */
    totals: before === null || now === null ? null : { before, now },
    /** What is no longer offered: an engine or a version, without what depended on it, or colours. */
    gone: parent ? [parent] : parts,
  }
}

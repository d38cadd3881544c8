import type { Figure as FigureDefinition } from '../../core/offer/offer-figures.ts'
import { formatFixed } from '../../core/formats/format-value.ts'
import type { Figure } from '../primitives/figures.tsx'

/** The info button that opens the legal text, and the figure it stands beside. */
export interface FigureInfo {
  readonly on: string
  readonly infoLabel: string
  readonly onInfo: () => void
}

/** A figure with label, value and unit. An unknown one has no value. */
export function figureOf<Id extends string, Value extends string>(
  t: (key: Id | 'perMonth') => string,
  id: Id,
  { value, style, decimals = 0, unit }: FigureDefinition<Value>,
  values: Readonly<Record<Value, number | null>>,
  info?: FigureInfo,
): Figure {
  return {
    name: value,
    label: t(id),
    value: formatFixed(values[value], decimals, style) || null,
    unit: unit && t(unit),
    ...(info?.on === id && info),
  }
}

/** Figures in the order of their definitions. */
export function figuresOf<Id extends string, Value extends string>(
  t: (key: Id | 'perMonth') => string,
  definitions: Readonly<Record<Id, FigureDefinition<Value>>>,
  values: Readonly<Record<Value, number | null>>,
  info?: FigureInfo,
): readonly Figure[] {
  const entries = Object.entries<FigureDefinition<Value>>(definitions)
  return entries.map(([id, definition]) => figureOf(t, id as Id, definition, values, info))
}

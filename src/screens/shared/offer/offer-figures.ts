import type { Figure as FigureDefinition } from '../../../domain/figures/offer-figures.ts'
import { formatFixed } from '../../../labels/format.ts'
import type { Figure } from '../../../ui/primitives/figures.tsx'

/** The info button that opens the legal text, and the figure it stands beside. */
export interface FigureInfo {
  readonly on: string
  readonly infoLabel: string
  readonly onInfo: () => void
}

/** Figures with label, value and unit, in the order of their definitions. Unknown ones have no value. */
export function figuresOf<Id extends string, Value extends string>(
  t: (key: Id | 'perMonth') => string,
  definitions: Readonly<Record<Id, FigureDefinition<Value>>>,
  values: Readonly<Record<Value, number | null>>,
  info?: FigureInfo,
): readonly Figure[] {
  const entries = Object.entries<FigureDefinition<Value>>(definitions)
  return entries.map(([id, { value, style, decimals = 0, unit }]) => ({
    name: value,
    label: t(id as Id),
    value: formatFixed(values[value], decimals, style) || null,
    unit: unit && t(unit),
    ...(info?.on === id && info),
  }))
}

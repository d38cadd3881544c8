import { useState } from 'react'
import {
  initiallyCompared,
  keepCompared,
  toggleCompared,
} from '../../domain/catalogue/comparison.ts'
import type { Id } from '../../domain/units.ts'
import { useSelect } from '../../store/context.tsx'
import { selectContentConfig } from '../../store/catalogue/content-config.ts'

/** The compared items, in the list's order, with functions to change them. */
export interface Compared<Item> {
  readonly items: readonly Item[]
  readonly has: (id: Id) => boolean
  readonly maximum: number
  readonly isFull: boolean
  readonly toggle: (id: Id) => void
}

/** The compared items: the current one and its neighbour until the buyer has selected others (spec §4, comparator). */
export function useCompared<Item extends { readonly id: Id }>(
  offered: readonly Item[],
  currentId: Id | null,
): Compared<Item> {
  const maximum = useSelect((state) => selectContentConfig(state).compareMaximum)
  const [chosen, setChosen] = useState<readonly Id[] | null>(null)
  const all = offered.map(({ id }) => id)
  const ids = keepCompared(chosen ?? initiallyCompared(currentId, all), all, maximum)
  const has = (id: Id): boolean => ids.includes(id)
  return {
    items: offered.filter(({ id }) => has(id)),
    has,
    maximum,
    isFull: ids.length >= maximum,
    toggle: (id) => setChosen(toggleCompared(ids, id, maximum)),
  }
}

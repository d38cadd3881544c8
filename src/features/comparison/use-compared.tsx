import { useState } from 'react'
import { initiallyCompared, keepCompared, toggleCompared } from './comparison.ts'
import type { Id } from '../../core/values/units.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectContentConfig } from '../../core/catalogue/lists.ts'

/** The compared items, with functions to change them. */
export interface Compared<Item> {
  readonly items: readonly Item[]
  readonly has: (id: Id) => boolean
  readonly maximum: number
  readonly isFull: boolean
  /** Adds or removes an item; the others stay in the order of the list. */
  readonly toggle: (id: Id) => void
}

/**
 * The compared items: the current one and its neighbour until the buyer has selected others (spec §4, comparator).
 * @param onChange After a new selection.
 */
export function useCompared<Item extends { readonly id: Id }>(
  offered: readonly Item[],
  currentId: Id | null,
  onChange?: () => void,
): Compared<Item> {
  const maximum = useSelect((state) => selectContentConfig(state).compareMaximum)
  const [chosen, setChosen] = useState<readonly Id[] | null>(null)
  const all = offered.map(({ id }) => id)
  const ids = keepCompared(chosen ?? initiallyCompared(currentId, all), all, maximum)
  return {
    items: ids.flatMap((id) => offered.find((item) => item.id === id) ?? []),
    has: (id) => ids.includes(id),
    maximum,
    isFull: ids.length >= maximum,
    toggle: (id) => {
      const changed = toggleCompared(ids, id, maximum)
      setChosen(all.filter((one) => changed.includes(one)))
      onChange?.()
    },
  }
}

import type { Named } from '../values/units.ts'

/**
 * The items with different names. Where several of a group have the same one, what differs follows in parentheses: as
 * many traits as it takes, in their order, at last the id.
 * @param traitsOf First the group: items of different groups are never listed together. Null if unknown.
 */
export function distinctNames<Item extends Named>(
  items: readonly Item[],
  traitsOf: (item: Item) => readonly (string | number | null)[],
): readonly Item[] {
  const read = (item: Item) => [...traitsOf(item), item.id]
  return items.map((item) => {
    let alike = items.filter(({ name }) => name === item.name)
    const added = read(item).filter((trait, index) => {
      const before = alike.length
      alike = alike.filter((other) => read(other)[index] === trait)
      return index > 0 && trait !== null && alike.length < before
    })
    return added[0] ? { ...item, name: `${item.name} (${added.join(', ')})` } : item
  })
}

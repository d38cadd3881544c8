import type { Id } from '../values/units.ts'
import { visibleText } from '../values/visible-text.ts'

/**
 * Finds the item with an id that was read from a share link or cookie (spec §7). If there is none, what chats and mail
 * programs add is ignored: invisible characters, and white space, punctuation and symbols at the end.
 */
export function findById<Item extends { readonly id: Id }>(
  items: readonly Item[],
  id: Id | null,
): Item | undefined {
  const bare = visibleText(id ?? '').replace(/[^\p{L}\p{N}]+$/u, '')
  return items.find((item) => item.id === id) ?? items.find((item) => item.id === bare)
}

import type { CabinDesign } from './cabin-design.ts'

/**
 * Groups cabins that differ in nothing but what is on the screen and in which upholsteries they are drawn, so that
 * their shape and light are computed once. Groups and their cabins keep the given order.
 */
export function sameShapes(
  cabins: readonly CabinDesign[],
): readonly (readonly [CabinDesign, ...CabinDesign[]])[] {
  const groups = new Map<string, [CabinDesign, ...CabinDesign[]]>()
  for (const design of cabins) {
    const shape = { ...design, slug: '', upholsteries: [], seatUpholsteries: [], offers: '' }
    const key = JSON.stringify(shape)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [design])
    else group.push(design)
  }
  return [...groups.values()]
}

/** Lets an element capture pointers, which jsdom does not. */
export function captures<Captor extends HTMLElement>(element: Captor): Captor {
  const captured = new Set<number>()
  return Object.assign(element, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
    releasePointerCapture: (id: number) => captured.delete(id),
  })
}

import { type RefObject, useEffect } from 'react'

/**
 * Marks elements with `data-in-view` while they are in the window whole, for style sheets. An edge of the screen that
 * touches them counts as cutting them.
 * @param selector The elements, inside the referenced one.
 */
export function useInView(ref: RefObject<HTMLElement | null>, selector: string): void {
  // After every render, because the elements come and go with it.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-in-view', isIntersecting)
      },
      { rootMargin: '-8px', threshold: 1 },
    )
    for (const element of ref.current?.querySelectorAll(selector) ?? []) observer.observe(element)
    return () => observer.disconnect()
  })
}

import { type RefObject, useEffect } from 'react'

/**
 * Marks elements with `data-in-view` while at least half of them is in the window, for style sheets.
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
      { threshold: 0.5 },
    )
    for (const element of ref.current?.querySelectorAll(selector) ?? []) observer.observe(element)
    return () => observer.disconnect()
  })
}

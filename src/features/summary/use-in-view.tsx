import { type RefObject, useEffect } from 'react'
import { createObserver } from '../../platform/observers.ts'

/**
 * Marks the figures and the primary button in an element with `data-in-view`, for style sheets, while the whole of them is
 * in the window, more than 8 px from each edge.
 */
export function useInView(ref: RefObject<HTMLElement | null>): void {
  // After every render, because the elements come and go with it.
  useEffect(() => {
    const observer = createObserver(
      'IntersectionObserver',
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-in-view', isIntersecting)
      },
      { rootMargin: '-8px', threshold: 1 },
    )
    for (const element of ref.current?.querySelectorAll('.figs, .primary') ?? [])
      observer.observe(element)
    return () => observer.disconnect()
  })
}

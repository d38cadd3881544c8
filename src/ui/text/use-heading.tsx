import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { useSelect } from '../../core/store/context.tsx'

/**
 * Focuses a screen's heading after a navigation by the buyer, but not on page load, and not at an address outside the
 * base path: the page's router is about to remove the element, and the focus is on the link that was followed.
 */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const [path] = useLocation()
  const isArrival = useSelect((state) => state.visits > 1) && !path.startsWith('~')
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true })
  }, [isArrival])
  return heading
}

import { useEffect, useRef, type RefObject } from 'react'
import { useSelect } from '../../core/store/context.tsx'

/** Focuses a screen's heading after a navigation by the buyer, but not on page load. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useSelect((state) => state.visits > 1)
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true })
  }, [isArrival])
  return heading
}

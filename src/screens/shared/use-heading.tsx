import { useEffect, useRef, type RefObject } from 'react'
import { useSelect } from '../../store/context.tsx'

/** Moves focus to a screen's heading when the buyer has navigated to it, not when the page opens. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useSelect((state) => state.visits > 1)
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true })
  }, [isArrival])
  return heading
}

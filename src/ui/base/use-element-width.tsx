import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

/** Maximum element width, in CSS pixels, for the mobile layout (spec §9). */
export const MOBILE_MAX_WIDTH = 992

const IsMobileContext = createContext(false)

export const IsMobileProvider = IsMobileContext.Provider

/** Whether the widget (not the window) is narrow enough for the mobile layout. */
export function useIsMobile(): boolean {
  return useContext(IsMobileContext)
}

/** Width of an element in CSS pixels, updated on resize; 0 until the first layout. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

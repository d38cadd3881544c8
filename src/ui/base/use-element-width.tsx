import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

/** Widest element, in CSS pixels, that takes the mobile form (spec §9). */
export const MOBILE_MAX_WIDTH = 992

const IsMobileContext = createContext(false)

export const IsMobileProvider = IsMobileContext.Provider

/** Whether the widget, not the window, is narrow enough for the mobile form. */
export function useIsMobile(): boolean {
  return useContext(IsMobileContext)
}

/** Width of an element in CSS pixels, kept true as it changes; 0 until it is laid out. */
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

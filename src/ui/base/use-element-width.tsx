import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

import { adoptSheet } from './styles.ts'

/** Maximum element width for the mobile layout (spec §9), in CSS pixels at the usual text size: 62 em in the styles. */
export const MOBILE_MAX_WIDTH = 992

const IsMobileContext = createContext(false)

export const IsMobileProvider = IsMobileContext.Provider

/** Whether the widget (not the window) is narrow enough for the mobile layout. */
export function useIsMobile(): boolean {
  return useContext(IsMobileContext)
}

/**
 * Width of the inner root in CSS pixels at the usual text size, updated on resize; 0 until the first layout. The root
 * has the browser's default text size, which the tokens receive as a factor (docs/decisions/0038-text-size.md).
 */
export function useRootWidth(ref: RefObject<HTMLElement | null>, root: ShadowRoot): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const scale = parseFloat(getComputedStyle(element).fontSize) / 16
      adoptSheet(root, `:host{--cfg-text-scale:${scale}}`)
      setWidth(element.getBoundingClientRect().width / scale)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, root])
  return width
}

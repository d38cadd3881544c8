import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'
import { createSheet } from './styles.ts'

/** Maximum element width for the mobile layout (spec §9), in CSS pixels at the usual text size: 62 em in the styles. */
export const MOBILE_MAX_WIDTH = 992

export const IsMobileContext = createContext(false)

/** Whether the widget (not the window) is narrow enough for the mobile layout. */
export function useIsMobile(): boolean {
  return useContext(IsMobileContext)
}

/**
 * Width of the inner root in CSS pixels at the usual text size, updated on resize. The root has the browser's default
 * text size, which the tokens receive as a factor.
 *
 * The first render has the host's width, and the root is measured when the browser has laid it out anyway, before it
 * paints: measuring in the commit would add the layout of the whole screen to that task.
 */
export function useRootWidth(ref: RefObject<HTMLElement | null>, root: ShadowRoot): number {
  const [width, setWidth] = useState(root.host.clientWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // A sheet of its own, because the text size can change back.
    const sheet = createSheet(root.ownerDocument)
    root.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(element)
      const scale = parseFloat(style.fontSize) / 16
      sheet.replaceSync(`:host{--cfg-text-scale:${scale}}`)
      // With its fraction, as the style sheets measure it: 992.25 px is above 992.
      setWidth(parseFloat(style.width) / scale)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.adoptedStyleSheets.splice(root.adoptedStyleSheets.indexOf(sheet), 1)
    }
  }, [ref, root])
  return width
}

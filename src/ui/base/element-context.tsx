import { createContext, useContext, useInsertionEffect } from 'react'

export const RootContext = createContext<ShadowRoot | null>(null)

export function useShadowRoot(): ShadowRoot | null {
  return useContext(RootContext)
}

export const IsMobileContext = createContext(false)

/** Whether the widget (not the window) is narrow enough for the mobile layout. */
export const useIsMobile = (): boolean => useContext(IsMobileContext)

const sheets = new Map<string, CSSStyleSheet>()

/**
 * Adds a style sheet to a shadow root once; all roots share the parsed sheet. The CSS must not contain `@import`, which
 * constructable style sheets do not support.
 */
export function adoptSheet(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** Adopts a component's style sheet into the surrounding shadow root before the first paint. */
export function useStyles(css: string): void {
  const root = useShadowRoot()
  useInsertionEffect(() => {
    if (root) adoptSheet(root, css)
  }, [root, css])
}

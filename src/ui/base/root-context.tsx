import { createContext, type RefObject, useContext, useInsertionEffect } from 'react'

import { adoptSheet } from './styles.ts'

export const RootContext = createContext<ShadowRoot | null>(null)

/** Time stamp of the latest click in the element that was not a mouse's. */
export const LastTapContext = createContext<RefObject<number>>({ current: -Infinity })

export function useShadowRoot(): ShadowRoot | null {
  return useContext(RootContext)
}

/** Adopts a component's style sheet into the surrounding shadow root before the first paint. */
export function useStyles(css: string): void {
  const root = useShadowRoot()
  useInsertionEffect(() => {
    if (root) adoptSheet(root, css)
  }, [root, css])
}

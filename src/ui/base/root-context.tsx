import { createContext, type RefObject, useContext } from 'react'

export const RootContext = createContext<ShadowRoot | null>(null)

/** Time stamp of the latest click in the element that was not a mouse's. */
export const LastTapContext = createContext<RefObject<number>>({ current: -Infinity })

export function useShadowRoot(): ShadowRoot | null {
  return useContext(RootContext)
}

import { createContext, useContext } from 'react'

export const RootContext = createContext<ShadowRoot | null>(null)

export function useShadowRoot(): ShadowRoot | null {
  return useContext(RootContext)
}

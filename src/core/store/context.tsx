import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ConfiguratorStore } from './create-store.ts'
import type { State } from './state.ts'

export const StoreContext = createContext<ConfiguratorStore | null>(null)

export function useConfiguratorStore(): ConfiguratorStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('StoreContext is missing')
  return store
}

/** Subscribes to a part of the state. A new array or object with the same contents is no change. */
export function useSelect<Part>(selector: (state: State) => Part): Part {
  return useStore(useConfiguratorStore().state, useShallow(selector))
}

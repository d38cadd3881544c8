import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Actions, ConfiguratorStore } from './create-store.ts'
import type { State } from './state.ts'

/** The store of the element a component stands in. */
export const StoreContext = createContext<ConfiguratorStore | null>(null)

export function useConfiguratorStore(): ConfiguratorStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('a StoreContext is needed')
  return store
}

/** A part of the state; renders again when it changes. Selectors of fresh lists go through `useShallow`. */
export function useSelect<Part>(selector: (state: State) => Part): Part {
  return useStore(useConfiguratorStore().state, selector)
}

/** The element's first actions; never change. */
export function useActions(): Actions {
  return useConfiguratorStore().actions
}

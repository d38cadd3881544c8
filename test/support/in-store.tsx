import { useState, type PropsWithChildren } from 'react'
import { StoreContext } from '../../src/core/store/context.tsx'
import { createConfiguratorStore } from '../../src/core/store/create-store.ts'
import { SETTINGS } from './store-under-test.ts'

/** Renders a part of the widget with a store that has loaded nothing. */
export function InStore({ children }: PropsWithChildren) {
  const [store] = useState(() => createConfiguratorStore(SETTINGS, new EventTarget()))
  return <StoreContext value={store}>{children}</StoreContext>
}

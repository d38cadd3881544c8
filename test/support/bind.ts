import type { ConfiguratorStore } from '../../src/core/store/create-store.ts'

/** Functions of the store. */
type Group<Functions> = {
  readonly [Name in keyof Functions]: (store: ConfiguratorStore, ...args: never[]) => unknown
}

/** The same functions without their first parameter. */
type Bound<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    store: ConfiguratorStore,
    ...args: infer Args
  ) => infer Result
    ? (...args: Args) => Result
    : never
}

/** Binds functions to a store, so that a test need not pass it to each of them. */
export function bind<Functions extends Group<Functions>>(
  store: ConfiguratorStore,
  group: Functions,
): Bound<Functions> {
  const entries = Object.entries<(store: ConfiguratorStore, ...args: never[]) => unknown>(group)
  return Object.fromEntries(
    entries.map(([name, action]) => [name, action.bind(null, store)]),
  ) as Bound<Functions>
}

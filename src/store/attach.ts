import type { ConfiguratorStore, LineUpActions } from './create-store.ts'

/**
 * Adds a group of actions, whose code loads after the first view, to the one object of actions. Does nothing if the
 * group has been added before.
 * @returns The object of actions, typed with the group.
 */
export function attach<More extends object>(
  store: ConfiguratorStore,
  create: (store: ConfiguratorStore) => More,
): LineUpActions & More {
  const { actions, transient } = store
  const attached = (transient.attached ??= new Set())
  if (attached.has(create)) return actions as LineUpActions & More
  attached.add(create)
  return Object.assign(actions, create(store))
}

/** A group of actions: functions of the store. */
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

/** Binds a group of actions to an element's store. */
export function bind<Functions extends Group<Functions>>(
  store: ConfiguratorStore,
  group: Functions,
): Bound<Functions> {
  const entries = Object.entries<(store: ConfiguratorStore, ...args: never[]) => unknown>(group)
  return Object.fromEntries(
    entries.map(([name, action]) => [name, action.bind(null, store)]),
  ) as Bound<Functions>
}

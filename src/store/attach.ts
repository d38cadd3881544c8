import type { LineUpActions } from './actions.ts'
import type { ConfiguratorStore } from './create-store.ts'

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

import type { ContentSite } from '../../api/content-site.ts'
import type { ConfiguratorStore } from '../create-store.ts'
import type { Keyed, Load, State } from '../state.ts'

type KeyedName = 'financingOptions' | 'plan' | 'rivalQuote' | 'stock' | 'buildCode'

type DataOf<Name extends KeyedName> =
  NonNullable<State[Name]> extends Keyed<infer Data> ? Data : never

/**
 * Sends a request unless one with the same key has succeeded or is running. A failed request is sent again.
 * Only the latest key counts: late responses for older keys are dropped.
 */
export function loadKeyed<Name extends KeyedName>(
  { context, loading }: ConfiguratorStore,
  name: Name,
  key: string,
  send: (site: ContentSite) => Promise<DataOf<Name>>,
): void {
  const { get, set } = context
  const isKnown = get()[name]?.key === key
  const setLoad = (load: Load<DataOf<Name>>): void => set({ [name]: { key, load } })
  if (!isKnown) setLoad({ status: 'idle', data: null })
  loading.run({
    name,
    current: get()[name]?.load as Load<DataOf<Name>>,
    send,
    setLoad: (load) => {
      if (get()[name]?.key === key) setLoad(load)
    },
  })
}

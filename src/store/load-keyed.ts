import type { ContentSite } from '../api/content-site.ts'
import type { ConfiguratorStore } from './create-store.ts'
import type { Keyed, Answers, Load } from './state.ts'

type KeyedName = 'financingOptions' | 'plan' | 'rivalQuote' | 'stock' | 'buildCode'

type DataOf<Name extends KeyedName> =
  NonNullable<Answers[Name]> extends Keyed<infer Data> ? Data : never

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
  const isKnown = get().answers?.[name]?.key === key
  const setLoad = (load: Load<DataOf<Name>>): void =>
    set({ answers: { ...get().answers, [name]: { key, load } } })
  if (!isKnown) setLoad({ status: 'idle', data: null })
  loading.run({
    name,
    current: get().answers?.[name]?.load as Load<DataOf<Name>>,
    send,
    setLoad: (load) => {
      if (get().answers?.[name]?.key === key) setLoad(load)
    },
  })
}

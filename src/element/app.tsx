import { Router } from 'wouter'
import type { Address } from '../platform/address.ts'
import { language } from '../labels/language.ts'
import { Routes } from '../shell/routes.tsx'
import { UnexpectedState } from '../ui/states/failed-state.tsx'
import { StoreContext, useSelect } from '../core/store/context.tsx'
import type { ConfiguratorStore } from '../core/store/create-store.ts'
import { CfgRoot } from '../ui/base/cfg-root.tsx'
import { Optional } from '../ui/base/optional.tsx'

interface AppProps {
  readonly root: ShadowRoot
  readonly store: ConfiguratorStore
  readonly address: Address
}

export function App({ root, store, address }: AppProps) {
  return (
    <StoreContext value={store}>
      <CfgRoot root={root} lang={language.tag}>
        {/* Reloading the page restores the saved choices. */}
        <Optional renderFailed={() => <UnexpectedState onRetry={() => location.reload()} />}>
          <BasePathRouter address={address} />
        </Optional>
      </CfgRoot>
    </StoreContext>
  )
}

function BasePathRouter({ address }: { readonly address: Address }) {
  const basePath = useSelect((state) => state.settings.basePath)
  return (
    <Router key={basePath} base={basePath} hook={address.hook}>
      <Routes address={address} />
    </Router>
  )
}

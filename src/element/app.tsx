import { Component, type ReactNode } from 'react'
import { Router } from 'wouter'
import type { Address } from '../browser/address.ts'
import { logFailure } from '../browser/log.ts'
import { language } from '../labels/language.ts'
import { Routes } from '../screens/shell/routes.tsx'
import { UnexpectedState } from '../screens/shared/failed-state.tsx'
import { StoreContext, useSelect } from '../store/context.tsx'
import type { ConfiguratorStore } from '../store/create-store.ts'
import { CfgRoot } from '../ui/base/cfg-root.tsx'

export interface AppProps {
  readonly root: ShadowRoot
  readonly store: ConfiguratorStore
  readonly address: Address
}

export function App({ root, store, address }: AppProps) {
  return (
    <StoreContext value={store}>
      <CfgRoot root={root} lang={language.tag}>
        <ErrorBoundary>
          <BasePathRouter address={address} />
        </ErrorBoundary>
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

interface ErrorBoundaryState {
  readonly hasFailed: boolean
}

/** Shows an error message with a way to continue instead of a blank widget when rendering fails (spec §8). */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('rendering failed', error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <UnexpectedState /> : this.props.children
  }
}

import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Router } from 'wouter'
import type { Address } from '../platform/address.ts'
import { language } from '../labels/language.ts'
import { Routes } from '../shell/routes.tsx'
import { UnexpectedState } from '../ui/states/failed-state.tsx'
import { StoreContext, useSelect } from '../core/store/context.tsx'
import type { ConfiguratorStore } from '../core/store/create-store.ts'
import { RootContext } from '../ui/base/root-context.tsx'
import { IsMobileContext, MOBILE_MAX_WIDTH, useRootWidth } from '../ui/base/use-element-width.tsx'
import { Optional } from '../ui/base/optional.tsx'

interface AppProps {
  readonly root: ShadowRoot
  readonly store: ConfiguratorStore
  readonly address: Address
}

/**
 * The widget in its inner root, which resets the host styles that a theme's rules changed, and serves as the container for
 * all container queries. On mount it removes the server-rendered content.
 */
export function App({ root, store, address }: AppProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const printed of Array.from(root.children)) {
      if (printed.contains(ref.current)) break
      // Keep style sheets: server-rendered texts that are still shown need them.
      if (printed.localName !== 'link') printed.remove()
    }
  }, [root])
  const width = useRootWidth(ref, root)
  return (
    <StoreContext value={store}>
      <RootContext value={root}>
        <IsMobileContext value={width > 0 && width <= MOBILE_MAX_WIDTH}>
          <div
            ref={ref}
            className="cfg"
            part="root"
            lang={language.tag}
            onClickCapture={(event) => recordTap(store, event)}
          >
            {/* Reloading the page restores the saved choices. */}
            <Optional renderFailed={() => <UnexpectedState onRetry={() => location.reload()} />}>
              <BasePathRouter address={address} />
            </Optional>
          </div>
        </IsMobileContext>
      </RootContext>
    </StoreContext>
  )
}

function recordTap(
  { runtime }: ConfiguratorStore,
  { nativeEvent, timeStamp }: MouseEvent<HTMLElement>,
): void {
  // Not every browser sets `pointerType` on a click.
  if ((nativeEvent as Partial<PointerEvent>).pointerType !== 'mouse') runtime.lastTap = timeStamp
}

function BasePathRouter({ address }: { readonly address: Address }) {
  const basePath = useSelect((state) => state.settings.basePath)
  return (
    <Router key={basePath} base={basePath} hook={address.hook}>
      <Routes address={address} />
    </Router>
  )
}

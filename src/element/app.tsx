import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Router } from 'wouter'
import type { Address } from '../platform/address.ts'
import { createObserver } from '../platform/observers.ts'
import { language } from '../labels/language.ts'
import { Routes } from '../shell/routes.tsx'
import { UnexpectedState } from '../ui/states/empty-state.tsx'
import { StoreContext, useSelect } from '../core/store/context.tsx'
import type { ConfiguratorStore } from '../core/store/create-store.ts'
import { RootContext, IsMobileContext } from '../ui/base/element-context.tsx'
import { Optional } from '../ui/base/lazy-part.tsx'

/** Maximum element width for the mobile layout (spec §9), in CSS pixels at the usual text size: 62 em in the styles. */
const MOBILE_MAX_WIDTH = 992

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
  /*
   * In CSS pixels at the usual text size. The first render has the host's width, and the root is measured when the browser
   * has laid it out anyway, before it paints: measuring in the commit would add the layout of the whole screen to that task.
   */
  const [width, setWidth] = useState(root.host.clientWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // A sheet of its own, because the text size can change back.
    const sheet = new CSSStyleSheet()
    root.adoptedStyleSheets.push(sheet)
    let measured = ''
    const observer = createObserver('ResizeObserver', () => {
      const { width: shown, fontSize } = getComputedStyle(element)
      const size = shown + fontSize
      // Only the height changed, as with every screen. React would keep an update to the same width until the next one.
      if (size === measured) return
      measured = size
      // The root has the browser's default text size, which the tokens receive as a factor.
      const scale = parseFloat(fontSize) / 16
      sheet.replaceSync(`:host{--cfg-text-scale:${scale}}`)
      // With its fraction, as the style sheets measure it: 992.25 px is above 992.
      setWidth(parseFloat(shown) / scale)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.adoptedStyleSheets.splice(root.adoptedStyleSheets.indexOf(sheet), 1)
    }
  }, [root])
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

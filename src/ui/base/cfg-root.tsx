import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { RootContext } from './root-context.tsx'
import { IsMobileContext, MOBILE_MAX_WIDTH, useRootWidth } from './use-element-width.tsx'

interface CfgRootProps {
  readonly root: ShadowRoot
  /** Language of the visible text, as a BCP 47 tag. */
  readonly lang: string
  readonly children: ReactNode
}

/**
 * The inner root. On mount it removes the server-rendered content, resets the host styles that a theme's rules
 * changed, and serves as the container for all container queries.
 */
export function CfgRoot({ root, lang, children }: CfgRootProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const printed of Array.from(root.children)) {
      if (printed.contains(ref.current)) break
      // Keep style sheets: server-rendered texts that are still shown need them.
      if (printed.localName !== 'link') printed.remove()
    }
  }, [root])
  const store = useConfiguratorStore()
  const width = useRootWidth(ref, root)
  return (
    <RootContext value={root}>
      <IsMobileContext value={width > 0 && width <= MOBILE_MAX_WIDTH}>
        <div
          ref={ref}
          className="cfg"
          part="root"
          lang={lang}
          onClickCapture={(event) => recordTap(store, event)}
        >
          {children}
        </div>
      </IsMobileContext>
    </RootContext>
  )
}

function recordTap(
  { runtime }: ConfiguratorStore,
  { nativeEvent, timeStamp }: MouseEvent<HTMLElement>,
): void {
  // Not every browser sets `pointerType` on a click.
  if ((nativeEvent as Partial<PointerEvent>).pointerType !== 'mouse') runtime.lastTap = timeStamp
}

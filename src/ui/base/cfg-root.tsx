import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { RootContext } from './root-context.tsx'
import { IsMobileProvider, MOBILE_MAX_WIDTH, useElementWidth } from './use-element-width.tsx'

export interface CfgRootProps {
  readonly root: ShadowRoot
  /** Language of the visible text, as a BCP 47 tag. */
  readonly lang: string
  readonly children: ReactNode
}

/**
 * The inner root: takes the place of what the page's HTML has shown so far, undoes what a theme's rules let through to
 * the host, and is the container of every query.
 */
export function CfgRoot({ root, lang, children }: CfgRootProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let next = root.firstElementChild
    while (next?.contains(ref.current) === false) {
      const printed = next
      next = next.nextElementSibling
      // A sheet stays: texts that are still the page's own stand by it.
      if (printed.localName !== 'link') printed.remove()
    }
  }, [root])
  const width = useElementWidth(ref)
  return (
    <RootContext value={root}>
      <IsMobileProvider value={width > 0 && width <= MOBILE_MAX_WIDTH}>
        <div ref={ref} className="cfg" part="root" lang={lang}>
          {children}
        </div>
      </IsMobileProvider>
    </RootContext>
  )
}

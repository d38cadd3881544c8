import { useLayoutEffect, useRef } from 'react'
import { selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { useSelect } from '../../core/store/context.tsx'
import { importWithRetry } from './lazy-part.tsx'
import { sanitised } from './sanitise-html.ts'

/**
 * The only component that renders raw HTML, untrusted and from the back office. Renders nothing until it has been sanitised.
 */
export function SanitisedHtml({ html }: { readonly html: string }) {
  const siteLanguage = useSelect(selectSiteLanguage)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let isCancelled = false
    importWithRetry(async () => sanitised(html)).then(
      (content) => {
        if (!isCancelled) ref.current?.replaceChildren(...content.childNodes)
      },
      // If sanitising fails, show nothing rather than unsafe HTML.
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [html])
  return <div ref={ref} lang={siteLanguage} />
}

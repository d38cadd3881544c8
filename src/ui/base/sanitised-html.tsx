import { useLayoutEffect, useRef } from 'react'
import { siteLanguage } from '../../labels/site-language.ts'

export interface SanitisedHtmlProps {
  /** Untrusted HTML from the back office. */
  readonly html: string
}

/** The only component that renders raw HTML. Renders nothing until the HTML has been sanitised. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let isCancelled = false
    import('./sanitise-html.ts')
      .then(({ sanitised }) => sanitised(html))
      .then(
        (content) => {
          if (!isCancelled) ref.current?.replaceChildren(content)
        },
        // If sanitising fails, show nothing rather than unsafe HTML.
        () => undefined,
      )
    return () => {
      isCancelled = true
    }
  }, [html])
  return <div ref={ref} lang={siteLanguage()} />
}

import { useLayoutEffect, useRef } from 'react'

export interface TrustedHtmlProps {
  /** Untrusted HTML from the back office. */
  readonly html: string
}

/** The only component that renders raw HTML. Renders nothing until the HTML has been sanitised. */
export function TrustedHtml({ html }: TrustedHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let isCancelled = false
    import('./trusted-html.ts')
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
  return <div ref={ref} />
}

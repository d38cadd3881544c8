import { useLayoutEffect, useRef } from 'react'

export interface TrustedHtmlProps {
  /** Untrusted HTML of the back office. */
  readonly html: string
}

/** The only place that shows raw HTML: nothing is shown until it has been sanitised. */
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
        // Unsafe text is better not shown than shown as it came.
        () => undefined,
      )
    return () => {
      isCancelled = true
    }
  }, [html])
  return <div ref={ref} />
}

import { useEffect, useRef, type ReactNode } from 'react'

interface MessageProps {
  readonly className?: string
  /** Nothing is shown for an empty one. */
  readonly children: ReactNode
}

/** What came of something that the visitor did: announced, and scrolled into view, also below what was pressed. */
export function Message({ className, children }: MessageProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [children])
  return (
    // Focusable elements have scroll margins that keep them clear of the fixed bars.
    <p ref={ref} role="status" tabIndex={-1} className={className}>
      {children}
    </p>
  )
}

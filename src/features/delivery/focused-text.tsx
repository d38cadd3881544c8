import { useEffect, useRef } from 'react'

interface FocusedTextProps {
  /** A new object for each event, so that the same text is read again. */
  readonly said: { readonly text: string } | null
}

/** What came of a press on a button that may be gone by now: takes the focus, and is read because of that. */
export function FocusedText({ said }: FocusedTextProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    ref.current?.focus()
  }, [said])
  return (
    said && (
      <p ref={ref} tabIndex={-1}>
        {said.text}
      </p>
    )
  )
}

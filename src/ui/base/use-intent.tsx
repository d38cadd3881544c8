import { useEffect, useRef } from 'react'

/** How long the focus rests before it shows an intent, in milliseconds. */
const REST_MS = 300

/**
 * Handlers of a control that call `prepare` once the buyer probably wants it: when the pointer enters it, or when the
 * focus has rested on it. A focus that only passes requests nothing. A press does not wait for this.
 */
export function useIntent(prepare: () => void) {
  const timer = useRef(0)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    onPointerEnter: prepare,
    onFocus: (): void => {
      timer.current = window.setTimeout(prepare, REST_MS)
    },
    onBlur: stop,
  }
}

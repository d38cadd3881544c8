import { flushSync } from 'react-dom'

/** Renders a message before the field it is about is focused, so that screen readers read it with the field. */
export function showThenFocus(show: () => void, focus: () => void): void {
  flushSync(show)
  focus()
}

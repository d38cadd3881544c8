import { flushSync } from 'react-dom'

/** A ref of an element that takes the focus when it appears, because what was pressed is gone or of no more use. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Renders a message before the field it is about is focused, so that screen readers read it with the field. */
export function showThenFocus(show: () => void, focus: () => void): void {
  flushSync(show)
  focus()
}

/** A ref of an element that takes the focus when it appears, because what was pressed is gone or of no more use. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

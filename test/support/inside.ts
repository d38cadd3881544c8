import { within, type BoundFunctions, type queries } from '@testing-library/dom'

/** Queries inside an element's shadow root. */
export function insideOf(host: Element): BoundFunctions<typeof queries> {
  if (!host.shadowRoot) throw new Error('the element has no shadow root')
  return within(host.shadowRoot as unknown as HTMLElement)
}

import type { ComponentProps } from 'react'
import { FailedState } from './failed-state.tsx'

/** A failed request: the error state, and how to reach the site if the host says so (README, slots). */
export function FailedRequest(props: ComponentProps<typeof FailedState>) {
  return (
    <>
      <FailedState {...props} />
      <slot name="contact" />
    </>
  )
}

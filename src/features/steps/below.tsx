import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Optional } from '../../ui/base/optional.tsx'

/** The element after the price bar. Its content is shown above the bar. */
export const BelowBar = createContext<HTMLElement | null>(null)

/** Sections below the fold. They follow the price bar in the tab order, so that 'Continuar' follows the choices. */
export function Below({ children }: { readonly children: ReactNode }) {
  const place = use(BelowBar)
  return (
    place &&
    createPortal(
      <div className="below">
        <Optional>{children}</Optional>
      </div>,
      place,
    )
  )
}

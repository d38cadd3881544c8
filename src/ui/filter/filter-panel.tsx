import { type ReactNode, Suspense } from 'react'

interface FilterPanelProps {
  readonly id: string
  readonly isOpen: boolean
  /** The filter, whose code may load on demand. */
  readonly children: ReactNode
}

/** The panel that a `FilterToggle` opens. */
export function FilterPanel({ id, isOpen, children }: FilterPanelProps) {
  return (
    <div id={id} hidden={!isOpen}>
      <Suspense>{isOpen && children}</Suspense>
    </div>
  )
}

import { type ReactNode, useId, useState } from 'react'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import equipmentCss from './equipment.css?inline'

export interface DisclosureProps {
  readonly title: string
  /** Rendered only while it is open. */
  readonly children: ReactNode
}

/** A title that opens what it is about, below it. */
export function Disclosure({ title, children }: DisclosureProps) {
  useStyles(equipmentCss)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="item-fold">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <LazyIcon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  )
}

import type { ReactNode, Ref } from 'react'

import { IconButton } from '../primitives/icon-button.tsx'
import { LazyIcon } from '../primitives/lazy-icon.tsx'
import resultCss from './result-panel.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { useIsMobile } from '../base/use-element-width.tsx'
import { usePull } from '../shell/use-pull.tsx'

export interface ResultPanelProps {
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** Beside the title: which credit it is. */
  readonly kind: string
  /** What stands there whether open or closed. */
  readonly head: ReactNode
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly openLabel: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** A card in the desktop form; in the mobile form a sheet that is pulled open and shut, or by its chevron. */
export function ResultPanel({ headingRef, ...props }: ResultPanelProps) {
  useStyles(resultCss)
  const { isOpen, onToggle } = props
  const isMobile = useIsMobile()
  const pull = usePull(onToggle)
  return (
    <section className="result" aria-label={props.title}>
      <div className="result-head" {...(isMobile && pull)}>
        <h3 ref={headingRef} tabIndex={-1}>
          {props.title}
        </h3>
        <span>{props.kind}</span>
        {isMobile && (
          <IconButton
            isBare
            label={isOpen ? props.closeLabel : props.openLabel}
            icon={<LazyIcon name="down" />}
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          />
        )}
        {props.head}
      </div>
      {/* Shut, it is still printed. */}
      <div className="result-body" hidden={isMobile && !isOpen}>
        {props.children}
      </div>
    </section>
  )
}

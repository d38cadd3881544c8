import { type ReactNode, type Ref, useRef } from 'react'

import { IconButton } from '../primitives/icon-button.tsx'
import resultCss from './result-panel.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { useInView } from '../base/use-in-view.tsx'
import { useIsMobile } from '../base/use-element-width.tsx'
import { usePull } from '../shell/use-pull.tsx'

export interface ResultPanelProps {
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** Credit type, shown beside the title. */
  readonly kind: string
  /** Always visible, also while the panel is collapsed. */
  readonly head: ReactNode
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly openLabel: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** A card on desktop; on mobile a sheet that opens and closes by pulling or with its chevron. */
export function ResultPanel({ headingRef, ...props }: ResultPanelProps) {
  useStyles(resultCss)
  const { isOpen, onToggle } = props
  const isMobile = useIsMobile()
  const pull = usePull(onToggle)
  const ref = useRef<HTMLElement>(null)
  useInView(ref, '.figs, .primary')
  return (
    <section ref={ref} className="result" aria-label={props.title}>
      <div className="result-head" {...(isMobile && pull)}>
        <h3 ref={headingRef} tabIndex={-1}>
          {props.title}
        </h3>
        <span>{props.kind}</span>
        {isMobile && (
          <IconButton
            isBare
            label={isOpen ? props.closeLabel : props.openLabel}
            icon="down"
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          />
        )}
        {props.head}
      </div>
      <div className="result-body" data-collapsed={isMobile && !isOpen ? '' : undefined}>
        {props.children}
      </div>
    </section>
  )
}

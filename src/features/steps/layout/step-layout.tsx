import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { lockScroll } from '../../../platform/scroll-lock.ts'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import sheetCss from './sheet.css?inline'
import { useIsMobile } from '../../../ui/base/use-element-width.tsx'
import { useStepTop } from './use-step-top.tsx'

interface StepLayoutProps {
  /** A `Stage` element. */
  readonly stage: ReactNode
  /** An `OptionsSheet` element, or any column. */
  readonly options: ReactNode
  /** Whether the sheet covers the stage in the mobile layout. */
  readonly isOpen?: boolean
}

/**
 * Stage and options. On mobile, while the sheet is open, it covers the stage down to the window's end, and the page does
 * not scroll.
 */
export function StepLayout({ stage, options, isOpen }: StepLayoutProps) {
  useStyles(sheetCss)
  const ref = useRef<HTMLDivElement>(null)
  useStepTop(ref)
  const isTall = useIsTall()
  const isCovering = useIsMobile() && isTall && isOpen === true
  useLayoutEffect(() => {
    const step = ref.current
    if (!isCovering || !step) return
    // Below the navigation: the site's header scrolls away, which leaves more room for the options.
    step.scrollIntoView({ block: 'start', behavior: 'instant' })
    const top = Math.max(0, step.getBoundingClientRect().top)
    step.style.setProperty('--step-top', `${top}px`)
    return lockScroll()
  }, [isCovering])
  return (
    <div ref={ref} className="step" data-open={isCovering || undefined}>
      <div className="step-stage" inert={isCovering}>
        {stage}
      </div>
      <div className="step-options">{options}</div>
    </div>
  )
}

/** Windows that are high enough for a sheet, in the height of the text; in lower ones the options are beside or below the stage. */
const TALL = matchMedia('(min-height: 35em)')

function useIsTall(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      TALL.addEventListener('change', onChange)
      return () => TALL.removeEventListener('change', onChange)
    },
    () => TALL.matches,
  )
}

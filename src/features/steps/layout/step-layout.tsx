import {
  createContext,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { lockScroll } from '../../../platform/scroll-lock.ts'
import { useIsMobile } from '../../../ui/base/use-element-width.tsx'
import { useStepTop } from './use-step-top.tsx'
import { selectModel } from '../../../core/configuration/chosen-items.ts'
import type { ChoiceStepId } from '../../../core/configuration/steps.ts'
import { useSelect } from '../../../core/store/context.tsx'
import { revealAfterPaint } from '../../../platform/reveal.ts'
import { Button, pressed } from '../../../ui/primitives/button.tsx'
import { StepIcon } from '../../../ui/primitives/step-icon.tsx'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import { useHeading } from '../../../ui/text/use-heading.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { useSheetDrag } from './use-sheet-drag.tsx'
import sheetCss from './sheet.css?inline'

interface OptionsSheetProps {
  readonly kind: ChoiceStepId
  /** The button that opens the sheet. Without it there is no sheet, and the options are always visible. */
  readonly openLabels?: { readonly label: string; readonly hint: string } | null | undefined
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** Always visible, also while the sheet is closed. A part of it follows the choices, and so it is repeated there. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Whether the sheet is open. */
export const OpenSheetContext = createContext(false)

/** A plain column on desktop; on mobile a sheet that opens over the stage. */
export function OptionsSheet(props: OptionsSheetProps) {
  useStyles(sheetCss)
  const { openLabels, isOpen, onToggle } = props
  const t = useText()
  const heading = useHeading()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const hintId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  const openButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // The pressed button is now hidden and has lost the focus: move it to the other button.
    const visible = isOpen ? closeButton : openButton
    visible.current?.focus({ preventScroll: true })
    if (!isOpen) return
    // The chosen option may be further down than the sheet is high.
    return revealAfterPaint(() =>
      closeButton.current?.closest('.sheet')?.querySelector('.choice:has(:checked)'),
    )
  }, [isOpen])
  // A layout effect, because the visitor may press Escape before passive effects run.
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const root = closeButton.current?.getRootNode() as Document | ShadowRoot | undefined
      // A dialog above the sheet is closed first.
      if (key === 'Escape' && !root?.querySelector('dialog[open]')) onToggle(false)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen, onToggle])
  const drag = useSheetDrag(() => onToggle(false))
  return (
    <div className="sheet" part="options" data-open={isOpen || undefined}>
      <div className={isOpen ? 'sheet-head grip' : 'sheet-head'} {...(isOpen && drag)}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${props.kind}Title`, { model })}
        </h1>
        <button
          ref={closeButton}
          type="button"
          className="round bare sheet-close"
          aria-label={t('closeOptions')}
          aria-expanded="true"
          {...pressed(() => onToggle(false))}
        >
          <StepIcon name="down" />
        </button>
      </div>
      {props.note}
      <div className="sheet-body">
        <OpenSheetContext value={isOpen}>{props.children}</OpenSheetContext>
        {openLabels && (
          <div className="stack sheet-opener">
            <p id={hintId} className="quiet">
              {openLabels.hint}
            </p>
            <Button
              ref={openButton}
              variant="secondary"
              isWide
              aria-expanded="false"
              aria-describedby={hintId}
              onPress={() => onToggle(true)}
            >
              {openLabels.label}
            </Button>
          </div>
        )}
        {isOpen && props.note}
      </div>
    </div>
  )
}

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

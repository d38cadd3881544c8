import {
  createContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { selectChoiceLoad } from '../../core/catalogue/lists.ts'
import { preselect } from '../../core/configuration/choose-item.ts'
import { choicesOn } from '../../core/configuration/choice-steps.ts'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import type { ChoiceStepId } from '../../core/configuration/configuration.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { capitalized } from '../../core/values/texts.ts'
import { revealAfterPaint, lockScroll } from '../../platform/scroll.ts'
import { useIsMobile, useStyles } from '../../ui/base/element-context.tsx'
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back.tsx'
import { Button, pressed } from '../../ui/primitives/button.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { CreditBlock } from '../legal/credit-block.tsx'
import { CarStage } from '../viewer/stage.tsx'
import { publishStepTop } from './layout/pin-bar.ts'
import { useSheetDrag } from './layout/use-sheet-drag.tsx'
import sheetCss from './layout/sheet.css?inline'

/** Whether the sheet is open. */
export const OpenSheetContext = createContext(false)

interface StepScreenProps {
  readonly kind: ChoiceStepId
  /** Name of the chosen item, beside the car. */
  readonly chosen: string | null
  /** On the button that opens the sheet. Without it there is no sheet: the options are below the stage. */
  readonly openLabel?: string | null
  /** In place of the choices while their list loads. */
  readonly skeleton: ReactNode
  /** The choices. */
  readonly children: ReactNode
}

/**
 * Layout of all steps: the car on its stage, and the choices beside it. On mobile they are below it, in a sheet that
 * opens over the stage down to the window's end; the page does not scroll meanwhile. Preselects an item of their lists.
 */
export function StepScreen(props: StepScreenProps) {
  useStyles(sheetCss)
  const { kind, chosen, openLabel, skeleton, children } = props
  const t = useText()
  const hintId = useId()
  const heading = useHeading()
  const closeButton = useRef<HTMLButtonElement>(null)
  const openButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const drag = useSheetDrag(close)
  useCloseOnBack(isOpen, close)
  const isTall = useIsTall()
  const isCovering = useIsMobile() && isTall && isOpen
  useLayoutEffect(() => {
    const step = heading.current?.closest<HTMLElement>('.step')
    if (!isCovering || !step) return
    // Below the navigation: the site's header scrolls away, which leaves more room for the options.
    step.scrollIntoView({ block: 'start', behavior: 'instant' })
    const top = Math.max(0, step.getBoundingClientRect().top)
    step.style.setProperty('--step-top', `${top}px`)
    return lockScroll()
  }, [isCovering, heading])
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // The pressed button is now hidden and has lost the focus: move it to the other button.
    const visible = isOpen ? closeButton : openButton
    visible.current?.focus({ preventScroll: true })
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const root = closeButton.current?.getRootNode() as Document | ShadowRoot | undefined
      // A dialog above the sheet is closed first.
      if (key === 'Escape' && !root?.querySelector('dialog[open]')) setIsOpen(false)
    }
    addEventListener('keydown', onKeyDown)
    // The chosen option may be further down than the sheet is high.
    const cancel = revealAfterPaint(() =>
      closeButton.current?.closest('.sheet')?.querySelector('.choice:has(:checked)'),
    )
    return () => {
      removeEventListener('keydown', onKeyDown)
      cancel()
    }
  }, [isOpen])
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const store = useConfiguratorStore()
  const { status } = useSelect((state) => selectChoiceLoad(state, kind))
  const loaded = useSelect((state) =>
    choicesOn(kind)
      .filter((choice) => selectChoiceLoad(state, choice).status === 'ready')
      .join(),
  )
  // Of each list once it has loaded (spec §4, cards and colours), before it is painted: a row opens. An existing choice is
  // kept.
  useLayoutEffect(() => {
    if (loaded) preselect(store, kind)
  }, [store, loaded, kind])
  // Remounted when the list has loaded: a part of it follows the options, and would move.
  return (
    <div ref={publishStepTop} className="step" data-open={isCovering || undefined}>
      <div className="step-stage" inert={isCovering}>
        <CarStage
          name={model}
          subtitle={chosen}
          side={kind === 'interior' ? 'interior' : 'exterior'}
          hasToggle={kind === 'interior'}
        />
      </div>
      <div className="step-options">
        <div className="sheet" part="options" data-open={isOpen || undefined}>
          <div className={isOpen ? 'sheet-head grip' : 'sheet-head'} {...(isOpen && drag)}>
            <h1 ref={heading} tabIndex={-1}>
              {t(`${kind}Title`, { model })}
            </h1>
            <button
              ref={closeButton}
              type="button"
              className="round bare sheet-close"
              aria-label={t('closeOptions')}
              aria-expanded="true"
              {...pressed(close)}
            >
              <StepIcon name="down" />
            </button>
          </div>
          <div className="sheet-body">
            <OpenSheetContext value={isOpen}>
              <ListState
                status={status}
                failedLabel={`failed${capitalized(kind)}s`}
                skeleton={skeleton}
              >
                {children}
              </ListState>
            </OpenSheetContext>
            {openLabel && (
              <div className="stack sheet-opener">
                <p id={hintId} className="quiet">
                  {t('versionsHint')}
                </p>
                <Button
                  ref={openButton}
                  variant="secondary"
                  isWide
                  aria-expanded="false"
                  aria-describedby={hintId}
                  onPress={() => setIsOpen(true)}
                >
                  {openLabel}
                </Button>
              </div>
            )}
            <CreditBlock key={status} />
          </div>
        </div>
      </div>
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
